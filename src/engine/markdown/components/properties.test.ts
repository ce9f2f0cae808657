import { expect, it } from 'vitest';
import { formatProblems } from '#shared/problem.ts';
import { testCompile, testRender } from '../test-compile.ts';

const page = { format: 'mdx' } as const;
const list = (of: string, ...rows: string[]) =>
  `<Properties of="${of}">\n${rows.join('\n')}\n</Properties>`;
const row = (name: string, words = 'Words. More.') =>
  `<Property name="${name}">${words}</Property>`;

it('is filled in with what the bundler says', async () => {
  const html = await testRender(list('output', row('publicPath')), page);
  expect(html).toBe(
    '<Properties of="output"><Property name="publicPath" type="string" id="outputpublicpath">Words. More.</Property></Properties>',
  );
  expect(await testRender(list('Rule', row('test')), page)).toContain('type="RegExp"');
});

it('documents the members, unless the page has a heading for them', async () => {
  const { ids, options, text } = await testCompile(list('output', row('publicPath')), page);
  expect(ids).toEqual([{ id: 'outputpublicpath', line: 2 }]);
  expect(options).toEqual({ 'output.publicPath': { summary: 'Words.' } });
  expect(text).toBe('publicPath\nWords. More.');

  const body = `${list('output', row('publicPath'))}\n\n## output.publicPath {#outputpublicpath}`;
  expect((await testCompile(body, page)).ids).toEqual([{ id: 'outputpublicpath', line: 5 }]);
});

it('leaves out none that the bundler has; members of members may stand elsewhere', async () => {
  const { problems } = await testCompile(list('watchOptions', row('poll')), page);
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "content/en/guide/react.mdx:1
      Missing members of the option
      found:    poll
      expected: poll, ignored
      fix:      <Property name="ignored">…</Property>

    1 problem"
  `);

  const all = list('watchOptions', row('poll'), row('ignored'), row('ignored.and'));
  expect((await testCompile(all, page)).problems).toEqual([]);
  expect(await testRender(all, page)).toContain(
    '<Property name="poll" type="number" default="5" id="watchoptionspoll">',
  );
});

it('has no other members, and none twice', async () => {
  const bodies = [
    list('output', row('publicpath')),
    list('output', row('publicPath'), row('publicPath')),
    list('outptu', row('a')),
    list('mode', row('a')),
    list('Rule', '{/* none yet */}'),
  ];
  const { problems } = await testCompile(bodies.join('\n\n'), page);
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "content/en/guide/react.mdx:2
      Unknown member \`publicpath\`
      found:    <Property name="publicpath">
      expected: one of publicPath
      fix:      <Property name="publicPath">

    content/en/guide/react.mdx:7
      Duplicate member \`publicPath\`
      found:    <Property name="publicPath">
      fix:      remove one of them

    content/en/guide/react.mdx:10
      Unknown option \`outptu\`
      found:    <Properties of="outptu">
      expected: the name of an option with members, as its heading has it: watchOptions, Rule.parser
      fix:      <Properties of="output">

    content/en/guide/react.mdx:14
      No members in the option \`mode\`
      found:    <Properties of="mode">
      expected: the name of an option with members, as its heading has it: watchOptions, Rule.parser

    content/en/guide/react.mdx:18
      Invalid content of \`Properties\`: only Property, at least one
      found:    <Properties> around nothing
      expected: <Properties><Property>…</Property></Properties>

    5 problems"
  `);
});
