import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useExample } from './use-example.ts';

const asked: string[] = [];
const api = createServer((request, response) => {
  asked.push(request.url ?? '');
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify([{ name: 'Ada' }, { name: 'Grace' }]));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    api.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(() => {
  api.close();
});

const example = useExample('dev-server-proxy');

it('forwards /api without its prefix, and answers /mock itself', async () => {
  const { port } = api.address() as AddressInfo;
  const { page } = await example.serve({ env: { API_URL: `http://127.0.0.1:${port}` } });
  await page.getByText('Grace').waitFor();
  await page.getByText('Rain tomorrow').waitFor();
  expect(asked).toEqual(['/users']);
});
