import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleNames, findProjects } from './projects.ts';

let root: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'docs-projects-'));
});

afterAll(() => rm(root, { recursive: true, force: true }));

/** Writes files, manifests as objects, and finds the projects. */
async function find(name: string, files: Record<string, unknown>) {
  const folder = path.join(root, 'examples', name);
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content === '' ? '' : JSON.stringify(content));
  }
  const projects = await findProjects(folder);
  return projects.map(({ path, config, lockFolder }) => [path, config, lockFolder]);
}

it('lists examples, and not the sites beside them', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'docs-examples-'));
  for (const file of ['vue/package.json', 'react/package.json', 'site/site.config.ts']) {
    await mkdir(path.dirname(path.join(folder, 'examples', file)), { recursive: true });
    await writeFile(path.join(folder, 'examples', file), '');
  }
  await writeFile(path.join(folder, 'examples/outputs.json'), '{}');
  expect(await exampleNames(folder)).toEqual(['react', 'vue']);
  await rm(folder, { recursive: true });
});

describe('findProjects', () => {
  it('finds an example of one project, built with the site’s packages', async () => {
    const files = { 'rspack.config.js': '', 'package.json': {}, 'node_modules/a/package.json': {} };
    expect(await find('one', files)).toEqual([['.', 'rspack.config.js', undefined]]);
  });

  it('finds projects before and after, each with its lock', async () => {
    const files = {
      'before/package.json': { scripts: { build: 'webpack' } },
      'before/package-lock.json': {},
      'after/rspack.config.ts': '',
      'after/package-lock.json': {},
    };
    expect(await find('migration', files)).toEqual([
      ['after', 'rspack.config.ts', 'after'],
      ['before', undefined, 'before'],
    ]);
  });

  it('finds workspaces, those first that others need', async () => {
    const files = {
      'package.json': { workspaces: ['packages/*'], scripts: { build: 'npm run build -ws' } },
      'package-lock.json': {},
      'packages/app/package.json': { name: 'app', dependencies: { ui: '1.0.0' } },
      'packages/app/rspack.config.mjs': '',
      'packages/ui/package.json': { name: 'ui', scripts: { build: 'tsc' } },
      'packages/words/package.json': { name: 'words' },
    };
    expect(await find('monorepo', files)).toEqual([
      ['packages/ui', undefined, '.'],
      ['packages/app', 'rspack.config.mjs', '.'],
    ]);
  });

  it('takes projects that need each other as they come', async () => {
    const files = {
      'a/package.json': { name: 'a', scripts: { build: 'x' }, dependencies: { b: '*' } },
      'b/package.json': { name: 'b', scripts: { build: 'x' }, dependencies: { a: '*' } },
    };
    expect((await find('circle', files)).map(([path]) => path)).toEqual(['a', 'b']);
  });
});

describe('exampleNames', () => {
  it('are the folders', async () => {
    await mkdir(path.join(root, 'examples/plain'), { recursive: true });
    await writeFile(path.join(root, 'examples/README.md'), '');
    const names = await exampleNames(root);
    expect(names).toContain('plain');
    expect(names).not.toContain('README.md');
    expect(names).toEqual([...names].sort());
  });
});
