import { expect, it } from 'vitest';
import { useExample } from './use-example.ts';

const example = useExample('minimal');

it('counts clicks, with its style', async () => {
  const { page, errors } = await example.open();
  const button = page.getByRole('button', { name: 'Clicked 0 times' });
  expect(await button.evaluate((it) => getComputedStyle(it).padding)).toBe('8px 16px');
  await button.click();
  await page.getByText('Clicked 1 times').waitFor();
  expect(errors).toEqual([]);
});

it('names its files by their content', () => {
  const names = example.files.map(({ name }) => name);
  expect(names.filter((name) => !/^main\.[0-9a-f]{8}\.(js|css)(\.map)?$/.test(name))).toEqual([
    'index.html',
  ]);
});
