import { expect, it } from 'vitest';
import { useExample } from './use-example.ts';

const example = useExample('react-refresh');

it('renders a picture as a component and as a file', async () => {
  const { page, errors } = await example.open();
  await page.getByRole('button', { name: '0 in the cart' }).click();
  await page.getByText('4.50 €').waitFor();
  expect(
    await page.getByRole('img', { name: 'Cart', exact: true }).evaluate((svg) => svg.tagName),
  ).toBe('svg');
  const src = await page.getByAltText('Cart as a file').getAttribute('src');
  expect(src).toMatch(/^data:image\/svg\+xml/);
  expect(errors).toEqual([]);
});

it('leaves the refresh runtime out of production', () => {
  expect(example.files.map(({ name }) => name)).toContain('main.js');
  expect(example.files.find(({ name }) => name === 'main.js')?.size).toBeLessThan(250_000);
});

it('keeps the state of a component that is edited', async () => {
  const { page, errors, edit } = await example.serve();
  await page.getByRole('button', { name: '0 in the cart' }).click();
  await edit('src/App.tsx', (text) => text.replace('in the cart', 'in the basket'));
  await page.getByRole('button', { name: '1 in the basket' }).waitFor();
  await edit('src/price.ts', (text) => text.replace('€', 'EUR'));
  await page.getByText('4.50 EUR').waitFor();
  await edit('src/App.module.css', (text) => text.replace('teal', 'rgb(1, 2, 3)'));
  const color = () => page.getByRole('main').evaluate((main) => getComputedStyle(main).color);
  await expect.poll(color).toBe('rgb(1, 2, 3)');
  await page.getByRole('button', { name: '1 in the basket' }).waitFor();
  expect(errors).toEqual([]);
});
