import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repository } from './built-site.ts';

/** Routes and ids that were listed when the list was begun, those of the public site of 0.5.9 among them. */
const firstListed = 3_844;

it('the list of published addresses has only grown', async () => {
  const text = await readFile(path.join(repository, 'content/addresses.json'), 'utf8');
  const listed = Object.values(JSON.parse(text) as Record<string, string[]>);
  const count = listed.length + listed.reduce((sum, ids) => sum + ids.length, 0);
  expect(count).toBeGreaterThanOrEqual(firstListed);
});
