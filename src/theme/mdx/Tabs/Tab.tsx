import type { ReactNode } from 'react';

export interface TabProps {
  label: string;
  /** What the choice is remembered by; the label where it is missing. */
  value?: string;
  children?: ReactNode;
}

/** One of several texts of which a reader wants one. The set around it makes its button and its panel. */
export function Tab({ children }: TabProps) {
  return children;
}
