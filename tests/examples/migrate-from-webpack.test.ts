import { expect, it } from 'vitest';
import { useExample } from './use-example.ts';

const example = useExample('migrate-from-webpack');

it.each(['before', 'after'])('%s shows the shop and loads a chunk', async (project) => {
  const { page, errors } = await example.project(project).open();
  await page.getByRole('heading', { name: 'Shop 1.4.0' }).waitFor();
  await page.getByText('Returns are free within 30 days.').waitFor();
  const button = page.getByRole('button', { name: 'Show the total' });
  expect(await button.evaluate((it) => getComputedStyle(it).backgroundColor)).toBe(
    'rgb(0, 112, 243)',
  );
  expect(await page.locator('ul').evaluate((it) => getComputedStyle(it).borderStyle)).toBe('solid');
  expect(await page.locator('img').evaluate((it: HTMLImageElement) => it.naturalWidth)).not.toBe(0);
  await button.click();
  await page.getByText('€7.20').waitFor();
  expect(errors).toEqual([]);
});

it('copies the same file, and names files by their content, with both', () => {
  for (const project of ['before', 'after']) {
    const names = example.project(project).files.map(({ name }) => name);
    expect(names).toContain('robots.txt');
    expect(names).toContainEqual(expect.stringMatching(/^main\.[0-9a-f]{8}\.js$/));
    expect(names).toContainEqual(expect.stringMatching(/^main\.[0-9a-f]{8}\.css$/));
  }
});
