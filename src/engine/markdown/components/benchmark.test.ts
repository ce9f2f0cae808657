import { expect, it } from 'vitest';
import { formatProblems } from '#shared/problem.ts';
import { testCompile, testRender } from '../test-compile.ts';

const page = { format: 'mdx' } as const;

it('is filled in with what was measured, the best first', async () => {
  expect(await testRender('<Benchmark figure="build" modules="1000" />', page)).toBe(
    `<Benchmark figure="build" modules="1000" rows="[{"id":"esbuild","name":"esbuild","version":"","value":200},{"id":"rspack","name":"Rspack","version":"0.5.9","value":500}]"></Benchmark>`,
  );
});

it('leaves out bundlers without the figure', async () => {
  expect(await testRender('<Benchmark figure="start" modules="1000" />', page)).not.toContain(
    'esbuild',
  );
});

it('is of an app that was measured', async () => {
  const { problems } = await testCompile('<Benchmark figure="build" modules="100" />', page);
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "content/en/guide/react.mdx:1
      Nothing was measured for 100 modules.
      found:    <Benchmark modules="100" … />
      expected: one of 1000

    1 problem"
  `);
});
