import { type Problem, ProblemError } from '#shared/problem.ts';

/** What an error says, as problems; of a problem in the theme or the engine, where it happened. */
export function problemsOf(error: unknown): readonly Problem[] {
  if (error instanceof ProblemError) return error.problems;
  const { message = String(error), stack } = error as Partial<Error>;
  return [{ message, ...(stack ? { found: stack } : {}) }];
}
