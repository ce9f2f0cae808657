/** Something wrong with a sample: a problem whose place is counted within the code. */
export interface Fault {
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

/** Faults by line, each said once. */
export function sortFaults(faults: readonly Fault[]): Fault[] {
  const seen = new Map(faults.map((fault) => [`${fault.line}:${fault.message}`, fault]));
  return [...seen.values()].sort((a, b) => a.line - b.line);
}

/** Several faults of one sample by two checkers; what both found on a line is the first one's. */
export function mergeFaults(first: readonly Fault[], second: readonly Fault[]): Fault[] {
  const isKnown = ({ line, found }: Fault) =>
    first.some((fault) => fault.line === line && fault.found === found);
  return sortFaults([...first, ...second.filter((fault) => !isKnown(fault))]);
}

/** Line of a position in a text, from 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
