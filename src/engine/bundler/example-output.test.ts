import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildExample, exampleNames, sizesByName } from './example-output.ts';

let root: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'docs-example-output-'));
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
  const built = await buildExample(folder, { outputPath: path.join(root, 'out', name), mode });
  expect(await readdir(folder)).toEqual(before);
  return built;
}

const config = "module.exports = { output: { filename: process.env.NODE_ENV + '.js' } };\n";

describe('buildExample', () => {
  it('gives what the command emits for production', async () => {
    const built = await build('plain', {
      'rspack.config.js': config,
      'src/index.js': "console.log('tea');\n",
    });
    expect(built).toEqual({
      files: [
        { name: 'production.js', size: expect.any(Number) },
        { name: 'production.js.map', size: expect.any(Number) },
      ],
      warnings: [],
      errors: [],
    });
  });

  it('gives what it emits for development, which is more', async () => {
    const text = { 'rspack.config.js': config, 'src/index.js': "console.log('tea');\n" };
    const [production] = (await build('plain', text)).files;
    const { files } = await build('dev', text, 'development');
    const script = files.find(({ name }) => name === 'development.js');
    expect(script?.size).toBeGreaterThan(production?.size ?? 0);
  });

  it('builds every project of an example', async () => {
    const { files, errors } = await build('several', {
      'cart/rspack.config.js': 'module.exports = { devtool: false };\n',
      'cart/src/index.js': 'console.log(1);\n',
      'shop/rspack.config.js': 'module.exports = [{ devtool: false }];\n',
      'shop/src/index.js': 'console.log(2);\n',
    });
    expect(errors).toEqual([]);
    expect(files.map(({ name }) => name)).toEqual(['cart/main.js', 'shop/main.js']);
  });

  it('reports the errors of each configuration', async () => {
    const { errors } = await build('broken', {
      'rspack.config.js': "module.exports = [{ entry: './src/a' }, { entry: './src/b' }];\n",
      'src/a.js': "import './missing.js';\n",
      'src/b.js': 'if (\n',
    });
    expect(errors).toHaveLength(2);
    expect(errors[0]).toContain("Can't resolve './missing.js'");
    expect(errors[1]).toContain('JavaScript parsing error');
  });

  it('reports warnings', async () => {
    const { warnings, errors } = await build('warned', {
      'rspack.config.js': "module.exports = { plugins: [require('./warn.js')] };\n",
      'warn.js': `exports.apply = ({ hooks }) =>
        hooks.afterCompile.tap('Warn', ({ warnings }) => warnings.push(new Error('Cold tea')));\n`,
      'src/index.js': 'console.log(1);\n',
    });
    expect(errors).toEqual([]);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('Cold tea');
  });

  it('reports an option that does not exist, which the command builds without', async () => {
    const { files, errors } = await build('misspelt', {
      'rspack.config.js': 'module.exports = { devtool: false, experiment: {} };\n',
      'src/index.js': 'console.log(1);\n',
    });
    expect(files.map(({ name }) => name)).toEqual(['main.js']);
    expect(errors).toMatchInlineSnapshot(`
      [
        "Configuration error:
      - Unrecognized key(s) in object: 'experiment'",
      ]
    `);
  });

  it('reports a configuration that cannot be read', async () => {
    const { files, errors } = await build('thrown', {
      'rspack.config.js': "throw new Error('No tea today');\n",
    });
    expect(files).toEqual([]);
    expect(errors.join()).toContain('No tea today');
  });
});

describe('exampleNames', () => {
  it('are the folders', async () => {
    await writeFile(path.join(root, 'examples/README.md'), '');
    const names = await exampleNames(root);
    expect(names).toContain('plain');
    expect(names).not.toContain('README.md');
    expect(names).toEqual([...names].sort());
  });
});

describe('sizesByName', () => {
  it('lists files as outputs.json does', () => {
    const files = [
      { name: '263.js', size: 296 },
      { name: 'index.html', size: 218 },
    ];
    expect(sizesByName(files)).toEqual({ '263.js': 296, 'index.html': 218 });
  });
});
