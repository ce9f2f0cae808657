import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { brotliSize } from '../bench/measure.ts';
import { weighAssets, weighPage } from '../bench/pages.ts';
import { dist, readBuilt } from './built-site.ts';
import { languages } from './route-table.ts';

// Bytes of brotli 11. Times are measured by `npm run bench`, and never make a test fail.
const kilobyte = 1000;

const shortPage = { en: 'guide/web-workers', zh: 'zh/guide/web-workers' };

describe.each(languages)('a short guide page (%s)', (lang) => {
  it('costs 25 kB at most, when it is read and left', async () => {
    const { total } = await weighPage(dist, `${shortPage[lang]}.html`);
    expect(total).toBeLessThanOrEqual(25 * kilobyte);
  });

  it('runs 3 kB of script at most before the first sign of a reader', async () => {
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

describe('the whole site', () => {
  it('has 80 kB of script at most', async () => {
    const { script } = await weighAssets(dist);
    expect(script).toBeGreaterThan(0);
    expect(script).toBeLessThanOrEqual(80 * kilobyte);
  });

  it('has 10 kB of style at most', async () => {
    const { css } = await weighAssets(dist);
    expect(css).toBeGreaterThan(0);
    expect(css).toBeLessThanOrEqual(10 * kilobyte);
  });
});
