import type { ReactNode } from 'react';

/** Blocks side by side where there is room for them, and below each other where there is not. */
export function Columns({ children }: { children: ReactNode }) {
  return (
    <div className="columns" data-component="Columns">
      {children}
    </div>
  );
}
