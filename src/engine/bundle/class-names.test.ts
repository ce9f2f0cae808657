import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { shortClassNames } from './class-names.ts';

let folder = '';

afterEach(() => rm(folder, { recursive: true, force: true }));

async function namesOf(files: Record<string, string>) {
  folder = await mkdtemp(path.join(os.tmpdir(), 'docs-classes-'));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  const nameOf = shortClassNames(folder);
  return (file: string, name: string) => nameOf(path.join(folder, file), name);
}

it('numbers classes and animations by file and name', async () => {
  const nameOf = await namesOf({
    'Bar/Bar.module.css': '/* .not */ .bar { inset: 0.5rem } .bar:hover, .space { top: 0 }',
    'Menu/Menu.module.css': '.bar { animation: turn } @keyframes turn {}',
    'base.css': '.bar {}',
  });
  expect(nameOf('Bar/Bar.module.css', 'bar')).toBe('Aa');
  expect(nameOf('Bar/Bar.module.css', 'space')).toBe('Ab');
  expect(nameOf('Menu/Menu.module.css', 'bar')).toBe('Ac');
  expect(nameOf('Menu/Menu.module.css', 'turn')).toBe('Ad');
  expect(() => nameOf('Bar/Bar.module.css', 'not')).toThrow(/not was not there/);
  expect(() => nameOf('base.css', 'bar')).toThrow();
});

it('has names for as many as there are', async () => {
  const classes = Array.from({ length: 40 }, (_, index) => `.name-${index} {}`).join('');
  const nameOf = await namesOf({ 'A.module.css': classes });
  expect(nameOf('A.module.css', 'name-35')).toBe('A9');
  expect(nameOf('A.module.css', 'name-36')).toBe('Ba');
});
