import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repository } from './built-site.ts';

/** What the browser's bundle is made of. */
const shipped = ['app', 'entries', 'search', 'shared', 'theme'];

/** A schema for the build, whose types alone are used by what browsers get. */
const schema = 'frontmatter.ts';

/** What modules of a folder import as values, tests and the schema aside. */
async function importsOf(folder: string): Promise<string[]> {
  const root = path.join(repository, 'src', folder);
  const names = await readdir(root, { recursive: true });
  const modules = names.filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\.|test-/.test(name) && name !== schema,
  );
  const texts = await Promise.all(modules.map((name) => readFile(path.join(root, name), 'utf8')));
  return texts.flatMap((text) =>
    [...text.matchAll(/^import (?!type )[^;]*?'([^']*)';/gm)].map(([, name = '']) => name),
  );
}

const packageOf = (name: string) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

it('names every package that readers get', async () => {
  const notices = await readFile(path.join(repository, 'THIRD_PARTY_NOTICES.md'), 'utf8');
  const imports = (await Promise.all(shipped.map(importsOf))).flat();
  expect(imports.filter((name) => name.endsWith(`/${schema}`))).toEqual([]);
  const packages = new Set(imports.filter((name) => /^[a-z@]/.test(name)).map(packageOf));
  expect(packages).toContain('react-dom');
  const unnamed = [...packages].filter((name) => !notices.includes(name));
  expect(unnamed).toEqual([]);
});
