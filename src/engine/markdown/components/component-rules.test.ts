import { expect, it } from 'vitest';
import { formatProblems } from '#shared/problem.ts';
import { renderCode, testCompile } from '../test-compile.ts';

const mdx = { format: 'mdx' } as const;

async function problemsOf(body: string): Promise<string> {
  const { problems } = await testCompile(body, mdx);
  return formatProblems(problems);
}

it('accepts components as they are made', async () => {
  const body = '<OptionMeta name="mode" since="0.5.0" stability="stable" />\n\nPress <kbd>K</kbd>.';
  expect(await problemsOf(body)).toBe('0 problems');
});

it('names attributes that a component does not have, lacks, or cannot have', async () => {
  const body = `<OptionMeta name="mode" sinse="0.5.0" />

<SourceCode />

<SourceCode href="javascript:alert(1)" />

<OptionMeta name="mode" since="soon" stability="experimetal" />

<OptionMeta name={'mode'} {...props} />`;
  expect(await problemsOf(body)).toMatchInlineSnapshot(`
    "content/en/guide/react.mdx:1
      Unknown attribute \`sinse\` of \`OptionMeta\`
      found:    <OptionMeta sinse="0.5.0">
      expected: one of name, since, deprecated, removed, stability
      fix:      since="0.5.0"

    content/en/guide/react.mdx:3
      Missing attribute \`href\` of \`SourceCode\`
      found:    <SourceCode>
      expected: <SourceCode href="…">

    content/en/guide/react.mdx:5
      Invalid attribute \`href\` of \`SourceCode\`
      found:    <SourceCode href="javascript:alert(1)">
      expected: a path such as /guide/react, or a full address with https://

    content/en/guide/react.mdx:7
      Invalid attribute \`since\` of \`OptionMeta\`
      found:    <OptionMeta since="soon">
      expected: a version such as 0.5.0

    content/en/guide/react.mdx:7
      Invalid attribute \`stability\` of \`OptionMeta\`
      found:    <OptionMeta stability="experimetal">
      expected: one of experimental, stable
      fix:      stability="experimental"

    content/en/guide/react.mdx:9
      Code as an attribute
      found:    <OptionMeta name={…}>
      expected: a text between quotes

    content/en/guide/react.mdx:9
      Code as an attribute
      found:    <OptionMeta {…}>
      expected: a text between quotes

    7 problems"
  `);
});

it('takes HTML for a mistake, and keeps it off the page', async () => {
  const body = `<div onclick="alert(1)">Text</div>

Press <kbd style="color: red">K</kbd>.

<script>alert(1)</script>`;
  const { code } = await testCompile(body, mdx);
  expect(renderCode(code)).toBe('Text\n<p>Press K.</p>\nalert(1)');
  expect(await problemsOf(body)).toMatchInlineSnapshot(`
    "content/en/guide/react.mdx:1
      Unsupported HTML
      found:    <div …>
      expected: Markdown, a component, or one of br, kbd, mark, sub, sup, wbr without attributes
      fix:      say it in Markdown; write \`<\` as \`\\<\` where it is text

    content/en/guide/react.mdx:3
      Unsupported HTML
      found:    <kbd …>
      expected: Markdown, a component, or one of br, kbd, mark, sub, sup, wbr without attributes
      fix:      say it in Markdown; write \`<\` as \`\\<\` where it is text

    content/en/guide/react.mdx:5
      Unsupported HTML
      found:    <script>
      expected: Markdown, a component, or one of br, kbd, mark, sub, sup, wbr without attributes
      fix:      say it in Markdown; write \`<\` as \`\\<\` where it is text

    3 problems"
  `);
});
