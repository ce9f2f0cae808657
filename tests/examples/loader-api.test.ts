import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { loaderContext } from '#engine/rspack/facts/loader-context.ts';
import { useExample } from './use-example.ts';

const example = useExample('loader-api');

const read = (file: string) => readFile(path.join(example.dist, file), 'utf8');

it('shows the rows and links to the file of them', async () => {
  const { page, errors } = await example.open();
  await page.getByText('Coffee: €6').waitFor();
  const href = await page.getByRole('link', { name: 'Download' }).getAttribute('href');
  expect(href).toMatch(/data\/prices\.json$/);
  expect(JSON.parse(await read('data/prices.json'))).toEqual([
    { product: 'Tea', price: '€4' },
    { product: 'Coffee', price: '€6' },
  ]);
  expect(errors).toEqual([]);
});

it('has the members of the loader context that are documented, and no others', async () => {
  const members: string[] = JSON.parse(await read('members.json'));
  expect(members.sort()).toEqual(loaderContext.map(({ name }) => name).sort());
});
