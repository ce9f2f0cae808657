import { expect, it } from 'vitest';
import { useExample } from './use-example.ts';

const example = useExample('css-modules');

it('gives its classes', async () => {
  const { page, errors } = await example.open();
  const padding = await page.locator('article').evaluate((it) => getComputedStyle(it).padding);
  const color = await page.locator('span').evaluate((it) => getComputedStyle(it).color);
  expect([padding, color]).toEqual(['16px', 'rgb(220, 20, 60)']);
  expect(errors).toEqual([]);
});
