import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { useExample } from './use-example.ts';

useExample('loader');
const development = useExample('loader', { mode: 'development' });

it('puts its banner before each module', async () => {
  const script = await readFile(path.join(development.dist, 'main.js'), 'utf8');
  expect(script).toContain('/*! Acme Web */');
});
