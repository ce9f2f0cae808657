import { describe, expect, it } from 'vitest';
import { testCompile, testRender } from './test-compile.ts';

describe('headings', () => {
  it('link to themselves, by the id that is written or by their text', async () => {
    expect(await testRender('## Public path {#path}\n\n### Chunk `a` & b')).toMatchInlineSnapshot(`
      "<h2 id="path"><a class="anchor" href="#path">Public path</a></h2>
      <h3 id="chunk-a--b"><a class="anchor" href="#chunk-a--b">Chunk <code>a</code> &amp; b</a></h3>"
    `);
  });

  it('with a link in them keep it, and have their own beside it', async () => {
    expect(await testRender('## See [Vue](/guide/vue) {#see}')).toBe(
      '<h2 id="see">See <a href="/guide/vue">Vue</a><a class="anchor" href="#see" aria-label="#"></a></h2>',
    );
  });

  it('with badges have them behind their link, and not in their name', async () => {
    const page = { format: 'mdx' } as const;
    const text = '## Public path <Badge since="0.5.0" /> {#path}';
    expect(await testRender(text, page)).toBe(
      '<h2 id="path"><a class="anchor" href="#path">Public path</a> <Badge since="0.5.0"></Badge></h2>',
    );
    expect((await testCompile(text, page)).toc[0]?.text).toBe('Public path');
  });

  it('that are names of options may be broken at dots and capitals, with their exact text elsewhere', async () => {
    const text = '### output.publicPath';
    expect((await testRender(text)).replaceAll('</wbr>', '')).toBe(
      '<h3 id="outputpublicpath"><a class="anchor" href="#outputpublicpath"><span class="parent">output.<wbr></span>public<wbr>Path</a></h3>',
    );
    const page = await testCompile(text);
    expect(page.toc[0]?.text).toBe('output.publicPath');
    expect(page.text).toBe('output.publicPath');
  });

  it('make the outline from the second to the fourth level, with their exact text', async () => {
    const { toc } = await testCompile('## One\n### Two `x`\n#### 三\n##### Five\n## One');
    expect(toc.map(({ depth, id, text }) => [depth, id, text])).toEqual([
      [2, 'one', 'One'],
      [3, 'two-x', 'Two x'],
      [4, '三', '三'],
      [2, 'one-1', 'One'],
    ]);
  });

  it('have the same id in both languages where it is written', async () => {
    const [en, zh] = await Promise.all(
      ['## Setup {#setup}', '## 配置 {#setup}'].map((body) => testCompile(body)),
    );
    expect(en?.toc[0]?.id).toBe(zh?.toc[0]?.id);
  });

  it('report their ids with lines, below frontmatter too', async () => {
    const { ids } = await testCompile('\n\n\n## A {#a}\n\n##### B {#b}');
    expect(ids).toEqual([
      { id: 'a', line: 4 },
      { id: 'b', line: 6 },
    ]);
  });

  it('are no second title', async () => {
    expect((await testCompile('Text\n\n# Title')).problems).toMatchInlineSnapshot(`
      [
        {
          "expected": "headings from the second level on",
          "file": "content/en/guide/react.md",
          "fix": "## Title",
          "found": "# Title",
          "line": 3,
          "message": "Title outside of the frontmatter",
        },
      ]
    `);
  });
});
