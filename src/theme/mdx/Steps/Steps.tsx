import type { ReactNode } from 'react';

/** What is done one after the other: a numbered list, with a line from number to number. */
export function Steps({ children }: { children: ReactNode }) {
  return (
    <div className="steps" data-component="Steps">
      {children}
    </div>
  );
}
