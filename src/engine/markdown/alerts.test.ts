import { describe, expect, it } from 'vitest';
import { testCompile, testRender } from './test-compile.ts';

describe('alerts', () => {
  it.each([
    ['NOTE', 'note'],
    ['Tip', 'tip'],
    ['important', 'info'],
    ['WARNING', 'warning'],
    ['CAUTION', 'danger'],
  ])('[!%s] is the container %s', async (name, type) => {
    const body = `> [!${name}]\n> Text`;
    expect(await testRender(body)).toBe(`<Container type="${type}"><p>Text</p></Container>`);
    expect((await testCompile(body)).problems).toEqual([]);
  });

  it.each(['md', 'mdx'] as const)('may have a title, as it is written, in .%s', async (format) => {
    const html = await testRender('> [!TIP] Set `a[0]` *now*  \n> Text\n> and more', { format });
    expect(html).toBe(
      '<Container type="tip" title="Set `a[0]` *now*"><p>Text\nand more</p></Container>',
    );
  });

  it('hold any content, with or without a line between', async () => {
    const html = await testRender('> [!NOTE]\n> `a` is *b*\n>\n> - one\n>\n> > quoted');
    expect(html).toMatchInlineSnapshot(`
      "<Container type="note"><p><code>a</code> is <em>b</em></p><ul>
      <li>
      <p>one</p>
      </li>
      </ul><blockquote>
      <p>quoted</p>
      </blockquote></Container>"
    `);
    expect(await testRender('> [!NOTE]\n>\n> Text')).toBe(
      '<Container type="note"><p>Text</p></Container>',
    );
  });

  it('leave other quotations alone', async () => {
    for (const text of ['> Text [!NOTE]', '> [!](/a)', '> [^1]: a']) {
      expect(await testRender(text)).not.toContain('Container');
    }
  });

  it('are parts of a page like containers', async () => {
    const [alert, box] = await Promise.all(
      ['> [!TIP] A\n> b', ':::tip A\nb\n:::'].map((body) => testCompile(body)),
    );
    expect(alert?.structure).toEqual(box?.structure);
    expect(alert?.structure).toHaveLength(1);
  });

  it('that do not exist are a problem', async () => {
    const { problems } = await testCompile('Text\n\n> [!Warnign]\n> Text');
    expect(problems).toMatchInlineSnapshot(`
      [
        {
          "expected": "one of [!NOTE], [!TIP], [!IMPORTANT], [!WARNING], [!CAUTION]",
          "file": "content/en/guide/react.md",
          "fix": "> [!WARNING]",
          "found": "> [!Warnign]",
          "line": 3,
          "message": "Unknown alert \`Warnign\`",
        },
      ]
    `);
  });
});
