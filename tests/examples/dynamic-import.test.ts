import { expect, it } from 'vitest';
import { useExample } from './use-example.ts';

const example = useExample('dynamic-import');

it('fetches the editor at the first click', async () => {
  const { page, errors, requested } = await example.open();
  expect(requested).toEqual(['index.html', 'main.js']);
  await page.getByRole('button', { name: 'Edit' }).click();
  expect(await page.locator('textarea').inputValue()).toBe('A note');
  expect(requested[2]).toMatch(/^\d+\.js$/);
  expect(errors).toEqual([]);
});
