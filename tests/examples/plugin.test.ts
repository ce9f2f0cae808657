import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { useExample } from './use-example.ts';

const example = useExample('plugin');

it('lists what is emitted', async () => {
  const list = await readFile(path.join(example.dist, 'assets.txt'), 'utf8');
  expect(list).toBe('main.js\nmain.js.map');
});
