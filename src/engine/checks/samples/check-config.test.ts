import { expect, it } from 'vitest';
import { check, checkConfigOf, sampleOf, told } from './test-check.ts';

const whole = `const path = require('node:path');
const rspack = require('@rspack/core');

/** @type {import('@rspack/cli').Configuration} */
module.exports = {
  mode: 'production',
  entry: './src/index.js',
  output: { path: path.resolve(__dirname, 'dist'), publicPath: '/' },
  module: {
    rules: [
      { test: /\\.svg$/, type: 'asset' },
      { test: [/\\.tsx?$/, (file) => file.endsWith('.mts')], loader: 'builtin:swc-loader' },
    ],
  },
  ignoreWarnings: [/deprecated/],
  optimization: { splitChunks: { chunks: 'all' } },
  plugins: [new rspack.HtmlRspackPlugin(), process.env.CI && new rspack.ProgressPlugin()],
  devServer: { port: 3000, client: { overlay: false } },
};`;

it('accepts what the bundler accepts, regular expressions too', async () => {
  expect(await checkConfigOf(whole)).toEqual([]);
});

it.each([
  ['an object', "{\n  mode: 'none',\n}"],
  ['an object with what follows it', "{\n  mode: 'none',\n};"],
  ['properties', "mode: 'none',\noutput: { clean: true },"],
  ['one property', 'output: {\n  clean: true,\n}'],
  ['a list', 'plugins: [],'],
  ['a function', 'module.exports = (env, argv) => ({ mode: argv.mode, name: env.api.url })'],
  ['a promise', "module.exports = async () => ({ mode: 'none' })"],
  ['several', "module.exports = [{ name: 'a' }, { name: 'b' }]"],
  ['a module', "import path from 'node:path';\nexport default { context: path.resolve('.') };"],
  [
    'what a package gives in the place of a name',
    "const loader = require('html-webpack-plugin').getHooks;\nmodule.exports = { module: { rules: [{ loader }] } };",
  ],
  ['where a module lies', 'export default { context: new URL(import.meta.url).pathname };'],
  [
    'a variable that modules lack',
    "const __dirname = '/';\nexport default { context: __dirname };",
  ],
])('accepts %s', async (_, code) => {
  expect(told(await checkConfigOf(code))).toBe('');
});

// What the bundler says of each, and how.
it.each([
  [
    'module.exports = {\n  module: {\n    rule: [],\n  },\n};',
    `3: Invalid configuration: Unrecognized key(s) in object: 'rule' at "module" | found: rule | fix: rules`,
  ],
  [
    'module.exports = {\n  experiment: { css: true },\n};',
    `2: Invalid configuration: Unrecognized key(s) in object: 'experiment' | found: experiment | fix: experiments`,
  ],
  [
    "module.exports = {\n  mode: 'prod',\n};",
    `2: Invalid configuration: Invalid enum value. Expected 'development' | 'production' | 'none', received 'prod' at "mode" | found: 'prod' | expected: 'development' | 'production' | 'none' | fix: 'production'`,
  ],
  [
    "entry: './a.js',\n\noutput: {\n  publicpath: '/',\n},",
    `4: Invalid configuration: Unrecognized key(s) in object: 'publicpath' at "output" | found: publicpath | fix: publicPath`,
  ],
  [
    'module.exports = {\n  optimization: {\n    splitChunk: {},\n  },\n};',
    `3: Invalid configuration: Unrecognized key(s) in object: 'splitChunk' at "optimization" | found: splitChunk | fix: splitChunks`,
  ],
  [
    'module.exports = () => 5;',
    '1: Invalid configuration: Expected object, received number | found: 5 | expected: object',
  ],
])('refuses %j', async (code, message) => {
  expect(told(await checkConfigOf(code))).toBe(message);
});

it.each([
  [
    'const compiler = 1;\ncompiler.hooks.done.tap();',
    '1: Missing export of the configuration | expected: `module.exports = …`, `export default …`, an object, or properties of one | fix: Export the configuration, or give the sample another title.',
  ],
  ['module.exports = {\n  mode: ,\n};', '2: Invalid JavaScript: Unexpected token | found: mode: ,'],
  ['output: {\n  path: ],\n},', '2: Invalid JavaScript: Unexpected token | found: path: ],'],
  [
    'const a = 1;\nmodule.exports = { mode: a.b.c };',
    "2: Could not run this configuration: Cannot read properties of undefined (reading 'c') | found: module.exports = { mode: a.b.c };",
  ],
  [
    'export default {\n  context: __dirname,\n};',
    '2: Could not run this configuration: __dirname is not defined | found: context: __dirname,',
  ],
  [
    'module.exports = () => new Promise(() => {});',
    '1: Could not run this configuration: it takes more than 1 second | found: module.exports = () => new Promise(() => {});',
  ],
])('cannot run %j', async (code, message) => {
  expect(told(await checkConfigOf(code))).toBe(message);
});

it('refuses a key in a rule, and says which of several it is', async () => {
  const code =
    'module.exports = {\n  module: {\n    rules: [\n      { test: /a/ },\n      { tset: /b/ },\n    ],\n  },\n};';
  expect(told(await checkConfigOf(code))).toMatchInlineSnapshot(
    `"5: Invalid configuration: Unrecognized key(s) in object: 'tset' at "module.rules[1]" | found: tset | fix: test"`,
  );
});

it('says what a value may be', async () => {
  const code = "{\n  devtool: 'sourcemap',\n  externals: [5],\n  output: { clean: 'yes' },\n}";
  expect(told(await checkConfigOf(code))).toMatchInlineSnapshot(`
    "2: Invalid configuration: Invalid value at "devtool" | found: 'sourcemap' | expected: 'source-map' | 'eval-source-map' | 'cheap-source-map' | 'inline-source-map' | 'hidden-source-map' | … | fix: 'source-map'
    3: Invalid configuration: Invalid value at "externals[0]" | found: 5 | expected: string | RegExp | object | function
    4: Invalid configuration: Expected boolean, received string at "output.clean" | found: 'yes' | expected: boolean"
  `);
});

it('finds options through variables, functions and spreads', async () => {
  const code = `const output = {
  publicpath: '/',
};
const shared = { modul: {} };
module.exports = (env) => [
  { ...shared, name: 'a' },
  { name: 'b', output },
];`;
  expect(told(await checkConfigOf(code))).toMatchInlineSnapshot(`
    "2: Invalid configuration: Unrecognized key(s) in object: 'publicpath' at "output" | found: publicpath | fix: publicPath
    4: Invalid configuration: Unrecognized key(s) in object: 'modul' | found: modul | fix: module"
  `);
});

it('runs what only some modes and variables lead to', async () => {
  const code = `const isDev = process.env.NODE_ENV === 'development';
module.exports = {
  devtool: isDev ? 'cheap' : false,
  plugins: [process.env.ANALYZE && { applies() {} }],
};`;
  expect(told(await checkConfigOf(code))).toMatchInlineSnapshot(`
    "3: Invalid configuration: Invalid value at "devtool" | found: 'cheap' | expected: false | 'eval' | 'cheap-source-map' | 'cheap-module-source-map' | 'source-map' | …
    4: Invalid plugin in \`plugins\` | fix: Give an object with an \`apply\` method."
  `);
});

it('refuses entries that are no plugins', async () => {
  const code = `const { DefinePlugin } = require('@rspack/core');
module.exports = {
  plugins: [
    DefinePlugin,
    {},
  ],
  optimization: { minimizer: ['...', 'terser'] },
};`;
  expect(told(await checkConfigOf(code))).toMatchInlineSnapshot(`
    "4: Invalid plugin in \`plugins\` | fix: Write \`new\` before the class.
    5: Invalid plugin in \`plugins\` | fix: Give an object with an \`apply\` method.
    7: Invalid plugin in \`optimization.minimizer\` | fix: Give an object with an \`apply\` method."
  `);
});

it('requires other samples of the page', async () => {
  const plugin = sampleOf('js', 'module.exports = class { apply() {} };', {
    title: 'plugins/mine.js',
  });
  const common = sampleOf('js', "{\n  output: { publicpath: '/' },\n}", {
    title: 'rspack.common.js',
    isConfig: true,
  });
  const data = sampleOf('json', '{ "mode": "prod" }', { title: 'settings.json' });
  const code = `const { merge } = require('webpack-merge');
const common = require('./rspack.common.js');
const Mine = require('./plugins/mine');
module.exports = merge(common, {
  mode: require('./settings.json').mode,
  plugins: [new Mine()],
});`;
  expect(told(await checkConfigOf(code, plugin, common, data))).toMatchInlineSnapshot(`
    "4: Invalid configuration: Unrecognized key(s) in object: 'publicpath' at "output" | found: publicpath | fix: publicPath
    5: Invalid configuration: Invalid enum value. Expected 'development' | 'production' | 'none', received 'prod' at "mode" | found: 'prod' | expected: 'development' | 'production' | 'none' | fix: 'production'"
  `);
  expect(told(await checkConfigOf(code.replace("require('./settings.json').mode", "'none'")))).toBe(
    '',
  );
});

it('reads files of the page', async () => {
  const swcrc = sampleOf('json', '{ "jsc": { "parse": {} } }', { title: '.swcrc' });
  const code = `const fs = require('node:fs');
const options = JSON.parse(fs.readFileSync('.swcrc', 'utf8'));
module.exports = {
  module: { rules: [{ test: /a/, loader: 'builtin:swc-loader', options }] },
};`;
  expect(told(await checkConfigOf(code))).toBe('');
  expect(told(await checkConfigOf(code, swcrc))).toMatchInlineSnapshot(
    `"4: Unknown key \`parse\` of \`module.rules.options.jsc\` | found: parse | fix: parser"`,
  );
});

it('checks TypeScript', async () => {
  const code =
    "import { defineConfig } from '@rspack/cli';\nexport default defineConfig({\n  mode: 'prod' as string,\n});";
  expect(told(await check('ts', code, { title: 'rspack.config.ts' }))).toMatchInlineSnapshot(
    `"3: Invalid configuration: Invalid enum value. Expected 'development' | 'production' | 'none', received 'prod' at "mode" | found: 'prod' | expected: 'development' | 'production' | 'none' | fix: 'production'"`,
  );
});
