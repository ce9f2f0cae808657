import { expect, it } from 'vitest';
import { testCompile } from './test-compile.ts';

async function valuesOf(body: string, title = 'A page') {
  const { optionValues } = await testCompile(body, { format: 'mdx', frontmatter: { title } });
  return optionValues.map(({ option, value, isRefused }) => [option, value, isRefused]);
}

it('are those of tables below an option, and those that the bundler names', async () => {
  const body = `### mode {#mode}

<OptionMeta name="mode" />

| Value | Meaning |
| --- | --- |
| \`'a'\`, \`'b'\` | Works |
| \`'c'\` | Stops the build |
`;
  expect(await valuesOf(body)).toEqual([
    ['mode', "'production'", false],
    ['mode', "'none'", false],
    ['mode', "'a'", false],
    ['mode', "'b'", false],
    ['mode', "'c'", true],
  ]);
});

it('stand in sentences with the key of an option', async () => {
  const below =
    '### mode {#mode}\n\n<OptionMeta name="Rule.test" />\n\nWrite `test: /a/` or `x: 1`.';
  expect(await valuesOf(below)).toEqual([['Rule.test', '/a/', false]]);
  expect(await valuesOf('With `mode: 1`, the build stops.', 'mode')).toEqual([['mode', '1', true]]);
});

it('are not those of anything that has a key of the same name, nor webpack’s', async () => {
  expect(await valuesOf('Set `mode: 1` of the plugin.')).toEqual([]);
  const table = '| webpack | Rspack |\n| --- | --- |\n| `mode: 1` | `mode: 2` |';
  expect(await valuesOf(table, 'mode')).toEqual([]);
});
