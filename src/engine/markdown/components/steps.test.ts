import { expect, it } from 'vitest';
import { formatProblems } from '#shared/problem.ts';
import { testCompile, testRender } from '../test-compile.ts';

const page = { format: 'mdx' } as const;

it('may hold a numbered list', async () => {
  const html = await testRender('<Steps>\n{/* two */}\n\n1. One\n2. Two\n\n</Steps>', page);
  expect(html.replaceAll('\n', '')).toBe('<Steps><ol><li>One</li><li>Two</li></ol></Steps>');
});

it('cannot hold anything else', async () => {
  const bodies = ['- One', 'Words.\n\n1. One', '1. One\n\nWords.', ''];
  const { problems } = await testCompile(
    bodies.map((body) => `<Steps>\n\n${body}\n\n</Steps>`).join('\n\n'),
    page,
  );
  expect(problems.map(({ line }) => line)).toEqual([1, 7, 15, 23]);
  expect(formatProblems(problems.slice(0, 1))).toMatchInlineSnapshot(`
    "content/en/guide/react.mdx:1
      Invalid content of \`Steps\`: one numbered list only
      found:    <Steps> around something else
      expected: <Steps>
                
                1. The first step.
                2. The second step.
                
                </Steps>
      fix:      number the items; what belongs to a step is indented below it

    1 problem"
  `);
});
