import { expect, it } from 'vitest';
import { formatProblems } from '#shared/problem.ts';
import { testCompile, testRender } from '../test-compile.ts';

const page = { format: 'mdx' } as const;

it('is filled in with what was measured, the best first', async () => {
  expect(await testRender('<Benchmark figure="build" modules="1000" />', page)).toBe(
    `<Benchmark figure="build" modules="1000" charts="[{"modules":1000,"limit":600000,"rows":[{"id":"esbuild","name":"esbuild","version":"","figures":{"build":200}},{"id":"rspack","name":"Rspack","version":"0.5.9","figures":{"build":500}}]}]"></Benchmark>`,
  );
});

it('shows every size where none is named', async () => {
  expect(await testRender('<Benchmark figure="build" />', page)).toContain('[{"modules":1000,');
});

it('leaves out bundlers without the figure', async () => {
  expect(await testRender('<Benchmark figure="start" modules="1000" />', page)).not.toContain(
    'esbuild',
  );
});

it('has all figures in a table, and the rest in the setup', async () => {
  expect(await testRender('<BenchmarkTable />', page)).toContain(
    '"figures":{"build":500,"start":900,"memory":200000000,"compressed":90000}',
  );
  const setup = await testRender('<BenchmarkSetup />', page);
  expect(setup).toContain('"versions":{"@rspack/core":"0.5.9"}');
  expect(setup).toContain('"date":"2024-01-09"');
  expect(setup).not.toContain('results');
});

it('is of an app that was measured', async () => {
  const { problems } = await testCompile('<Benchmark figure="build" modules="100" />', page);
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "content/en/guide/react.mdx:1
      No measurements of 100 modules
      found:    <Benchmark modules="100" … />
      expected: one of 1000

    1 problem"
  `);
});
