/** Something wrong with what an author or a maintainer wrote: what, where, and what to do. */
export interface Problem {
  /** File from the project's root, or undefined where it is not about one. */
  file?: string;
  /** Line in the file, from 1. */
  line?: number;
  /** The short form, without a period: "Missing alt text". */
  message: string;
  /** What was found, as it stands in the file. */
  found?: string;
  expected?: string;
  /** The corrected lines, ready to be pasted, or what to do. */
  fix?: string;
}

/** A problem without its file, which the caller adds. */
export type PageProblem = Omit<Problem, 'file'>;

/** A problem without its place, which the caller adds. */
export type ProblemText = Omit<Problem, 'file' | 'line'>;

/** Stops a run; carries every problem of a step, so that all are shown together. */
export class ProblemError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(formatProblems(problems));
    this.name = 'ProblemError';
    this.problems = problems;
  }
}

/** Throws if there is anything to report. */
export function assertNoProblems(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new ProblemError(problems);
}

/** All problems by file and line, as a terminal shows them, with their count below. */
export function formatProblems(problems: readonly Problem[]): string {
  const sorted = [...problems].sort(
    (a, b) =>
      compare(a.file ?? '', b.file ?? '') ||
      (a.line ?? 0) - (b.line ?? 0) ||
      compare(a.message, b.message),
  );
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return [...sorted.map(formatProblem), count].join('\n\n');
}

/** One problem: its place and message, then what was found, what was expected and the remedy. */
export function formatProblem({ file, line, message, found, expected, fix }: Problem): string {
  const place = file ? `${file}${line ? `:${line}` : ''}\n` : '';
  return [
    `${place}  ${message}`,
    ...(found === undefined ? [] : [`  found:    ${indent(found)}`]),
    ...(expected === undefined ? [] : [`  expected: ${indent(expected)}`]),
    ...(fix === undefined ? [] : [`  fix:      ${indent(fix)}`]),
  ].join('\n');
}

function indent(text: string): string {
  return text.replaceAll('\n', '\n            ');
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
