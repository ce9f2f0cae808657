import { expect, it } from 'vitest';
import { useExample } from './use-example.ts';

const example = useExample('react-emotion');

it('styles components, the css prop and a component in a selector', async () => {
  const { page, errors } = await example.open();
  const button = page.getByRole('button', { name: '0 in the cart' });
  expect(await button.evaluate((element) => getComputedStyle(element).borderRadius)).toBe('4px');
  const total = page.getByText('0.00 €');
  expect(await total.evaluate((element) => getComputedStyle(element).color)).toBe(
    'rgb(0, 128, 128)',
  );
  expect(errors).toEqual([]);
});

it('keeps state when a style is edited, and names classes after components', async () => {
  const { page, errors, edit } = await example.serve();
  await page.getByRole('button', { name: '0 in the cart' }).click();
  const total = page.getByText('4.50 €');
  expect(await total.getAttribute('class')).toContain('-Total');
  await edit('src/App.jsx', (text) => text.replace('teal', 'rgb(1, 2, 3)'));
  const color = () => total.evaluate((element) => getComputedStyle(element).color);
  await expect.poll(color).toBe('rgb(1, 2, 3)');
  await page.getByRole('button', { name: '1 in the cart' }).waitFor();
  expect(errors).toEqual([]);
});
