import { expect, it } from 'vitest';
import { useExample } from './use-example.ts';

const example = useExample('ten-lines');

it('lists its teas, and loads the order with its style on demand', async () => {
  const { page, errors, requested } = await example.open();
  expect(await page.getByRole('listitem').allTextContents()).toEqual([
    'Assam',
    'Darjeeling',
    'Sencha',
  ]);
  expect(requested.filter((name) => name.startsWith('order'))).toEqual([]);
  await page.getByRole('button', { name: 'Order' }).click();
  const form = page.getByText('3 teas to choose from');
  expect(await form.evaluate((it) => getComputedStyle(it).padding)).toBe('16px');
  expect(errors).toEqual([]);
});
