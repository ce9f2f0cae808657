import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { useExample } from './use-example.ts';

const example = useExample('environment-variables');

it('puts the listed variables into the bundle, and nothing else of the file', async () => {
  const { page, errors } = await example.open();
  await page.getByText('Version 1.4.0').waitFor();
  await page.getByText('API https://api.example.com').waitFor();
  await page.getByText('Mode production').waitFor();
  await page.getByText('Checkout is open').waitFor();
  expect(errors).toEqual([]);

  const script = readFileSync(join(example.dist, 'main.js'), 'utf8');
  expect(script).not.toContain('never-in-the-bundle');
  expect(script).not.toContain('CHECKOUT_ENABLED');
});
