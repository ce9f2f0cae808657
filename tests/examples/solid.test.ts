import { expect, it } from 'vitest';
import { useExample } from './use-example.ts';

const example = useExample('solid');

it('renders components', async () => {
  const { page, errors } = await example.open();
  await page.getByRole('button', { name: '0 in the cart' }).click();
  await page.getByText('4.50 €').waitFor();
  expect(errors).toEqual([]);
});

it('keeps state when words in the JSX are edited', async () => {
  const { page, errors, edit } = await example.serve();
  await page.getByRole('button', { name: '0 in the cart' }).click();
  await edit('src/Cart.jsx', (text) => text.replace('in the cart', 'in the basket'));
  await page.getByRole('button', { name: '1 in the basket' }).waitFor();
  expect(errors).toEqual([]);
});

it('starts a component again when an expression is edited, and keeps the page', async () => {
  const { page, errors, edit } = await example.serve();
  await page.getByLabel('Name').fill('Coffee shop');
  await page.getByRole('button', { name: '0 in the cart' }).click();
  await edit('src/Cart.jsx', (text) => text.replace('toFixed(2)', 'toFixed(1)'));
  await page.getByText('0.0 €').waitFor();
  await page.getByRole('heading', { name: 'Coffee shop' }).waitFor();
  expect(errors).toEqual([]);
});
