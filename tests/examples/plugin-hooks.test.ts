import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { useExample } from './use-example.ts';

const example = useExample('plugin-hooks');

const read = (file: string) => readFile(path.join(example.dist, file), 'utf8');

it('runs the hooks in this order', async () => {
  const hooks = (await read('hooks.txt')).split('\n');
  expect(hooks.slice(0, hooks.indexOf('compiler.done') + 1)).toEqual([
    'compiler.environment',
    'compiler.afterEnvironment',
    'compiler.entryOption',
    'compiler.afterPlugins',
    'compiler.afterResolvers',
    'compiler.initialize',
    'compiler.beforeRun',
    'compiler.run',
    'compiler.normalModuleFactory',
    'compiler.contextModuleFactory',
    'compiler.beforeCompile',
    'compiler.compile',
    'compiler.thisCompilation',
    'compiler.compilation',
    'compiler.make',
    'normalModuleFactory.beforeResolve',
    'normalModuleFactory.afterResolve',
    'normalModuleFactory.createModule',
    'compilation.buildModule',
    'compilation.succeedModule',
    'compiler.finishMake',
    'compilation.finishModules',
    'compilation.optimizeModules',
    'compilation.afterOptimizeModules',
    'compilation.optimizeTree',
    'compilation.optimizeChunkModules',
    'compilation.runtimeModule',
    'compilation.chunkAsset',
    'compilation.additionalAssets',
    'compilation.processAssets',
    'compilation.statsFactory',
    'compilation.afterProcessAssets',
    'compiler.shouldEmit',
    'compiler.emit',
    'compiler.assetEmitted',
    'compiler.afterEmit',
    'compiler.afterCompile',
    'compiler.done',
  ]);
  expect(hooks.at(-1)).toBe('compiler.afterDone');
});

it('supplies a module that is in no file, and replaces text', async () => {
  const { page, errors } = await example.open();
  await page.getByText('Acme Web: $12.00 — How can we help?').waitFor();
  expect(await page.locator('body').getAttribute('data-api')).toBe('https://api.example.com');
  expect(errors).toEqual([]);
});

it('puts the license into each script', async () => {
  const scripts = example.files.filter(({ name }) => name.endsWith('.js'));
  expect(scripts).toHaveLength(2);
  for (const { name } of scripts) {
    expect(await read(name)).toMatch(/^\/\*! Acme Web, MIT licensed \*\/\n/);
  }
});

it('lists the modules and who imports them', async () => {
  const list: Record<string, string[]> = JSON.parse(await read('modules.json'));
  expect(list['./src/index.js']).toEqual([]);
  expect(list['./src/price.js']).toEqual(['./src/index.js']);
  expect(Object.keys(list)).toHaveLength(4);
});

it('writes the version anew when its file changes', async () => {
  expect(await read('version.json')).toBe('{"version":"1.4.0"}');
  const { url, edit } = await example.serve();
  await edit('version.txt', (text) => text.replace('1.4.0', '1.5.0'));
  await expect
    .poll(async () => (await fetch(new URL('/version.json', url))).text())
    .toBe('{"version":"1.5.0"}');
});
