import { expect, it } from 'vitest';
import { useExample } from './use-example.ts';

const example = useExample('vue');

it('renders components with TypeScript, scoped Less and CSS Modules', async () => {
  const { page, errors } = await example.open();
  const button = page.getByRole('button', { name: '0 in the cart' });
  await button.click();
  const total = page.getByText('4.50 €');
  expect(await total.evaluate((element) => getComputedStyle(element).fontWeight)).toBe('700');
  const color = await page
    .getByRole('button')
    .evaluate((element) => getComputedStyle(element).color);
  expect(color).toBe('rgb(0, 128, 128)');
  expect(errors).toEqual([]);
});

it('keeps state when a template or a style is edited', async () => {
  const { page, errors, edit } = await example.serve();
  await page.getByRole('button', { name: '0 in the cart' }).click();
  await edit('src/Cart.vue', (text) => text.replace('in the cart', 'in the basket'));
  const button = page.getByRole('button', { name: '1 in the basket' });
  await button.waitFor();
  await edit('src/Cart.vue', (text) => text.replace('teal', 'rgb(1, 2, 3)'));
  const color = () => button.evaluate((element) => getComputedStyle(element).color);
  await expect.poll(color).toBe('rgb(1, 2, 3)');
  expect(errors).toEqual([]);
});

it('starts a component again when its script is edited, and keeps the page', async () => {
  const { page, errors, edit } = await example.serve();
  await page.getByLabel('Name').fill('Coffee shop');
  await page.getByRole('button', { name: '0 in the cart' }).click();
  await edit('src/Cart.vue', (text) => text.replace('toFixed(2)', 'toFixed(1)'));
  await page.getByText('0.0 €').waitFor();
  await page.getByRole('button', { name: '0 in the cart' }).waitFor();
  await page.getByRole('heading', { name: 'Coffee shop' }).waitFor();
  expect(errors).toEqual([]);
});
