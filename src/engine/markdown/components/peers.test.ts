import { expect, it } from 'vitest';
import { formatProblems } from '#shared/problem.ts';
import { testCompile, testRender } from '../test-compile.ts';

const page = { format: 'mdx' } as const;

it('is filled in with what was measured, the best first', async () => {
  expect(await testRender('<PeerChart figure="buildCold" />', page)).toBe(
    `<PeerChart figure="buildCold" chart="[{"id":"starlight","name":"Starlight","version":"0.42.4","value":{"median":5000,"low":4900,"high":5200}},{"id":"own","name":"This site","version":"0.5.9","value":{"median":6000,"low":5900,"high":6200}}]"></PeerChart>`,
  );
});

it('has all figures in a table, and the rest in the setup', async () => {
  expect(await testRender('<PeerTable />', page)).toContain('"buildCold":{"own":{"median":6000');
  const setup = await testRender('<PeerSetup />', page);
  expect(setup).toContain('"corpus":{"pages":150');
  expect(setup).not.toContain('median');
});

it('is empty where nothing came out', async () => {
  expect(await testRender('<PeerChart figure="buildWarm" />', page)).toContain('chart="[]"');
});

it('is of what was measured', async () => {
  const { problems } = await testCompile('<PeerTable />', { ...page, peers: false });
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "content/en/guide/react.mdx:1
      No measurements
      found:    <PeerTable … />
      expected: content/peers.json, by npm run bench -- --peers

    1 problem"
  `);
});
