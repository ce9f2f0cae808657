/** Something wrong with a sample: a problem whose place is counted within the code. */
export interface SampleProblem {
  /** From 1, within the code. */
  line: number;
  /** What is wrong, in one sentence. */
  message: string;
  /** What was found, as it stands in the code. */
  found?: string;
  expected?: string;
  /** What to write instead, or what to do. */
  fix?: string;
  /** Whether a build of the code would show it: of an example's files, that is left to its build. */
  isSeenByBuild?: boolean;
}

/** Problems by line, each said once. */
export function sortProblems(problems: readonly SampleProblem[]): SampleProblem[] {
  const seen = new Map(problems.map((problem) => [`${problem.line}:${problem.message}`, problem]));
  return [...seen.values()].sort((a, b) => a.line - b.line);
}

/** Several problems of one sample by two checkers; what both found on a line is the first one's. */
export function mergeProblems(
  first: readonly SampleProblem[],
  second: readonly SampleProblem[],
): SampleProblem[] {
  const isKnown = ({ line, found }: SampleProblem) =>
    first.some((problem) => problem.line === line && problem.found === found);
  return sortProblems([...first, ...second.filter((problem) => !isKnown(problem))]);
}
