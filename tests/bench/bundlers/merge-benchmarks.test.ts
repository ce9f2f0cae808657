import { expect, it } from 'vitest';
import type { BenchmarkCase, Benchmarks } from '#shared/benchmarks.ts';
import { mergeBenchmarks } from './merge-benchmarks.ts';

const bundlers = { rspack: { name: 'Rspack', versions: { '@rspack/core': '0.5.9' } } };

const measured = (modules: number, date: string): BenchmarkCase => ({
  modules,
  date,
  machine: { cpu: 'x', cores: 2, memory: 24, system: 'Linux x64', node: '20.20.2' },
  rounds: 3,
  limit: 600_000,
  results: {},
});

const before: Benchmarks = {
  bundlers,
  cases: [measured(1000, '2024-01-09'), measured(5000, '2024-01-09')],
};

it('replaces the sizes that were measured, and keeps the others', () => {
  const now = { bundlers, cases: [measured(10_000, '2024-01-10'), measured(1000, '2024-01-10')] };
  expect(mergeBenchmarks(before, now).cases.map(({ modules, date }) => [modules, date])).toEqual([
    [1000, '2024-01-10'],
    [5000, '2024-01-09'],
    [10_000, '2024-01-10'],
  ]);
});

it('keeps nothing of other versions', () => {
  const versions = { '@rspack/core': '0.5.8' };
  const now = {
    bundlers: { rspack: { name: 'Rspack', versions } },
    cases: [measured(1000, '2024-01-10')],
  };
  expect(mergeBenchmarks(before, now)).toEqual(now);
});

it('begins a file', () => {
  expect(mergeBenchmarks(undefined, before)).toEqual(before);
});
