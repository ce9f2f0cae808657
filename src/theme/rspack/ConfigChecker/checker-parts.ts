import type { CheckerStrings } from '#shared/config-checker/checker-strings.ts';
import type { readTables } from './known-differences.ts';

/** Parts of the checker, and what it knows. */
export interface Checker {
  root: HTMLElement;
  field: HTMLTextAreaElement;
  strings: CheckerStrings;
  tables: ReturnType<typeof readTables>;
  /** Offered changes that the reader wants. */
  accepted: Set<string>;
  /** Checks again. */
  check: () => Promise<void>;
}
