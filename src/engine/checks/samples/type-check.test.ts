import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { mergeProblems } from './sample-problem.ts';
import { sampleOf, told } from './test-check.ts';
import { typeCheck } from './type-check.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const folder = await mkdtemp(path.join(os.tmpdir(), 'samples-'));
afterAll(() => rm(folder, { recursive: true }));

const title = 'rspack.config.js';

it('checks plugins and configurations by the types of the bundler', async () => {
  const samples = [
    sampleOf(
      'js',
      "const rspack = require('@rspack/core');\nmodule.exports = {\n  plugins: [\n    new rspack.HtmlRspackPlugin({ titel: 'a' }),\n    new rspack.HtmlRspackPlugin({ inject: 'middle' }),\n  ],\n};",
      { title },
    ),
    sampleOf(
      'js',
      "plugins: [new (require('@rspack/core').BannerPlugin)({ banner: 'a', ra: true })],",
      { title },
    ),
    sampleOf(
      'ts',
      "import { defineConfig } from '@rspack/cli';\nexport default defineConfig({\n  mode: 'prod',\n});",
      { title: 'rspack.config.ts' },
    ),
    sampleOf(
      'ts',
      "import type { Compiler } from '@rspack/core';\nexport const a = (compiler: Compiler) => compiler.hook;",
    ),
  ];
  const problems = await typeCheck(samples, { root, folder });
  expect(
    [...problems].map(([index, of]) => `${index}\n${told(of)}`).join('\n'),
  ).toMatchInlineSnapshot(`
    "0
    4: Unknown key \`titel\` in the types of Rspack | found: titel | fix: title
    5: Type error: Type '"middle"' is not assignable to type '"body" | "head" | boolean | undefined' | found: new rspack.HtmlRspackPlugin({ inject: 'middle' }),
    1
    1: Unknown key \`ra\` in the types of Rspack | found: ra
    2
    3: Type error: Type '"prod"' is not assignable to type '"development" | "none" | "production" | undefined' | found: mode: 'prod',
    3
    2: Type error: Property 'hook' does not exist on type 'Compiler' | found: export const a = (compiler: Compiler) => compiler.hook; | fix: hooks"
  `);
}, 30_000);

it('says nothing of what it cannot know', async () => {
  const samples = [
    // The schema's business, and of types too narrow for it.
    sampleOf(
      'js',
      "const react = { runtime: 'automatic' };\nmodule.exports = {\n  externals: [({ request }, callback) => callback()],\n  name: react.runtme,\n};",
      { title },
    ),
    sampleOf(
      'js',
      "const A = require('anything');\nconst b = require('./b');\nmodule.exports = { ...b, plugins: [new A({ c: 1 })] };",
      { title },
    ),
    sampleOf(
      'ts',
      "import { a } from 'anything';\nimport { rspack } from '@rspack/core';\nrspack({ entry: a(__dirname) });",
    ),
    sampleOf('ts', 'const a: number = "not about the bundler";'),
    sampleOf('bash', 'npx rspack'),
  ];
  expect(await typeCheck(samples, { root, folder })).toEqual(new Map());
}, 30_000);

it('needs no compiler for nothing', async () => {
  expect(await typeCheck([], { root: '/nowhere', folder: '/nowhere' })).toEqual(new Map());
});

it('tells once what two checkers found', () => {
  const one = { line: 3, message: 'By the schema.', found: 'rule' };
  const two = { line: 2, message: 'By the types.', found: 'rule' };
  expect(mergeProblems([one], [{ ...two, line: 3 }, two])).toEqual([two, one]);
});
