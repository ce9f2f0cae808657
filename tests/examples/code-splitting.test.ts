import { expect, it } from 'vitest';
import { useExample } from './use-example.ts';

const example = useExample('code-splitting');

it('shares the runtime and React between two pages', async () => {
  const { page, errors, requested } = await example.open('shop.html');
  await page.getByRole('heading', { name: 'Our teas' }).waitFor();
  expect(requested).toEqual(['shop.html', 'runtime.js', 'react.js', 'shop.js']);
  expect(errors).toEqual([]);
});

it('loads the editor with its style on demand', async () => {
  const { page, errors, requested } = await example.open('admin.html');
  await page.getByRole('button', { name: 'Edit' }).click();
  const editor = page.locator('textarea');
  expect(await editor.inputValue()).toBe('Darjeeling');
  expect(await editor.evaluate((it) => getComputedStyle(it).width)).toBe('320px');
  expect(requested).toEqual(expect.arrayContaining(['editor.js', 'editor.css']));
  expect(errors).toEqual([]);
});

it('prefetches the editor', async () => {
  const { page } = await example.open('admin.html');
  await page.locator('link[rel=prefetch][href$="editor.js"]').waitFor({ state: 'attached' });
});

it('tries again when the editor does not load', async () => {
  const { page } = await example.open('admin.html');
  let failures = 0;
  await page.route('**/editor.js', (route) => {
    if (route.request().resourceType() !== 'script' || failures === 2) return route.fallback();
    failures++;
    return route.abort();
  });
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.locator('textarea').waitFor();
  expect(failures).toBe(2);
});
