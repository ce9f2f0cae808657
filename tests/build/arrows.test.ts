import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repository } from './built-site.ts';

type Folder = 'shared' | 'config' | 'engine' | 'app' | 'theme' | 'entries';

/** The folders of the source, and what each may import beside itself. */
const arrows: Record<Folder, Folder[]> = {
  shared: [],
  config: ['shared'],
  engine: ['shared', 'config'],
  app: ['shared'],
  theme: ['shared', 'app'],
  entries: ['shared', 'app', 'theme'],
};

const folders = Object.keys(arrows) as Folder[];

/** A module of each folder that any other might like to have. */
const modules: Record<Folder, string> = {
  shared: '#shared/url.ts',
  config: '#config/load-config.ts',
  engine: '#engine/build.ts',
  app: '#app/router.ts',
  theme: '#theme/Document.tsx',
  entries: '#entries/server.tsx',
};

let root: string;

/** A copy of the source beside the same packages, with caches of its own. */
beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'docs-arrows-'));
  const files = ['src', 'package.json', 'tsconfig.base.json', 'biome.json', '.gitignore'];
  for (const name of files) {
    await cp(path.join(repository, name), path.join(root, name), { recursive: true });
  }
  const packages = path.join(repository, 'node_modules');
  await mkdir(path.join(root, 'node_modules'));
  for (const name of await readdir(packages)) {
    if (name === '.cache') continue;
    await symlink(path.join(packages, name), path.join(root, 'node_modules', name));
  }
});

afterAll(() => rm(root, { recursive: true, force: true }));

/** Puts a module into a folder for as long as something looks at it. */
async function withModule<T>(
  folder: Folder,
  source: string,
  look: (file: string) => T,
): Promise<T> {
  const file = `src/${folder}/trespasser.ts`;
  await writeFile(path.join(root, file), source);
  try {
    return look(file);
  } finally {
    await rm(path.join(root, file));
  }
}

/** What a program of the project says in the copy. */
function run(program: string, args: readonly string[]): string {
  const command = path.join(repository, 'node_modules/.bin', program);
  const { stdout, stderr, error } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  if (error) throw error;
  return stdout + stderr;
}

/** The compiler's complaints about a folder, or about one of its files, whose lines come first. */
function typeErrors(folder: Folder, file = ''): string[] {
  return run('tsc', ['-b', `src/${folder}`, '--pretty', 'false'])
    .split('\n')
    .filter((line) => / error TS\d+: /.test(line) && line.startsWith(file))
    .map((line) => line.slice(file.length));
}

/** Numbers of the lines that the compiler refuses in a module of a folder. */
async function refusedLines(folder: Folder, lines: readonly string[]): Promise<number[]> {
  const errors = await withModule(folder, lines.join('\n'), (file) => typeErrors(folder, file));
  const numbers = errors.map((error) => Number(/^\((\d+),/.exec(error)?.[1]));
  return [...new Set(numbers)].sort((a, b) => a - b);
}

const importOf = (other: Folder) => `import '${modules[other]}';`;
const typeOf = (other: Folder) => `export type Of_${other} = typeof import('${modules[other]}');`;

describe.each(folders)('%s', (folder) => {
  const allowed: readonly Folder[] = arrows[folder];
  const forbidden = folders.filter((other) => other !== folder && !allowed.includes(other));

  it('compiles as it is', () => {
    expect(typeErrors(folder)).toEqual([]);
  });

  it('may import what its arrows point to', async () => {
    expect(await refusedLines(folder, allowed.map(importOf))).toEqual([]);
  });

  it('may import nothing else', async () => {
    const refused = await refusedLines(folder, forbidden.map(importOf));
    expect(refused).toEqual(forbidden.map((_, index) => index + 1));
  });

  it('may not even import a type of it', async () => {
    const refused = await refusedLines(folder, forbidden.map(typeOf));
    expect(refused).toEqual(forbidden.map((_, index) => index + 1));
  });
});

const browser = ['export const a = document;', 'export const b = window;'];
const node = ["export * from 'node:fs';", 'export const c = process;', 'export const d = Buffer;'];

it.each<[folder: Folder, name: string, lines: string[]]>([
  ['shared', 'browser nor Node', [...browser, ...node]],
  ['config', 'browser', browser],
  ['engine', 'browser', browser],
  ['app', 'Node', node],
  ['theme', 'Node', node],
  ['entries', 'Node', node],
])('%s knows no %s', async (folder, _, lines) => {
  expect(await refusedLines(folder, lines)).toEqual(lines.map((_line, index) => index + 1));
});

describe('the linter', () => {
  const react = "import { useState } from 'react';\n\nexport const a = useState;\n";

  it.each<Folder>(['shared', 'config', 'engine'])('keeps React out of %s', async (folder) => {
    const said = await withModule(folder, react, (file) => run('biome', ['lint', file]));
    expect(said).toContain('lint/style/noRestrictedImports');
  });

  it.each<Folder>(['app', 'theme', 'entries'])('lets it into %s', async (folder) => {
    const said = await withModule(folder, react, (file) => run('biome', ['lint', file]));
    expect(said).not.toContain('noRestrictedImports');
  });

  it('refuses modules that import each other', async () => {
    await writeFile(path.join(root, 'src/shared/circle.ts'), "export * from './trespasser.ts';\n");
    const said = await withModule('shared', "export * from './circle.ts';\n", (file) =>
      run('biome', ['lint', file]),
    );
    await rm(path.join(root, 'src/shared/circle.ts'));
    expect(said).toContain('lint/suspicious/noImportCycles');
  });
});
