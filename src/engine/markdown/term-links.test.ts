import { describe, expect, it } from 'vitest';
import type { GlossaryTerms } from './glossary-terms.ts';
import { type TestPage, testCompile, testRender } from './test-compile.ts';

const term = (id: string, words: string[], definition?: string) => ({
  id,
  words,
  ...(definition ? { definition } : {}),
  explainedOn: id === 'hmr' ? ['/guide/dev-server'] : [],
});

const english: GlossaryTerms = {
  path: '/guide/glossary',
  entries: [
    term('module', ['module']),
    term('module-graph', ['module graph'], 'All modules.'),
    term('chunk', ['chunk'], 'A group.'),
    term('async-chunk', ['async chunk'], 'Loaded "later".'),
    term('runtime-chunk', ['runtime chunk']),
    term('hmr', ['hot module replacement', 'HMR'], 'Exchanging.'),
  ],
};

const chinese: GlossaryTerms = {
  path: '/guide/glossary',
  entries: [
    term('code-splitting', ['代码分割'], '分成多个 chunk。'),
    term('chunk', ['chunk'], '一组模块。'),
    term('chunk-group', ['chunk 组']),
    term('hmr', ['模块热替换'], '不刷新。'),
    term('replacement', ['替换'], '换。'),
  ],
};

/** A text with each term as `[word](id)`. */
async function linked(body: string, page: TestPage = {}): Promise<string> {
  const terms = page.lang === 'zh' ? chinese : english;
  const html = await testRender(body, { terms, ...page });
  return html.replace(
    /<a class="term" href="[^"]*#([\w-]+)" data-component="Term" title="[^>]*">([^<]*)<\/a>/g,
    '[$2]($1)',
  );
}

it('leads from a word to its meaning, and carries that along', async () => {
  expect(await testRender('A chunk is loaded.', { terms: english })).toBe(
    '<p>A <a class="term" href="/guide/glossary#chunk" data-component="Term" title="A group.">chunk</a> is loaded.</p>',
  );
  expect(await testRender('一个 chunk。', { terms: chinese, lang: 'zh' })).toContain(
    'href="/zh/guide/glossary#chunk"',
  );
});

describe('a term', () => {
  it.each([
    ['Chunks are loaded.', '<p>[Chunks](chunk) are loaded.</p>'],
    ['The async\nchunk waits.', '<p>The [async\nchunk](async-chunk) waits.</p>'],
    ['A runtime chunk and a chunk.', '<p>A runtime chunk and a [chunk](chunk).</p>'],
    ['The module graph.', '<p>The [module graph](module-graph).</p>'],
    ['Use HMR.', '<p>Use [HMR](hmr).</p>'],
    ['**A chunk** is.', '<p><strong>A [chunk](chunk)</strong> is.</p>'],
    ['- A chunk', '<ul>\n<li>A [chunk](chunk)</li>\n</ul>'],
  ])('is found in words: %s', async (text, html) => {
    expect(await linked(text)).toBe(html);
  });

  it.each([
    'A chunk-loader, chunky, my.chunk and chunk.js.',
    'A module.',
    'A runtime chunk.',
    'A `chunk` in [chunk code](/x).',
    '## A chunk {#a}',
    '| chunk |\n|---|\n| chunk |',
    '## Facts {#facts}\n\n- **Chunk:** 1',
    '```text\nchunk\n```',
  ])('is not found in %j', async (text) => {
    expect(await testRender(text, { terms: english })).not.toContain('class="term"');
  });

  it('is found in boxes, and in no title', async () => {
    expect(await linked(':::tip The chunk\n\nA chunk.\n\n:::')).toContain('<p>A [chunk](chunk).');
  });
});

describe('a Chinese term', () => {
  it.each([
    ['使用代码分割可以按需加载。', '<p>使用[代码分割](code-splitting)可以按需加载。</p>'],
    ['支持模块热替换。', '<p>支持[模块热替换](hmr)。</p>'],
    ['先看 chunk 组。', '<p>先看 chunk 组。</p>'],
    ['产生chunk文件', '<p>产生[chunk](chunk)文件</p>'],
  ])('needs no border, and is no part of a longer one: %s', async (text, html) => {
    expect(await linked(text, { lang: 'zh' })).toBe(html);
  });
});

describe('a page', () => {
  it('links a term once, a paragraph one term', async () => {
    const body = 'HMR of a chunk.\n\nA chunk with HMR.\n\nHMR, chunk.';
    expect(await linked(body)).toBe(
      '<p>[HMR](hmr) of a chunk.</p>\n<p>A [chunk](chunk) with HMR.</p>\n<p>HMR, chunk.</p>',
    );
  });

  it('links six terms at most', async () => {
    const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];
    const entries = names.map((name) => term(name, [name], 'A number.'));
    const html = await linked(names.join('\n\n'), { terms: { path: '/g', entries } });
    expect(html.match(/\]\(/g)).toHaveLength(6);
    expect(html).toContain('<p>seven</p>');
  });

  it('leaves out what it explains itself, and what its author linked', async () => {
    expect(await linked('HMR.', { path: '/guide/dev-server' })).toBe('<p>HMR.</p>');
    expect(await linked('A chunk, a [group](/guide/glossary#chunk).')).not.toContain('](chunk)');
  });

  it('with the glossary, or of a site without one, links nothing', async () => {
    expect(await linked('A chunk.', { path: '/guide/glossary' })).toBe('<p>A chunk.</p>');
    expect(await testRender('A chunk.')).toBe('<p>A chunk.</p>');
  });

  it('is searched and compared as without the links', async () => {
    const { text, structure, links } = await testCompile('A chunk.', { terms: english });
    expect({ text, structure, links }).toEqual({ text: 'A chunk.', structure: [], links: [] });
  });
});
