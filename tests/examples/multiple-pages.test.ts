import { expect, it } from 'vitest';
import { useExample } from './use-example.ts';

const example = useExample('multiple-pages');

it('gives each page its own script', async () => {
  const home = await example.open();
  await home.page.getByRole('heading', { name: 'Our teas' }).waitFor();
  const checkout = await example.open('checkout.html');
  await checkout.page.getByRole('heading', { name: 'Your order' }).waitFor();
  expect(checkout.requested).toEqual(['checkout.html', 'checkout.js']);
  expect([...home.errors, ...checkout.errors]).toEqual([]);
});
