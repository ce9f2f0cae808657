import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repository } from './built-site.ts';

/** What the browser's bundle is made of. */
const shipped = ['app', 'entries', 'search', 'shared', 'theme'];

/** Packages that modules of a folder import as values, tests aside. */
async function packagesOf(folder: string): Promise<string[]> {
  const root = path.join(repository, 'src', folder);
  const names = await readdir(root, { recursive: true });
  const modules = names.filter((name) => /\.tsx?$/.test(name) && !/\.test\.|test-/.test(name));
  const texts = await Promise.all(modules.map((name) => readFile(path.join(root, name), 'utf8')));
  return texts.flatMap((text) =>
    [...text.matchAll(/^import (?!type )[^;]*?'([a-z@][^']*)';/gm)].map(([, name = '']) =>
      name.split('/', name.startsWith('@') ? 2 : 1).join('/'),
    ),
  );
}

it('names every package that readers get', async () => {
  const notices = await readFile(path.join(repository, 'THIRD_PARTY_NOTICES.md'), 'utf8');
  const packages = new Set((await Promise.all(shipped.map(packagesOf))).flat());
  expect(packages).toContain('react-dom');
  const unnamed = [...packages].filter((name) => !notices.includes(name));
  expect(unnamed).toEqual([]);
});
