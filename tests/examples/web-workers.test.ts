import { expect, it } from 'vitest';
import { useExample } from './use-example.ts';

const example = useExample('web-workers');

it('counts in the worker, in a file named after it', async () => {
  const { page, errors, requested } = await example.open();
  await page.getByRole('button').click();
  await page.getByText('9592 primes, counted in DedicatedWorkerGlobalScope').waitFor();
  expect(errors).toEqual([]);
  expect(requested).toContain('primes.js');
});

it('reloads the page when nothing but the worker changed', async () => {
  const { page, edit } = await example.serve();
  await page.getByRole('button').click();
  await page.getByText('9592 primes').waitFor();
  await edit('src/workers/primes.js', (text) => text.replace('{ count,', '{ count: -count,'));
  await expect
    .poll(async () => {
      await page.getByRole('button').click();
      await page.waitForTimeout(200);
      return page.getByRole('status').textContent();
    })
    .toContain('-9592 primes');
});
