import { expect, it } from 'vitest';
import { useExample } from './use-example.ts';

const example = useExample('monorepo').project('apps/shop');

it('compiles the sources of the other package, which shares its React', async () => {
  const { page, errors } = await example.open();
  await page.getByRole('button', { name: 'In the cart: 0' }).click();
  await page.getByText('In the cart: 1').waitFor();
  expect(errors).toEqual([]);
});
