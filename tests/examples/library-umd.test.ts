import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { expect, it } from 'vitest';
import { useExample } from './use-example.ts';

const example = useExample('library-umd');
const file = () => path.join(example.dist, 'tea-price.js');

it('is a global variable in a page', async () => {
  const { page, errors } = await example.open();
  expect(await page.locator('output').textContent()).toBe('€12.50');
  expect(errors).toEqual([]);
});

it('is required in Node.js', () => {
  const library = createRequire(import.meta.url)(file());
  expect(library.formatPrice(990)).toBe('€9.90');
  expect(library.version).toBe('1.0.0');
});

it('is defined for an AMD loader', async () => {
  let defined: { version: string } | undefined;
  const define = (_dependencies: string[], factory: () => { version: string }) => {
    defined = factory();
  };
  define.amd = {};
  vm.runInNewContext(await readFile(file(), 'utf8'), { define });
  expect(defined?.version).toBe('1.0.0');
});
