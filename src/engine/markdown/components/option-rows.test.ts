import { expect, it } from 'vitest';
import { formatProblems } from '#shared/problem.ts';
import { testCompile } from '../test-compile.ts';

const table = (head: string, type: string, id = 'outputpublicpath') =>
  `| Option | ${head} |\n|---|---|\n| \`a\` {#${id}} | ${type} |`;

it.each([
  ['the type that the bundler has', table('Type', '`string`')],
  ['the same in Chinese', table('类型', '`string`')],
  ['something else of an option', table('Meaning', 'what it is for')],
  ['the type of what is no option', table('Type', '`boolean`', 'other')],
])('a row may say %s', async (_, text) => {
  expect((await testCompile(text)).problems).toEqual([]);
});

it('a row may not say another type', async () => {
  const { problems } = await testCompile(table('Type', '`string \\| false`'));
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "content/en/guide/react.md:3
      Wrong type of \`output.publicPath\`
      found:    string | false
      fix:      \`string\`

    1 problem"
  `);
});
