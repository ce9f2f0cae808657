import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { exampleNames } from '#engine/examples/projects.ts';
import { repository } from './places.ts';

const names = await exampleNames(repository);

it('has a test', async () => {
  const tests = await readdir(import.meta.dirname);
  expect(tests).toEqual(expect.arrayContaining(names.map((name) => `${name}.test.ts`)));
});

it('stands in outputs.json, with no other', async () => {
  const file = path.join(repository, 'examples/outputs.json');
  expect(Object.keys(JSON.parse(await readFile(file, 'utf8')))).toEqual(names);
});
