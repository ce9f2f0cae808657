import type { ConfigReport } from '#shared/config-checker/check-config.ts';
import type { KnownDifferences } from '#shared/config-checker/check-options.ts';
import type { DiffLine } from '#shared/config-checker/line-diff.ts';

/** What is asked of the checker's thread. */
export interface CheckRequest {
  text: string;
  differences: KnownDifferences;
  /** Offered changes to make. */
  accepted: readonly string[];
}

/** What it answers. */
export interface CheckResult {
  report: ConfigReport;
  /** How the migrated text differs; empty where it does not. */
  diff: DiffLine[];
}

export type CheckQuestion = CheckRequest & { id: number };
export type CheckAnswer = { id: number } & (
  | { type: 'answer'; result: CheckResult }
  | { type: 'error'; message: string }
);
