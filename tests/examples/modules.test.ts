import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { useExample } from './use-example.ts';

const example = useExample('modules');

it('runs what it loads in all these ways', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    path.join(example.dist, 'main.js'),
  ]);
  expect(stdout.trim().split('\n').sort()).toEqual(
    [
      '$4.50',
      './cart.page.js ./home.page.js',
      'export const formatPrice = amount => `$${amount.toFixed(2)}`; query ?draft made in the import',
      'main 0.5.9 true',
      'Home',
      'Hello',
      'CN DE',
    ].sort(),
  );
});

it('names the chunks', () => {
  expect(example.files.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['data/countries.js', 'language-de-js.js', 'language-en-js.js']),
  );
});
