import { expect, it } from 'vitest';
import { useExample } from './use-example.ts';

const example = useExample('svelte');

it('renders components and writes their styles to a file', async () => {
  const { page, errors, requested } = await example.open();
  const button = page.getByRole('button', { name: '0 in the cart' });
  expect(await button.evaluate((element) => getComputedStyle(element).color)).toBe(
    'rgb(0, 128, 128)',
  );
  expect(requested).toContain('main.css');
  await button.click();
  await page.getByText('4.50 €').waitFor();
  expect(errors).toEqual([]);
});

it('keeps state when a component is edited', async () => {
  const { page, errors, edit } = await example.serve();
  await page.getByRole('button', { name: '0 in the cart' }).click();
  await edit('src/Cart.svelte', (text) => text.replace('in the cart', 'in the basket'));
  const button = page.getByRole('button', { name: '1 in the basket' });
  await button.waitFor();
  await edit('src/Cart.svelte', (text) => text.replace('teal', 'rgb(1, 2, 3)'));
  const color = () => button.evaluate((element) => getComputedStyle(element).color);
  await expect.poll(color).toBe('rgb(1, 2, 3)');
  await edit('src/Cart.svelte', (text) => text.replace('toFixed(2)', 'toFixed(1)'));
  await page.getByText('4.5 €').waitFor();
  expect(errors).toEqual([]);
});
