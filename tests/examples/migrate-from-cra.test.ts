import { readdir, readFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repository } from './places.ts';
import { useExample } from './use-example.ts';

const example = useExample('migrate-from-cra', { sizeTolerance: 100 });

const after = example.project('after');

it('needs no change in src and public', async () => {
  for (const folder of ['src', 'public']) {
    expect(await readTree(`after/${folder}`)).toEqual(await readTree(`before/${folder}`));
  }
});

it.each(['before', 'after'])('renders the same: %s', async (project) => {
  const { page, errors, requested } = await example.project(project).open();
  expect(await page.title()).toBe('Tea shop');
  await page.getByRole('button', { name: '0 in the cart' }).click();
  await page.getByText('4.50 €').waitFor();
  expect(await page.locator('h1 svg title').textContent()).toBe('Cart');
  expect(await page.getByAltText('Leaf').getAttribute('src')).toMatch(/^\/static\/media\/leaf\./);
  await page.getByText('https://api.example.com').waitFor();
  await page.getByRole('button', { name: 'About' }).click();
  await page.getByText('Tea since 2024.').waitFor();
  expect(requested.filter((name) => name.endsWith('.chunk.js'))).toHaveLength(1);
  expect(errors).toEqual([]);
});

it('serves it with Fast Refresh and the proxy of setupProxy.js', async () => {
  const api = http.createServer((request, response) => response.end(`api ${request.url}`));
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const { port } = api.address() as AddressInfo;
  try {
    const env = { API_PROXY: `http://127.0.0.1:${port}` };
    const { page, errors, edit, url } = await after.serve({ env });
    await page.getByRole('button', { name: '0 in the cart' }).click();
    await edit('src/App.js', (text) => text.replace('in the cart', 'in the basket'));
    await page.getByRole('button', { name: '1 in the basket' }).waitFor();
    expect(await (await fetch(`${url}api/prices`)).text()).toBe('api /api/prices');
    expect(errors).toEqual([]);
  } finally {
    api.closeAllConnections();
    api.close();
  }
});

async function readTree(folder: string): Promise<Record<string, string>> {
  const root = path.join(repository, 'examples/migrate-from-cra', folder);
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const texts = files.map(async ({ parentPath, name }) => {
    const file = path.join(parentPath, name);
    return [path.relative(root, file), await readFile(file, 'utf8')];
  });
  return Object.fromEntries(await Promise.all(texts));
}
