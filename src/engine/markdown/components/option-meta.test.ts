import { expect, it } from 'vitest';
import { formatProblems } from '#shared/problem.ts';
import { testCompile, testRender } from '../test-compile.ts';

const page = { format: 'mdx' } as const;

it('is filled in with what the bundler says', async () => {
  expect(await testRender('<OptionMeta name="mode" since="0.1.0" />', page)).toBe(
    `<OptionMeta name="mode" since="0.1.0" type="string" values="["'production'","'none'"]" defaults="[{"value":"'production'"}]"></OptionMeta>`,
  );
});

it('may be of an option without a default', async () => {
  expect(await testRender('<OptionMeta name="Rule.test" />', page)).toBe(
    '<OptionMeta name="Rule.test" type="RegExp"></OptionMeta>',
  );
});

it('is of an option that exists, and says nothing by hand', async () => {
  const { problems } = await testCompile(
    '<OptionMeta name="output.publicpath" />\n\n<OptionMeta name="mode" default="none" />\n\n<OptionMeta />',
    page,
  );
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "content/en/guide/react.mdx:1
      Unknown option \`output.publicpath\`
      found:    <OptionMeta name="output.publicpath" />
      expected: the name of an option, as its heading has it: output.publicPath, Rule.test
      fix:      <OptionMeta name="output.publicPath" />

    content/en/guide/react.mdx:3
      Unknown attribute \`default\` of \`OptionMeta\`
      found:    <OptionMeta default="none">
      expected: one of name, since, deprecated, removed, stability
      fix:      remove it

    content/en/guide/react.mdx:5
      Missing attribute \`name\` of \`OptionMeta\`
      found:    <OptionMeta>
      expected: <OptionMeta name="…">

    3 problems"
  `);
});

it('takes the place of a list by hand', async () => {
  const list = '- **Type:** `string`\n- **Default:** `none`\n';
  const { problems } = await testCompile(`### mode {#mode}\n\n${list}`);
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "content/en/guide/react.md:3
      Facts of \`mode\` written by hand
      expected: type, values and defaults as the bundler has them
      fix:      <OptionMeta name="mode" />

    1 problem"
  `);
  expect((await testCompile(`### --mode {#mode}\n\n${list}`)).problems).toEqual([]);
});
