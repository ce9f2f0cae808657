import { expect, it } from 'vitest';
import { useExample } from './use-example.ts';

// Module Federation names a module by its absolute path, which differs by machine.
const example = useExample('module-federation', { namesDiffer: true });

const shop = (origins: Record<string, string[]>) =>
  example.project('shop').open('index.html', { origins });

it('renders the cart of the remote, with its state and style', async () => {
  const { page, errors } = await shop({ 'http://localhost:3001': [example.project('cart').dist] });
  await page.getByText('Total: 7').waitFor();
  await page.getByRole('button', { name: 'Add tea' }).click();
  await page.getByText('Total: 12').waitFor();
  const cart = page.locator('.cart');
  expect(await cart.evaluate((it) => getComputedStyle(it).borderTopColor)).toBe('rgb(0, 100, 0)');
  expect(errors).toEqual([]);
});

it('loads one copy of React', async () => {
  const { page } = await shop({ 'http://localhost:3001': [example.project('cart').dist] });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.reload();
  await page.getByText('Total: 7').waitFor();
  const remote = scripts.filter((url) => url.startsWith('http://localhost:3001/'));
  expect(remote.filter((url) => url.endsWith('.js'))).toHaveLength(2);
});

it('says so when the remote is down', async () => {
  const { page } = await shop({ 'http://localhost:3001': [] });
  await page.getByText('The cart is not available.').waitFor();
  await page.getByRole('heading', { name: 'Our teas' }).waitFor();
});

it('has a page of its own for the remote', async () => {
  const { page, errors, requested } = await example.project('cart').open();
  await page.getByText('Total: 7').waitFor();
  expect(requested).not.toContain('remoteEntry.js');
  expect(errors).toEqual([]);
});
