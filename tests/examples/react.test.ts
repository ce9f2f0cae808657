import { expect, it } from 'vitest';
import { useExample } from './use-example.ts';

const example = useExample('react');

it('renders its component', async () => {
  const { page, errors } = await example.open();
  await page.getByRole('button', { name: '0 in the cart' }).click();
  await page.getByText('1 in the cart').waitFor();
  expect(errors).toEqual([]);
});

it('shows an edit of the component', async () => {
  const { page, errors, edit } = await example.serve();
  await page.getByRole('button', { name: '0 in the cart' }).waitFor();
  await edit('src/App.jsx', (text) => text.replace('in the cart', 'in the basket'));
  await page.getByRole('button', { name: '0 in the basket' }).waitFor();
  expect(errors).toEqual([]);
});
