import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SearchDocument } from '#search/search-index.ts';
import { brotliSize } from '../bench/measure.ts';
import { inlineStyles, weighAssets, weighPage, weighScripts } from '../bench/pages.ts';
import { dist, listFiles, readBuilt } from './built-site.ts';
import { languages } from './route-table.ts';

// Bytes of brotli 11. Times are measured by `npm run bench`, and never make a test fail.
const kilobyte = 1000;

const shortPage = { en: 'guide/solid', zh: 'zh/guide/solid' };
/** Chinese takes three bytes for a character. */
const shortPageBound = { en: 20 * kilobyte, zh: 20.4 * kilobyte };

describe.each(languages)('a short guide page (%s)', (lang) => {
  it('costs 20 kB at most, in Chinese 20.4, when it is read and left', async () => {
    const { total } = await weighPage(dist, `${shortPage[lang]}.html`);
    expect(total).toBeLessThanOrEqual(shortPageBound[lang]);
  });

  it('runs 3 kB of script at most before the first interaction', async () => {
    const { script } = await weighPage(dist, `${shortPage[lang]}.html`);
    const inline = /<script>(.*?)<\/script>/s.exec(await readBuilt(`${shortPage[lang]}.html`));
    expect(inline).not.toBeNull();
    expect(script + (await brotliSize(inline?.[1] ?? ''))).toBeLessThanOrEqual(3 * kilobyte);
  });

  it('has a record of 5 kB at most', async () => {
    const record = await readFile(path.join(dist, `${shortPage[lang]}.json`));
    expect(await brotliSize(record)).toBeLessThanOrEqual(5 * kilobyte);
  });
});

describe('the whole site', async () => {
  const weight = await weighAssets(dist);

  // The second number is what may not be exceeded, in bytes; each must also be there at all.
  it.each([
    ['of script for lost addresses', 'notFound', 2_000],
    ['of script for components', 'islands', 8_000],
    ['of script when a configuration is checked', 'checker', 90_000],
    // The style of what fills the dialog is a part of it. With the first tier of the index, below, no more than 40 kB.
    ['of script when search is opened', 'search', 15_700],
    ['of style on every page', 'css', 10_000],
    ['of style for components, on the pages that have them', 'componentCss', 6_400],
    ['of style for home, overviews and lost addresses, on those pages', 'pageCss', 2_000],
  ] as const)('has a bound %s', (_, part, bound) => {
    expect(weight[part]).toBeGreaterThan(0);
    expect(weight[part]).toBeLessThanOrEqual(bound);
  });
});

describe('the search index', () => {
  it.each(['en', 'zh'])('has a first tier of 25 kB at most (%s)', async (lang) => {
    const files = (await listFiles(dist)).filter((file) =>
      file.includes(`search_headings.${lang}.`),
    );
    expect(files).toHaveLength(1);
    expect(await brotliSize(await readBuilt(files[0] ?? ''))).toBeLessThanOrEqual(25 * kilobyte);
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
  it('has 81 kB of script at most, search closed, the checker aside', async () => {
    const pages = (await listFiles(dist)).filter((file) => file.endsWith('.html'));
    const sizes = await Promise.all(pages.map((file) => weighScripts(dist, file)));
    expect(Math.min(...sizes)).toBeGreaterThan(60 * kilobyte);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(81 * kilobyte);
  });

  it('has React compiled beside it, and a file before that which opens pages', async () => {
    const scripts = (await listFiles(dist)).filter((file) => file.endsWith('.js'));
    const [shell = '', regions = ''] = ['shell', 'regions'].map((name) =>
      scripts.find((file) => file.startsWith(`static/${name}.`)),
    );
    expect(await readBuilt(regions)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
    expect(await brotliSize(await readBuilt(shell))).toBeLessThanOrEqual(9 * kilobyte);
  });

  it('has 10 kB of style at most, whatever it shows', async () => {
    const pages = (await listFiles(dist)).filter((file) => file.endsWith('.html'));
    const styles = new Set(
      await Promise.all(pages.map(async (file) => inlineStyles(await readBuilt(file)).join(''))),
    );
    const sizes = await Promise.all([...styles].map(brotliSize));
    expect(Math.min(...sizes)).toBeGreaterThan(5 * kilobyte);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(10 * kilobyte);
  });
});
