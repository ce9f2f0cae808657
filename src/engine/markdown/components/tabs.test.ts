import { expect, it } from 'vitest';
import { formatProblems } from '#shared/problem.ts';
import { testCompile, testRender } from '../test-compile.ts';

const mdx = { format: 'mdx' } as const;

it('are kept as they are written', async () => {
  const body = `<Tabs groupId="bundler" default="webpack" label="Bundler">
<Tab label="Rspack" value="rspack">

First

</Tab>
<Tab label="webpack">

## A heading {#heading}

Second

</Tab>
</Tabs>`;
  const { problems, toc, text } = await testCompile(body, mdx);
  expect(problems).toEqual([]);
  expect(toc.map(({ id }) => id)).toEqual(['heading']);
  expect(text).toContain('First\nA heading\nSecond');
  expect(await testRender(body, mdx)).toContain(
    '<Tabs groupId="bundler" default="webpack" label="Bundler">',
  );
});

it('are reported where they are no set', async () => {
  const body = `<Tab label="Alone">Text</Tab>

<Tabs></Tabs>

<Tabs>

Text

</Tabs>

<Tabs>
  <Tab>
    Text
  </Tab>
</Tabs>

<Tabs>
  <Tab label="A" value="a">
    Text
  </Tab>
  <Tab label="a">
    Text
  </Tab>
</Tabs>

Text <Tabs><Tab label="A">Text</Tab></Tabs> text.`;
  const { problems } = await testCompile(body, mdx);
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "content/en/guide/react.mdx:1
      \`Tab\` outside of \`Tabs\`
      found:    <Tab>
      expected: <Tabs><Tab>

    content/en/guide/react.mdx:3
      Invalid content of \`Tabs\`: only Tab, at least one
      found:    <Tabs> around nothing
      expected: <Tabs><Tab>…</Tab></Tabs>

    content/en/guide/react.mdx:5
      Invalid content of \`Tabs\`: only Tab, at least one
      found:    <Tabs> around a paragraph
      expected: <Tabs><Tab>…</Tab></Tabs>

    content/en/guide/react.mdx:12
      Missing attribute \`label\` of \`Tab\`
      found:    <Tab>
      expected: <Tab label="…">

    content/en/guide/react.mdx:21
      Duplicate tab value
      found:    <Tab … value="a">
      expected: a value, or else a label, that no other tab of the set has

    content/en/guide/react.mdx:26
      \`Tabs\` in a line of text
      found:    … <Tabs> …
      expected: lines of its own, with empty ones around them

    6 problems"
  `);
});
