import { expect, it } from 'vitest';
import { useExample } from './use-example.ts';

const example = useExample('hmr');

it('replaces an accepted dependency without a reload', async () => {
  const { page, edit } = await example.serve();
  await page.getByText('$4.50').waitFor();
  await page.evaluate(() => {
    document.title = 'kept';
  });
  await edit('src/price.js', (text) => text.replace('toFixed(2)', 'toFixed(1)'));
  await page.getByText('$4.5', { exact: true }).waitFor();
  await edit('src/price.js', (text) => `${text}throw new Error('no prices today');\n`);
  await page.getByText('price.js failed: no prices today').waitFor();
  await edit('src/price.js', (text) => text.replace(/throw .*/, ''));
  await page.getByText('$4.5', { exact: true }).waitFor();
  expect(await page.title()).toBe('kept');
});

it('keeps state in a module that accepts itself', async () => {
  const { page, edit } = await example.serve();
  await page.getByText('3 s on this page').waitFor();
  await edit('src/seconds.js', (text) => text.replace('s on this page', 'seconds on this page'));
  await page.getByText(/^[4-9] seconds on this page$/).waitFor();
});
