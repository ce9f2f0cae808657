import { expect, it } from 'vitest';
import { useExample } from './use-example.ts';

const example = useExample('less');

it('replaces the brand of the theme, and scopes the classes of the card', async () => {
  const { page, errors } = await example.open();
  const color = await page
    .getByRole('heading')
    .evaluate((heading) => getComputedStyle(heading).color);
  expect(color).toBe('rgb(10, 127, 90)');
  const card = page.getByRole('button');
  expect(await card.evaluate((button) => getComputedStyle(button).paddingTop)).toBe('16px');
  expect(await card.getAttribute('class')).not.toBe('card');
  await card.click();
  expect(await card.evaluate((button) => getComputedStyle(button).borderTopColor)).toBe(
    'rgb(10, 127, 90)',
  );
  expect(errors).toEqual([]);
});
