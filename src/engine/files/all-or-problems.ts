import { ProblemError } from '#shared/problem.ts';

type Settled<T extends readonly unknown[]> = { -readonly [Key in keyof T]: Awaited<T[Key]> };

/** What all of them give, or the problems of all together. */
export async function allOrProblems<const T extends readonly unknown[]>(
  work: T,
): Promise<Settled<T>> {
  const settled = await Promise.allSettled(work);
  const failed = settled.filter((result) => result.status === 'rejected');
  const problems = failed.flatMap(({ reason }) => {
    if (reason instanceof ProblemError) return reason.problems;
    throw reason;
  });
  if (problems.length > 0) throw new ProblemError(problems);
  return settled.flatMap((result) =>
    result.status === 'fulfilled' ? [result.value] : [],
  ) as Settled<T>;
}
