import { expect, it } from 'vitest';
import { parseBenchmarks } from './benchmarks.ts';

it('says which file cannot be read, and why', () => {
  expect(() => parseBenchmarks('{ "date": ')).toThrowErrorMatchingInlineSnapshot(`
    [ProblemError: content/benchmarks.json
      Invalid JSON in the benchmarks
      found:    Unexpected end of JSON input
      fix:      fix the commas and quotation marks, then: npm run bench:bundlers

    1 problem]
  `);
});

it('says which figure is missing', () => {
  const benchmarks = {
    bundlers: { rspack: { name: 'Rspack', versions: { '@rspack/core': '0.5.9' } } },
    cases: [
      {
        modules: 1000,
        date: '2024-01-09',
        machine: { cpu: 'x', cores: 2, memory: 24, system: 'Linux x64', node: '20.20.2' },
        rounds: 3,
        limit: 600_000,
        results: { rspack: { build: 1, memory: 2, size: 3 } },
      },
    ],
  };
  expect(() => parseBenchmarks(JSON.stringify(benchmarks))).toThrowErrorMatchingInlineSnapshot(`
    [ProblemError: content/benchmarks.json:1
      Missing \`cases.0.results.rspack.compressed\` in the benchmarks
      expected: number
      fix:      compressed: 1

    1 problem]
  `);
});
