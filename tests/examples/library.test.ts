import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { repository } from './places.ts';
import { useExample } from './use-example.ts';

const example = useExample('library');

it('is required and imported, with the same exports', async () => {
  const url = pathToFileURL(path.join(example.dist, 'index.mjs')).href;
  const required = createRequire(url)(path.join(example.dist, 'index.js'));
  for (const library of [required, await import(url)]) {
    expect(Object.keys(library).sort()).toEqual(['formatPrice', 'readPrices']);
    expect(library.formatPrice(250)).toBe('€2.50');
  }
});

it('has types', async () => {
  const out = await mkdtemp(path.join(os.tmpdir(), 'library-types-'));
  const tsc = path.join(repository, 'node_modules/.bin/tsc');
  const cwd = path.join(repository, 'examples/library');
  try {
    await promisify(execFile)(tsc, ['--outDir', out], { cwd });
    const types = await readFile(path.join(out, 'index.d.ts'), 'utf8');
    expect(types).toContain('formatPrice(cents: number): string');
  } finally {
    await rm(out, { recursive: true, force: true });
  }
});
