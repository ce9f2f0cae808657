import type { Benchmarks } from '#shared/benchmarks.ts';

/**
 * Puts what was measured in the place of what there was of the same sizes, so that sizes can be
 * measured one after another.
 *
 * What was measured with other versions goes: a page compares one version of each bundler.
 */
export function mergeBenchmarks(before: Benchmarks | undefined, measured: Benchmarks): Benchmarks {
  const sizes = new Set(measured.cases.map(({ modules }) => modules));
  const hasSameVersions = JSON.stringify(before?.bundlers) === JSON.stringify(measured.bundlers);
  const kept = hasSameVersions
    ? (before?.cases ?? []).filter(({ modules }) => !sizes.has(modules))
    : [];
  const cases = [...kept, ...measured.cases].sort((a, b) => a.modules - b.modules);
  return { bundlers: measured.bundlers, cases };
}
