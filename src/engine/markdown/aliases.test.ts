import { createProcessor } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { aliases } from './aliases.ts';
import type { CompileData } from './compiled-page.ts';
import { headings } from './headings.ts';
import { prepare } from './prepare.ts';
import { searchText } from './search-text.ts';
import { tables } from './tables.ts';
import { renderCode } from './test-compile.ts';

/** A page's HTML and what was collected of it, with aliases. */
async function compileWith(newIds: Record<string, string>, body: string) {
  const { text, ...ids } = prepare(body);
  const page = { ...ids, toc: [], ids: [], problems: [] } as Partial<CompileData> as CompileData;
  const processor = createProcessor({
    format: 'md',
    outputFormat: 'function-body',
    remarkPlugins: [remarkGfm],
    rehypePlugins: [headings, searchText, tables, [aliases, newIds]],
  });
  const file = new VFile({ value: text, data: { page } });
  return { html: renderCode(String(await processor.process(file))), page };
}

describe('aliases', () => {
  it('stand in the heading that they lead to, before its link', async () => {
    const { html } = await compileWith({ old: 'path' }, 'Text\n\n## Path {#path}');
    expect(html).toMatchInlineSnapshot(`
      "<p>Text</p>
      <h2 id="path"><span id="old"></span><a class="anchor" href="#path">Path</a></h2>"
    `);
  });

  it('stand in order where several lead to one heading', async () => {
    const { html } = await compileWith({ a: 'path', b: 'path' }, '## Path {#path}');
    expect(html).toContain('<h2 id="path"><span id="a"></span><span id="b"></span><a ');
  });

  it('stand above everything where they lead to the top', async () => {
    const { html } = await compileWith({ a: '', b: '' }, 'Text');
    expect(html).toBe('<span id="a"></span><span id="b"></span><p>Text</p>');
  });

  it('stand in the first cell where they lead to the row of a table', async () => {
    const body = '| Key | Is |\n| --- | --- |\n| `name` {#cachename} | text |';
    const { html } = await compileWith({ name: 'cachename' }, body);
    expect(html).toMatch(/<tr id="cachename">\s*<td><span id="name"><\/span><code>name/);
  });

  it('keep every sign of an id', async () => {
    const { html } = await compileWith({ '动态设置-publicpath': 'path' }, '## Path {#path}');
    expect(html).toContain('<span id="动态设置-publicpath"></span>');
  });

  it('change neither the outline nor the text', async () => {
    const { page } = await compileWith({ old: 'path', top: '' }, 'Text\n\n## Path {#path}');
    expect(page.text).toBe('Text\nPath');
    expect(page.toc).toEqual([{ text: 'Path', id: 'path', depth: 2, charIndex: 5 }]);
  });

  it('are reported as what they are, with the line of their heading', async () => {
    const { page } = await compileWith({ old: 'path', top: '' }, 'Text\n\n## Path {#path}');
    expect(page.ids).toEqual([
      { id: 'path', line: 3 },
      { id: 'top', line: 1, alias: true },
      { id: 'old', line: 3, alias: true },
    ]);
  });

  it('are left out where the page has the id itself, and where they lead nowhere', async () => {
    const { html, page } = await compileWith({ path: '', old: 'paht' }, '## Path {#path}');
    expect(html).toBe('<h2 id="path"><a class="anchor" href="#path">Path</a></h2>');
    expect(page.ids).toEqual([{ id: 'path', line: 1 }]);
  });
});
