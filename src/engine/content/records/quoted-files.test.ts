import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatProblem } from '#shared/problem.ts';
import { createQuotes, loadQuotes, type QuoteReference, type Quotes } from './quoted-files.ts';

const config = `const rspack = require('@rspack/core');

module.exports = {
  entry: './src/index.js',
  // #region plugins
  plugins: [
    // #region html
    new rspack.HtmlRspackPlugin(),
    // #endregion
  ],
  // #endregion plugins
};
`;

const files = {
  'examples/shop/rspack.config.js': config,
  'examples/shop/src/style.css':
    '/* #region body */\n\nbody {\n  margin: 0;\n}\n\n/* #endregion */\n',
  'examples/shop/index.html':
    '<p>\n  <!-- #region app -->\n  <i></i>\n  <!-- #endregion -->\n</p>\n',
  'examples/shop/ci.yml': 'on:\n  # #region push\n  push:\n    - main\n  # #endregion\n',
  'examples/shop/src/App.jsx': '<p>\n  {/* #region text */}\n  Tea\n  {/* #endregion */}\n</p>\n',
  'examples/shop/src/open.js': 'a();\n// #region b\nb();\n',
  'examples/shop/src/stray.js': 'a();\n// #endregion\nb();\n',
  'examples/shop/src/crossed.js': '// #region a\n// #region b\n// #endregion a\n// #endregion b\n',
  'examples/shop/src/twice.js':
    '// #region a\na();\n// #endregion\n// #region a\nb();\n// #endregion\n',
  'examples/shop/src/empty.js': '\n',
  'examples/federation/cart/src/total.js': 'export const total = 7;\r\ntotal;\r\n',
};
const quotes = createQuotes(new Map(Object.entries(files)));

function quote(file: string, more: Partial<QuoteReference> = {}) {
  return quotes.quote({ file: `examples/${file}`, body: '', ...more });
}

describe('a quote', () => {
  it('is the whole file, without the lines that mark regions', () => {
    expect(quote('shop/rspack.config.js')).toEqual({
      type: 'quoted',
      title: 'rspack.config.js',
      line: 1,
      code: `const rspack = require('@rspack/core');

module.exports = {
  entry: './src/index.js',
  plugins: [
    new rspack.HtmlRspackPlugin(),
  ],
};`,
    });
  });

  it('is a region, moved to the left, also with another one in it', () => {
    expect(quote('shop/rspack.config.js', { region: 'plugins' })).toEqual({
      type: 'quoted',
      title: 'rspack.config.js',
      line: 6,
      code: 'plugins: [\n  new rspack.HtmlRspackPlugin(),\n],',
    });
    expect(quote('shop/rspack.config.js', { region: 'html' })).toMatchObject({
      line: 8,
      code: 'new rspack.HtmlRspackPlugin(),',
    });
  });

  it.each([
    ['src/style.css', 'body', 3, 'body {\n  margin: 0;\n}'],
    ['index.html', 'app', 3, '<i></i>'],
    ['ci.yml', 'push', 3, 'push:\n  - main'],
    ['src/App.jsx', 'text', 3, 'Tea'],
  ])('reads the comments of %s', (file, region, line, code) => {
    expect(quote(`shop/${file}`, { region })).toMatchObject({ code, line });
  });

  it('is named as its own project names it, and has no other line ends', () => {
    expect(quote('federation/cart/src/total.js')).toEqual({
      type: 'quoted',
      title: 'cart/src/total.js',
      line: 1,
      code: 'export const total = 7;\ntotal;',
    });
  });

  it('leaves comments alone that only look like markers', () => {
    const text = '#region { }\n// region a\nconst url = "#region";\n##region\n';
    const alike = createQuotes(new Map([['examples/a/b.css', text]]));
    expect(alike.quote({ file: 'examples/a/b.css', body: '' })).toMatchObject({
      code: text.trim(),
    });
  });
});

describe('a quote is refused', () => {
  const help = (file: string, more: Partial<QuoteReference> = {}) => {
    const refused = quotes.quote({ file, body: '', ...more });
    return refused.type === 'refused' ? formatProblem(refused.problem) : 'not refused';
  };

  it.each([
    '../secrets.txt',
    'examples/../package.json',
    'examples/shop/../../package.json',
    'examples/shop/./index.html',
    '/etc/passwd',
    'C:\\examples\\shop\\index.html',
    'examples\\shop\\index.html',
    'shop/index.html',
    'examples/README.md',
    'examples/shop/',
    '',
  ])('from %j, which is outside', (file) => {
    expect(help(file)).toContain('Quote from outside of the examples');
  });

  it('from outside', () => {
    expect(help('examples/shop/../../package.json')).toMatchInlineSnapshot(`
      "  Quote from outside of the examples
        found:    file="examples/shop/../../package.json"
        expected: a path such as examples/react/src/index.jsx, from the root of the project"
    `);
  });

  it('where there is no such file', () => {
    expect(help('examples/shop/rspack.confg.js')).toMatchInlineSnapshot(`
      "  Unknown file in a quote
        found:    file="examples/shop/rspack.confg.js"
        expected: a text file of a project below examples/
        fix:      file="examples/shop/rspack.config.js""
    `);
    expect(help('examples/shop/src')).toMatchInlineSnapshot(`
      "  Unknown file in a quote
        found:    file="examples/shop/src"
        expected: a text file of a project below examples/
        fix:      file="examples/shop/ci.yml""
    `);
  });

  it('where there is no such region', () => {
    expect(help('examples/shop/rspack.config.js', { region: 'plugin' })).toMatchInlineSnapshot(`
      "  Unknown region in a quote
        found:    region="plugin"
        expected: one of html, plugins
        fix:      region="plugins""
    `);
    expect(help('examples/federation/cart/src/total.js', { region: 'sum' })).toMatchInlineSnapshot(`
      "  Unknown region in a quote
        found:    region="sum"
        expected: // #region sum in the file"
    `);
  });

  it('where a region does not end, or not begin', () => {
    expect(help('examples/shop/src/open.js', { region: 'b' })).toMatchInlineSnapshot(`
      "  Unmatched region mark in a quoted file
        found:    examples/shop/src/open.js:2 // #region b
        expected: // #region name … // #endregion, one inside the other or one after the other"
    `);
    expect(help('examples/shop/src/stray.js')).toMatchInlineSnapshot(`
      "  Unmatched region mark in a quoted file
        found:    examples/shop/src/stray.js:2 // #endregion
        expected: // #region name … // #endregion, one inside the other or one after the other"
    `);
    expect(help('examples/shop/src/crossed.js')).toMatchInlineSnapshot(`
      "  Unmatched region mark in a quoted file
        found:    examples/shop/src/crossed.js:3 // #endregion a
        expected: // #region name … // #endregion, one inside the other or one after the other"
    `);
  });

  it('where two regions have the name', () => {
    expect(help('examples/shop/src/twice.js', { region: 'a' })).toMatchInlineSnapshot(`
      "  Ambiguous region in a quote
        found:    region="a"
        expected: a name for each region of examples/shop/src/twice.js"
    `);
    expect(quote('shop/src/twice.js')).toMatchObject({ code: 'a();\nb();' });
  });

  it('where nothing is in it', () => {
    expect(help('examples/shop/src/empty.js')).toMatchInlineSnapshot(`
      "  Empty quote
        found:    examples/shop/src/empty.js
        expected: a file or a region with a text"
    `);
  });

  it('where the fence has a text as well', () => {
    expect(help('examples/shop/index.html', { body: '\n<p>\n</p>\n' })).toMatchInlineSnapshot(`
      "  Text in a code fence that quotes a file
        found:    <p>
        expected: nothing between the fences
        fix:      remove the text; or remove file="…", if the text is meant"
    `);
    expect(quote('shop/index.html', { body: ' \n' })).toMatchObject({ type: 'quoted' });
  });
});

describe('the hash', () => {
  const change = (changed: Record<string, string>) =>
    createQuotes(new Map(Object.entries({ ...files, ...changed })));
  const page = '```html file="examples/shop/index.html"\n```';

  it('changes with any file', () => {
    expect(change({}).hash).toBe(quotes.hash);
    expect(change({ 'examples/shop/ci.yml': '' }).hash).not.toBe(quotes.hash);
    expect(change({ 'examples/shop/new.js': '' }).hash).not.toBe(quotes.hash);
  });

  it('of a page changes with the files that it quotes, and no others', () => {
    const before = quotes.hashFor(page);
    expect(change({ 'examples/shop/ci.yml': '' }).hashFor(page)).toBe(before);
    expect(change({ 'examples/shop/new.js': '' }).hashFor(page)).toBe(before);
    expect(change({ 'examples/shop/index.html': '' }).hashFor(page)).not.toBe(before);
    expect(quotes.hashFor('no quotes')).not.toBe(before);
  });

  it('of a page changes with all names while it quotes what is not there', () => {
    const broken = "```html file='examples/shop/new.js'\n```";
    const before = quotes.hashFor(broken);
    expect(change({ 'examples/shop/ci.yml': '' }).hashFor(broken)).toBe(before);
    expect(change({ 'examples/shop/new.js': '' }).hashFor(broken)).not.toBe(before);
    expect(change({ 'examples/shop/news.js': '' }).hashFor(broken)).not.toBe(before);
  });
});

describe('loadQuotes', () => {
  let root: string;
  let loaded: Quotes;

  beforeAll(async () => {
    root = await mkdtemp(path.join(os.tmpdir(), 'docs-quotes-'));
    const write = async (file: string, text: string) => {
      await mkdir(path.dirname(path.join(root, file)), { recursive: true });
      await writeFile(path.join(root, file), text);
    };
    await write('examples/README.md', 'read me');
    await write('examples/shop/src/index.js', 'tea();\n');
    await write('examples/shop/logo.png', '\x89PNG\0');
    await write('examples/shop/dist/main.js', 'built');
    await write('examples/shop/cart/node_modules/react/index.js', 'react');
    loaded = await loadQuotes(root);
  });

  afterAll(() => rm(root, { recursive: true, force: true }));

  it('reads the files of projects', () => {
    const quoted = loaded.quote({ file: 'examples/shop/src/index.js', body: '' });
    expect(quoted).toMatchObject({ code: 'tea();' });
    expect(loaded.hash).toBe(
      createQuotes(new Map([['examples/shop/src/index.js', 'tea();\n']])).hash,
    );
  });

  it.each(['shop/logo.png', 'shop/dist/main.js', 'shop/cart/node_modules/react/index.js'])(
    'passes over %s',
    (file) => {
      expect(loaded.quote({ file: `examples/${file}`, body: '' }).type).toBe('refused');
    },
  );

  it('finds nothing where there are no examples', async () => {
    const none = await loadQuotes(path.join(root, 'examples'));
    expect(none.hash).toBe(createQuotes(new Map()).hash);
  });
});
