import { expect, it } from 'vitest';
import { useExample } from './use-example.ts';

// Module Federation names a module by its absolute path, which differs by machine.
const example = useExample('module-federation', { sizeTolerance: 500 });

it('loads the cart into the shop', async () => {
  const origins = { 'http://localhost:3001': [example.project('cart').dist] };
  const { page, errors } = await example.project('shop').open('index.html', { origins });
  await page.getByText('Total: 7').waitFor();
  expect(errors).toEqual([]);
});
