import { expect, it } from 'vitest';
import { useExample } from './use-example.ts';

const example = useExample('sass');

it('colors the heading from a partial, and scopes the classes of the card', async () => {
  const { page, errors } = await example.open();
  const color = await page
    .getByRole('heading')
    .evaluate((heading) => getComputedStyle(heading).color);
  expect(color).toBe('rgb(184, 50, 128)');
  const card = page.getByRole('button');
  expect(await card.evaluate((button) => getComputedStyle(button).borderRadius)).toBe('8px');
  expect(await card.getAttribute('class')).not.toBe('card');
  await card.click();
  expect(await card.evaluate((button) => getComputedStyle(button).borderTopColor)).toBe(
    'rgb(184, 50, 128)',
  );
  expect(errors).toEqual([]);
});

it('shows the new color when the partial changes', async () => {
  const { page, edit } = await example.serve();
  await edit('src/_tokens.scss', (text) => text.replace('#b83280', '#102030'));
  await expect
    .poll(() => page.getByRole('heading').evaluate((heading) => getComputedStyle(heading).color))
    .toBe('rgb(16, 32, 48)');
});
