import { type Problem, ProblemError } from '#shared/problem.ts';

/** The problems of an error; for an error of theme or engine, its message and place. */
export function problemsOf(error: unknown): readonly Problem[] {
  if (error instanceof ProblemError) return error.problems;
  const { message = String(error), stack } = error as Partial<Error>;
  return [{ message, ...(stack ? { found: stack } : {}) }];
}
