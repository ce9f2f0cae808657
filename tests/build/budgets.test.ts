import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SearchDocument } from '#search/search-index.ts';
import { byteBounds } from '../bench/byte-bounds.ts';
import { brotliSize } from '../bench/measure.ts';
import { inlineStyles, weighAssets, weighPage, weighScripts } from '../bench/pages.ts';
import { dist, listFiles, readBuilt, repository } from './built-site.ts';
import { languages } from './route-table.ts';

// Bytes of brotli 11. Times are measured by `npm run bench`, and never make a test fail.
const kilobyte = 1000;

const shortPage = { en: 'guide/solid', zh: 'zh/guide/solid' };

describe.each(languages)('a short guide page (%s)', (lang) => {
  it('costs little when it is read and left', async () => {
    const { total } = await weighPage(dist, `${shortPage[lang]}.html`);
    expect(total).toBeLessThanOrEqual(byteBounds.shortPage[lang]);
  });

  it('runs 3 kB of script at most before the first interaction', async () => {
    const { script } = await weighPage(dist, `${shortPage[lang]}.html`);
    const inline = /<script>(.*?)<\/script>/s.exec(await readBuilt(`${shortPage[lang]}.html`));
    expect(inline).not.toBeNull();
    expect(script + (await brotliSize(inline?.[1] ?? ''))).toBeLessThanOrEqual(3 * kilobyte);
  });

  it('has a small record', async () => {
    const record = await readFile(path.join(dist, `${shortPage[lang]}.json`));
    expect(await brotliSize(record)).toBeLessThanOrEqual(byteBounds.record);
  });
});

describe('the whole site', async () => {
  const weight = await weighAssets(dist);

  // Each must also be there at all.
  it.each([
    ['of script for lost addresses', 'notFound'],
    ['of script for components', 'islands'],
    ['of script when a configuration is checked', 'checker'],
    ['of script when search is opened', 'search'],
    ['of style on every page', 'css'],
    ['of style for components, on the pages that have them', 'componentCss'],
    ['of style for home, overviews and lost addresses, on those pages', 'pageCss'],
  ] as const)('has a bound %s', (_, part) => {
    expect(weight[part]).toBeGreaterThan(0);
    expect(weight[part]).toBeLessThanOrEqual(byteBounds[part]);
  });
});

describe('the search index', () => {
  it.each(['en', 'zh'])('has a small first tier (%s)', async (lang) => {
    const files = (await listFiles(dist)).filter((file) =>
      file.includes(`search_headings.${lang}.`),
    );
    expect(files).toHaveLength(1);
    expect(await brotliSize(await readBuilt(files[0] ?? ''))).toBeLessThanOrEqual(
      byteBounds.headings,
    );
  });

  // What a character of the pages may cost, in bytes; a Chinese one says more.
  it.each([
    ['en', 0.23],
    ['zh', 0.36],
  ] as const)('grows no faster than the pages do (%s)', async (lang, bound) => {
    const files = await listFiles(dist);
    const read = async (kind: string) =>
      readBuilt(files.find((file) => file.includes(`search_${kind}.${lang}.`)) ?? '');
    const documents: SearchDocument[] = JSON.parse(await read('index'));
    const characters = documents.reduce((sum, { content }) => sum + content.length, 0);
    expect(characters).toBeGreaterThan(100_000);
    expect((await brotliSize(await read('text'))) / characters).toBeLessThanOrEqual(bound);
  });
});

describe('a page', () => {
  it('has its script bounded, search closed, the checker aside', async () => {
    const pages = (await listFiles(dist)).filter((file) => file.endsWith('.html'));
    const sizes = await Promise.all(pages.map((file) => weighScripts(dist, file)));
    expect(Math.min(...sizes)).toBeGreaterThan(60 * kilobyte);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(byteBounds.script);
  });

  it('has React compiled beside it, and a file before that which opens pages', async () => {
    const scripts = (await listFiles(dist)).filter((file) => file.endsWith('.js'));
    const [shell = '', regions = ''] = ['shell', 'regions'].map((name) =>
      scripts.find((file) => file.startsWith(`static/${name}.`)),
    );
    expect(await readBuilt(regions)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
    expect(await brotliSize(await readBuilt(shell))).toBeLessThanOrEqual(byteBounds.router);
  });

  it('has its style bounded, whatever it shows', async () => {
    const pages = (await listFiles(dist)).filter((file) => file.endsWith('.html'));
    const styles = new Set(
      await Promise.all(pages.map(async (file) => inlineStyles(await readBuilt(file)).join(''))),
    );
    const sizes = await Promise.all([...styles].map(brotliSize));
    expect(Math.min(...sizes)).toBeGreaterThan(5 * kilobyte);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(byteBounds.css);
  });
});

it.each([
  ['a short guide page, read and left', [byteBounds.shortPage.en, byteBounds.shortPage.zh]],
  ['CSS of any page', [byteBounds.css]],
  [
    'CSS of all components; of home, overviews and 404',
    [byteBounds.componentCss, byteBounds.pageCss],
  ],
  ['JavaScript of the heaviest page in all, search closed', [byteBounds.script]],
  ['of it, until links open pages without loading documents', [byteBounds.router]],
  ['JavaScript when a configuration is checked, on one page', [byteBounds.checker]],
  ['JavaScript of all components, those in the shell aside', [byteBounds.islands]],
  ['JavaScript when search is opened, and the style in it', [byteBounds.search]],
  ['first tier of the search index, a language', [byteBounds.headings]],
  ['record of a short page', [byteBounds.record]],
])('the README has the same bounds, and nothing measured above them: %s', async (what, held) => {
  const readme = await readFile(path.join(repository, 'README.md'), 'utf8');
  const row = readme.split('\n').find((line) => line.startsWith(`| ${what} |`));
  const [, , bound = '', measured = ''] = row?.split('|') ?? [];
  expect(kilobytesIn(bound)).toEqual(held);
  expect(kilobytesIn(measured).length).toBeGreaterThan(0);
  const highest = Math.max(...held);
  for (const bytes of kilobytesIn(measured)) expect(bytes).toBeLessThanOrEqual(highest);
});

/** `**20.0 kB**, 1.5 kB` → 20000, 1500 */
function kilobytesIn(text: string): number[] {
  return [...text.matchAll(/(\d+(?:\.\d+)?) kB/g)].map(([, number]) => Number(number) * kilobyte);
}
