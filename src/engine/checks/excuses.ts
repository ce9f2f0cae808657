import type { Problem } from '#shared/problem.ts';
import {
  type ExceptionKind,
  type Exceptions,
  exceptionsFile,
  namesPattern,
} from '../content/records/exceptions.ts';

/** The exceptions that one check asks for. */
export interface Excuses {
  /** Whether an exception of a kind means a name; it is of use then. */
  has: (kind: ExceptionKind, name: string) => boolean;
  /** Exceptions that were of no use. */
  unused: () => Problem[];
}

/** Remembers which exceptions of some kinds were of use. */
export function createExcuses(
  { reasons, lineOf }: Exceptions,
  kinds: readonly ExceptionKind[],
): Excuses {
  const entries = kinds.flatMap((kind) =>
    Object.keys(reasons[kind]).map((entry) => ({ kind, entry, pattern: namesPattern(entry) })),
  );
  const used = new Set<(typeof entries)[number]>();
  return {
    has(kind, name) {
      const fitting = entries.filter((entry) => entry.kind === kind && entry.pattern.test(name));
      for (const entry of fitting) used.add(entry);
      return fitting.length > 0;
    },
    unused: () =>
      entries
        .filter((entry) => !used.has(entry))
        .map(({ kind, entry }) => ({
          file: `content/${exceptionsFile}`,
          line: lineOf(kind, entry),
          message: 'Unused exception',
          found: `${kind}: ${entry}`,
          fix: 'remove the line',
        })),
  };
}
