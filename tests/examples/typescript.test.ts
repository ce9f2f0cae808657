import { expect, it } from 'vitest';
import { useExample } from './use-example.ts';

const example = useExample('typescript');

it('renders its list', async () => {
  const { page, errors } = await example.open();
  await page.getByText('Coffee: €4.20').waitFor();
  expect(errors).toEqual([]);
});
