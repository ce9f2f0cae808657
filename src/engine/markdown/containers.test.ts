import { describe, expect, it } from 'vitest';
import { formatProblems } from '#shared/problem.ts';
import { testCompile, testRender } from './test-compile.ts';

describe('containers', () => {
  it.each(['tip', 'info', 'warning', 'danger', 'note', 'details'])('%s is one', async (type) => {
    const body = `:::${type}\nText\n:::`;
    expect(await testRender(body)).toBe(`<Container type="${type}"><p>Text</p></Container>`);
    expect((await testCompile(body)).problems).toEqual([]);
  });

  it.each(['md', 'mdx'] as const)('have titles that are text, in .%s', async (format) => {
    const title = 'Use [x] & {y} "z" *a* <b>';
    const html = await testRender(`:::tip ${title}\nText\n:::`, { format });
    expect(html).toBe(`<Container type="tip" title="${title}"><p>Text</p></Container>`);
    expect(await testRender(':::tip Set `a[0]`\nText\n:::', { format })).toContain(
      'title="Set `a[0]`"',
    );
  });

  it('hold any content, other containers in fewer colons included', async () => {
    expect(
      await testRender('::::tip A\n- one\n\n:::note\n`two`\n:::\n::::'),
    ).toMatchInlineSnapshot(`
      "<Container type="tip" title="A"><ul>
      <li>one</li>
      </ul><Container type="note"><p><code>two</code></p></Container></Container>"
    `);
  });

  it('leave other colons to the text', async () => {
    const text = 'At 10:30 use builtin:swc-loader, node:fs and ::this.';
    expect(await testRender(text)).toBe(`<p>${text}</p>`);
  });
});

describe('a problem is', () => {
  it('an unknown container', async () => {
    const { problems } = await testCompile('Text\n\n:::warnign Title\nText\n:::');
    expect(problems).toMatchInlineSnapshot(`
      [
        {
          "expected": "one of tip, info, warning, danger, note, details",
          "file": "content/en/guide/react.md",
          "fix": ":::warning",
          "found": ":::warnign",
          "line": 3,
          "message": "Unknown container \`warnign\`",
        },
      ]
    `);
  });

  it('a container that is never closed', async () => {
    const { problems } = await testCompile('Text\n\n:::tip\nText\n\n## More');
    expect(problems).toMatchInlineSnapshot(`
      [
        {
          "expected": "a line \`:::\` below its text",
          "file": "content/en/guide/react.md",
          "fix": ":::tip
      …
      :::",
          "found": ":::tip",
          "line": 3,
          "message": "Unclosed container \`tip\`",
        },
      ]
    `);
  });

  it.each([
    ['a space before the name', '::: tip\nText\n:::', 1],
    ['an inner container of as many colons', ':::tip\n:::note\nText\n:::\n:::', 5],
    ['an end without a beginning', 'Text\n\nmore\n:::', 4],
  ])('%s', async (_, body, line) => {
    const { problems } = await testCompile(body);
    expect(problems).toEqual([expect.objectContaining({ line, message: 'Unmatched `:::`' })]);
  });
});

it('takes a title and nothing else', async () => {
  const { problems } = await testCompile(':::warning{title="Mind this"}\nText.\n:::');
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "content/en/guide/react.md:1
      Unsupported attributes of the container \`warning\`
      found:    :::warning{title="Mind this"}
      expected: a title behind the name, as plain text
      fix:      :::warning Mind this

    1 problem"
  `);
});
