import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildExample } from './build-example.ts';

let root: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'docs-build-example-'));
});

afterAll(() => rm(root, { recursive: true, force: true }));

/** Writes an example and builds it. */
async function build(
  name: string,
  files: Record<string, string>,
  mode?: 'production' | 'development',
) {
  const folder = path.join(root, 'examples', name);
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  const before = await readdir(folder);
  const built = await buildExample(name, { root, cache: path.join(root, 'cache'), mode });
  expect(await readdir(folder)).toEqual(before);
  return { ...built, names: built.files.map(({ name }) => name) };
}

const workspaceShop = {
  name: 'shop',
  version: '1.0.0',
  scripts: { build: 'node make.js' },
  dependencies: { tea: '1.0.0' },
};
const workspaceLock = JSON.stringify({
  name: 'root',
  lockfileVersion: 3,
  requires: true,
  packages: {
    '': { name: 'root', workspaces: ['tea', 'shop'] },
    'node_modules/shop': { resolved: 'shop', link: true },
    'node_modules/tea': { resolved: 'tea', link: true },
    shop: { version: '1.0.0', dependencies: { tea: '1.0.0' } },
    tea: { version: '1.0.0' },
  },
});

const config = "module.exports = { output: { filename: process.env.NODE_ENV + '.js' } };\n";

describe('buildExample', () => {
  it('gives what the command emits for production', async () => {
    const built = await build('plain', {
      'rspack.config.js': config,
      'src/index.js': "console.log('tea');\n",
    });
    expect(built).toMatchObject({
      files: [
        { name: 'production.js', size: expect.any(Number) },
        { name: 'production.js.map', size: expect.any(Number) },
      ],
      warnings: [],
      errors: [],
    });
    expect(await readdir(built.dist)).toEqual(['production.js', 'production.js.map']);
  });

  it('gives what it emits for development, which is more', async () => {
    const text = { 'rspack.config.js': config, 'src/index.js': "console.log('tea');\n" };
    const [production] = (await build('plain', text)).files;
    const { files } = await build('dev', text, 'development');
    const script = files.find(({ name }) => name === 'development.js');
    expect(script?.size).toBeGreaterThan(production?.size ?? 0);
  });

  it('builds once for as long as nothing changes', async () => {
    const files = { 'rspack.config.js': 'module.exports = {};\n', 'src/index.js': 'tea();\n' };
    const first = await build('kept', files);
    await writeFile(path.join(first.dist, 'main.js'), 'kept');
    expect((await build('kept', files)).dist).toBe(first.dist);
    expect(await readFile(path.join(first.dist, 'main.js'), 'utf8')).toBe('kept');
    expect((await build('kept', { 'src/index.js': 'cake();\n' })).dist).not.toBe(first.dist);
  });

  it('builds every project of an example', async () => {
    const { names, errors, dist } = await build('several', {
      'cart/rspack.config.js': 'module.exports = { devtool: false };\n',
      'cart/src/index.js': 'console.log(1);\n',
      'shop/rspack.config.js': 'module.exports = [{ devtool: false }];\n',
      'shop/src/index.js': 'console.log(2);\n',
    });
    expect(errors).toEqual([]);
    expect(names).toEqual(['cart/main.js', 'shop/main.js']);
    expect(await readFile(path.join(dist, 'shop/main.js'), 'utf8')).toContain('console.log(2)');
  });

  it('builds a project with its flags', async () => {
    const manifest = { name: 'flags', scripts: { build: 'rspack build --env shop=tea' } };
    const { names } = await build('flags', {
      'package.json': JSON.stringify(manifest),
      'rspack.config.js':
        "module.exports = ({ shop }) => ({ devtool: false, output: { filename: shop + '.js' } });\n",
      'src/index.js': 'console.log(1);\n',
    });
    expect(names).toEqual(['tea.js']);
  });

  it('builds a project without a configuration by its own script', async () => {
    const manifest = { name: 'script', scripts: { build: 'node make.js' } };
    const { names, errors } = await build('script', {
      'package.json': JSON.stringify(manifest),
      'make.js': `require('fs').mkdirSync('build');
        require('fs').writeFileSync('build/' + process.env.CI + '.txt', '');\n`,
    });
    expect(errors).toEqual([]);
    expect(names).toEqual(['true.txt']);
  });

  it('installs the packages of a lock, and no others', async () => {
    const make = `const tea = require('tea');
      require('fs').mkdirSync('dist');
      require('fs').writeFileSync('dist/' + tea + '.txt', '');\n`;
    const files = {
      'package.json': JSON.stringify({ name: 'root', workspaces: ['tea', 'shop'] }),
      'package-lock.json': workspaceLock,
      'tea/package.json': JSON.stringify({ name: 'tea', version: '1.0.0' }),
      'tea/index.js': "module.exports = 'green';\n",
      'shop/package.json': JSON.stringify(workspaceShop),
      'shop/make.js': make,
    };
    const built = await build('installed', files);
    expect(built.errors).toEqual([]);
    expect(built.names).toEqual(['shop/green.txt']);
    // The packages stay where they are when only a source changes.
    const packages = await readdir(path.join(root, 'cache/packages'));
    const changed = await build('installed', { 'tea/index.js': "module.exports = 'black';\n" });
    expect(changed.names).toEqual(['shop/black.txt']);
    expect(await readdir(path.join(root, 'cache/packages'))).toEqual(packages);
  });

  it('says what to do where a lock and its manifest disagree', async () => {
    const files = {
      'package.json': JSON.stringify({
        name: 'root',
        scripts: { build: 'x' },
        workspaces: ['tea'],
      }),
      'package-lock.json': JSON.stringify({ lockfileVersion: 3, packages: { '': {} } }),
      'shop/package.json': JSON.stringify({ ...workspaceShop, dependencies: { tea: '2.0.0' } }),
      'tea/package.json': JSON.stringify({ name: 'tea', version: '1.0.0' }),
    };
    await expect(build('disagreeing', files)).rejects.toThrow(
      /^The packages of .*disagreeing could not be installed: npm ci failed\..*--package-lock-only/s,
    );
  });

  it('reports what a script that fails has said', async () => {
    const manifest = { name: 'failing', scripts: { build: 'node make.js' } };
    const { errors } = await build('failing', {
      'package.json': JSON.stringify(manifest),
      'make.js': "console.log('No tea'); process.exit(3);\n",
    });
    expect(errors).toEqual(['No tea']);
  });

  it('reports the errors of each configuration', async () => {
    const { errors, files } = await build('broken', {
      'rspack.config.js': "module.exports = [{ entry: './src/a' }, { entry: './src/b' }];\n",
      'src/a.js': "import './missing.js';\n",
      'src/b.js': 'if (\n',
    });
    expect(files).toEqual([]);
    expect(errors).toHaveLength(2);
    expect(errors[0]).toContain("Can't resolve './missing.js'");
    expect(errors[1]).toContain('JavaScript parsing error');
  });

  it('reports warnings, also those of a build that is kept', async () => {
    const files = {
      'rspack.config.js': "module.exports = { plugins: [require('./warn.js')] };\n",
      'warn.js': `exports.apply = ({ hooks }) =>
        hooks.afterCompile.tap('Warn', ({ warnings }) => warnings.push(new Error('Cold tea')));\n`,
      'src/index.js': 'console.log(1);\n',
    };
    await build('warned', files);
    const { warnings, errors } = await build('warned', files);
    expect(errors).toEqual([]);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('Cold tea');
  });

  it('reports an option that does not exist, which the command builds without', async () => {
    const { errors } = await build('misspelled', {
      'rspack.config.js': 'module.exports = { devtool: false, experiment: {} };\n',
      'src/index.js': 'console.log(1);\n',
    });
    expect(errors).toMatchInlineSnapshot(`
      [
        "Configuration error:
      - Unrecognized key(s) in object: 'experiment'",
      ]
    `);
  });

  it('reports a configuration that cannot be read', async () => {
    const { errors } = await build('thrown', {
      'rspack.config.js': "throw new Error('No tea today');\n",
    });
    expect(errors.join()).toContain('No tea today');
  });

  it('says that there is nothing to build', async () => {
    await expect(build('empty', { 'README.md': '' })).rejects.toThrowErrorMatchingInlineSnapshot(
      `[Error: examples/empty has nothing to build: no folder in it has an rspack.config.js, or a package.json with a script called build.]`,
    );
  });

  it('leaves no copy of a build that failed', async () => {
    const kept = await readdir(path.join(root, '.tmp'));
    expect(kept.filter((name) => !/^example-[a-z]+-[0-9a-f]{12}$/.test(name))).toEqual([]);
    expect(kept.filter((name) => /broken|failing|thrown|misspelled/.test(name))).toEqual([]);
  });
});
