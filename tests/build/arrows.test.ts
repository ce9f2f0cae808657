import { spawn } from 'node:child_process';
import {
  access,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repository } from './built-site.ts';

type Folder = 'shared' | 'search' | 'offline' | 'config' | 'engine' | 'app' | 'theme' | 'entries';

/** The folders of the source, and what each may import beside itself. */
const arrows: Record<Folder, Folder[]> = {
  shared: [],
  search: ['shared'],
  offline: ['shared'],
  config: ['shared'],
  engine: ['shared', 'search', 'config'],
  app: ['shared', 'search'],
  theme: ['shared', 'search', 'app'],
  entries: ['shared', 'search', 'app', 'theme'],
};

const folders = Object.keys(arrows) as Folder[];

/** A module of each folder that any other might like to have. */
const modules: Record<Folder, string> = {
  shared: '#shared/url.ts',
  search: '#search/search.ts',
  offline: '#offline/answer.ts',
  config: '#config/load-config.ts',
  engine: '#engine/build.ts',
  app: '#app/router.ts',
  theme: '#theme/Document.tsx',
  entries: '#entries/server.tsx',
};

const browser = ['export const a = document;', 'export const b = window;'];
const node = ["export * from 'node:fs';", 'export const c = process;', 'export const d = Buffer;'];

/** What a folder must not know of the place where it runs. */
const foreign: Record<Folder, string[]> = {
  shared: [...browser, ...node],
  search: [...browser, ...node],
  offline: [...browser, ...node],
  config: browser,
  engine: browser,
  app: node,
  theme: node,
  entries: node,
};

/** A line of a trespasser, and whether the compiler has to refuse it. */
interface Line {
  text: string;
  isRefused: boolean;
}

const others = (folder: Folder) => folders.filter((other) => other !== folder);
const mayImport = (folder: Folder, other: Folder) => arrows[folder].includes(other);

/** A module that imports whatever there is. */
function importsOf(folder: Folder): Line[] {
  return others(folder).map((other) => ({
    text: `import '${modules[other]}';`,
    isRefused: !mayImport(folder, other),
  }));
}

/** The same for types. The compiler refuses a file where it is named first, so these stand alone. */
function typesOf(folder: Folder): Line[] {
  return others(folder).map((other) => ({
    text: `export type Of_${other} = typeof import('${modules[other]}');`,
    isRefused: !mayImport(folder, other),
  }));
}

/** A module that uses what is not there where the folder runs. */
function globalsOf(folder: Folder): Line[] {
  return foreign[folder].map((text) => ({ text, isRefused: true }));
}

const program = (name: string) => path.join(repository, 'node_modules/.bin', name);

let root: string;

/** What a program of the project says in the copy. */
async function run(name: string, args: readonly string[]): Promise<string> {
  const child = spawn(program(name), args, { cwd: root });
  let said = '';
  child.stdout.on('data', (data) => {
    said += data;
  });
  child.stderr.on('data', (data) => {
    said += data;
  });
  await new Promise((resolve, reject) => child.on('close', resolve).on('error', reject));
  return said;
}

const fileIn = (folder: Folder) => `src/${folder}/trespasser.ts`;

/** The rules of the source for one module a folder, beside the same packages, with caches of its own. */
beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'docs-arrows-'));
  const rules = ['package.json', 'tsconfig.base.json', 'biome.json', '.gitignore'];
  for (const name of [...rules, ...folders.map((folder) => `src/${folder}/tsconfig.json`)]) {
    await cp(path.join(repository, name), path.join(root, name));
  }
  for (const name of Object.values(modules)) {
    const file = name.replace('#', 'src/');
    await access(path.join(repository, file));
    await writeFile(path.join(root, file), 'export const here = true;\n');
  }
  const packages = path.join(repository, 'node_modules');
  await mkdir(path.join(root, 'node_modules'));
  for (const name of await readdir(packages)) {
    if (name === '.cache') continue;
    await symlink(path.join(packages, name), path.join(root, 'node_modules', name));
  }
});

afterAll(() => rm(root, { recursive: true, force: true }));

describe('the compiler', () => {
  beforeAll(async () => {
    expect(
      await run('tsc', ['-b', 'src/entries', 'src/engine', 'src/offline', '--pretty', 'false']),
    ).toBe('');
  });

  /** What the compiler says of a module's lines. A module with foreign imports brings their globals: one at a time. */
  async function judged(folder: Folder, lines: readonly Line[]): Promise<Line[]> {
    const file = fileIn(folder);
    await writeFile(path.join(root, file), lines.map(({ text }) => text).join('\n'));
    const said = await run('tsc', ['-b', `src/${folder}`, '--pretty', 'false']);
    await rm(path.join(root, file));
    const errors = said.split('\n').filter((line) => line.startsWith(file));
    const refused = new Set(errors.map((line) => Number(/\((\d+),/.exec(line)?.[1])));
    return lines.map(({ text }, index) => ({ text, isRefused: refused.has(index + 1) }));
  }

  it.each(folders)('lets %s import what its arrows point to, and nothing else', async (folder) => {
    expect(await judged(folder, importsOf(folder))).toEqual(importsOf(folder));
    expect(await judged(folder, typesOf(folder))).toEqual(typesOf(folder));
  });

  it.each(folders)('lets %s know only the place where it runs', async (folder) => {
    expect(await judged(folder, globalsOf(folder))).toEqual(globalsOf(folder));
  });
});

describe('the linter', () => {
  const react = "import { useState } from 'react';\n\nexport const a = useState;\n";
  const circle = path.join('src/shared', 'circle.ts');
  let said = '';

  beforeAll(async () => {
    for (const folder of folders) await writeFile(path.join(root, fileIn(folder)), react);
    const back = "import type { B } from './circle-back.ts';\n\nexport type A = B[];\n";
    await writeFile(path.join(root, circle), back);
    const forth = "import type { A } from './circle.ts';\n\nexport type B = { a: A };\n";
    await writeFile(path.join(root, 'src/shared/circle-back.ts'), forth);
    const files = [...folders.map(fileIn), 'src/shared/circle.ts'];
    said = await run('biome', ['lint', '--max-diagnostics=none', '--reporter=github', ...files]);
    for (const file of [...files, 'src/shared/circle-back.ts']) await rm(path.join(root, file));
  });

  const saidOf = (file: string) => said.split('\n').filter((line) => line.includes(file));

  it.each<Folder>(['shared', 'search', 'offline', 'config', 'engine'])(
    'keeps React out of %s',
    (folder) => {
      expect(saidOf(fileIn(folder)).join()).toContain('noRestrictedImports');
    },
  );

  it.each<Folder>(['app', 'theme', 'entries'])('lets React into %s', (folder) => {
    expect(saidOf(fileIn(folder)).join()).not.toContain('noRestrictedImports');
  });

  it('refuses modules whose types import each other', () => {
    expect(saidOf(circle).join()).toContain('noImportCycles');
  });
});

/**
 * The folders of the engine from the bottom up: data below, rules above. Each may import those before
 * it; the files of the engine's own folder stand below the dev server, the command line above all.
 */
const floors = [
  'files',
  'thread',
  'rspack',
  'examples',
  'content/records',
  'content',
  'markdown',
  'bundle',
  'model',
  'images',
  'outputs',
  'checks',
  'server',
  'deploy',
  'dev',
];

describe('the engine', () => {
  const engine = path.join(repository, 'src/engine');

  /** `content/records` of `content/records/tasks.ts`; empty for a file of the engine's own folder. */
  function floorOf(file: string): string {
    const parts = path.dirname(file).split(path.sep);
    const [first = '', second = ''] = parts;
    if (first === '.') return '';
    return floors.includes(`${first}/${second}`) ? `${first}/${second}` : first;
  }

  async function imports(): Promise<{ from: string; to: string }[]> {
    const names = await readdir(engine, { recursive: true });
    const sources = names.filter(
      (name) => name.endsWith('.ts') && !/(\.test\.ts$|\/?test-)/.test(name),
    );
    const found = await Promise.all(
      sources.map(async (from) => {
        const text = await readFile(path.join(engine, from), 'utf8');
        const specifiers = [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)];
        return specifiers.map(([, to = '']) => ({ from, to: path.join(path.dirname(from), to) }));
      }),
    );
    // What a module only writes into another one is no import of its own.
    return found.flat().filter(({ to }) => sources.includes(to));
  }

  it('has a floor for every folder', async () => {
    const entries = await readdir(engine, { withFileTypes: true });
    const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    expect(names.sort()).toEqual(floors.filter((floor) => !floor.includes('/')).sort());
  });

  it('imports nothing from a floor above, types included', async () => {
    const height = (file: string) => {
      const floor = floorOf(file);
      if (file === 'cli.ts') return floors.length;
      return floor === '' ? floors.length - 1.5 : floors.indexOf(floor);
    };
    const upwards = (await imports()).filter(({ from, to }) => height(to) > height(from));
    expect(upwards).toEqual([]);
  });
});
