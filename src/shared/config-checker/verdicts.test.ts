import { describe, expect, it } from 'vitest';
import { checkConfig } from './check-config.ts';

const differences = {
  builtins: 'deprecated',
  'builtins.css': 'deprecated',
  'module.generator': 'ignored',
  'output.hashDigest': 'differs',
  'snapshot.module': 'differs',
} as const;

/** Everything that is not the same: status, name, sentence, and what to write instead. */
function said(text: string): string[] {
  return checkConfig(text, { differences })
    .verdicts.filter(({ status }) => status !== 'same')
    .map(({ status, name, message, details }) =>
      [status, name, message, details?.instead ?? details?.expected].filter(Boolean).join(' '),
    );
}

const migrated = (text: string) => checkConfig(text, { differences }).migrated;

const rule = (use: string, more = '') =>
  said(`module.exports = { module: { rules: [{ test: /\\.x$/, use: ${use}, ${more} }] } };`);

describe('a list of loaders', () => {
  const isDev = "const isDev = process.env.NODE_ENV === 'development';";
  const css = (use: string) =>
    said(`${isDev} module.exports = { module: { rules: [{ type: 'css', use: ${use} }] } };`);

  it('cannot hold false', () => {
    expect(css("[isDev && 'a-loader', 'b-loader']")).toEqual([
      'value Rule.use value string | object',
    ]);
    expect(css("[false, 'b-loader']")).toEqual(['value Rule.use value string | object']);
  });

  it('can be filtered', () => {
    expect(css("[isDev && 'a-loader', 'b-loader'].filter(Boolean)")).toEqual([]);
  });

  it('is not known to hold it where nobody knows the condition', () => {
    expect(css("[options.dev && 'a-loader', 'b-loader']")).toEqual([]);
  });
});

describe('an option outside of a list', () => {
  it('may be left out by a condition', () => {
    const text =
      "module.exports = { mode: argv.p === 1 ? 'none' : argv.d === 1 && 'development' };";
    expect(said(text)).toEqual([]);
  });
});

describe('keys that are assigned one by one', () => {
  it.each([
    "const config = { mode: 'none' }; config.foo = 1; config.module.bar = 2; module.exports = config;",
    'const config = {}; config.devtool = false; config.foo = 1; config.module.bar = 2; module.exports = config;',
    "module.exports = { mode: 'none' }; module.exports.foo = 1; module.exports.module.bar = 2;",
    'module.exports = { webpack(config) { config.devtool = false; config.foo = 1; config.module.bar = 2; return config; } };',
  ])('are unknown as they are in an object: %s', (text) => {
    expect(said(text)).toEqual(['unknown foo unknown', 'unknown module.bar unknown']);
  });

  it('are no options of what is no configuration', () => {
    const settings = 'const settings = {}; settings.foo = 1;';
    expect(said(`${settings} module.exports = create(settings);`)).toEqual([]);
    expect(said("module.exports = [{ mode: 'none' }]; module.exports.foo = 2;")).toEqual([]);
  });
});

it('says that keys of builtins which nothing reads have no effect', () => {
  expect(said('module.exports = { builtins: { css: {}, foo: { bar: 1 } } };')).toEqual([
    'deprecated builtins',
    'deprecated builtins.css',
    'ignored builtins.foo',
  ]);
});

describe('loaders', () => {
  it('that are not needed are said to be, unless their output is a script', () => {
    expect(rule("'json-loader'")).toEqual(['missing json-loader loaderNeedless']);
    expect(rule("'cache-loader'")).toEqual(['missing cache-loader loaderNeedless']);
    expect(rule("'json-loader'", "type: 'javascript/auto'")).toEqual([]);
  });

  it.each(['sass-loader', 'less-loader', 'stylus-loader'])('need a type: %s', (name) => {
    expect(rule(`['${name}']`)).toEqual([`missing ${name} loaderStyle`]);
    expect(rule(`['${name}']`, "type: 'css'")).toEqual([]);
    expect(rule(`['css-loader', '${name}']`)).toEqual(['differs css-loader cssLoader']);
  });

  it('need no type where a rule around them may have it, or native CSS is off', () => {
    const inner = "oneOf: [{ use: ['sass-loader'] }]";
    expect(said(`module.exports = { module: { rules: [{ type: 'css', ${inner} }] } };`)).toEqual(
      [],
    );
    const rules = "module: { rules: [{ use: ['sass-loader'] }] }";
    expect(said(`module.exports = { experiments: { css: false }, ${rules} };`)).toEqual([]);
  });

  it('of Vue need their switch for native CSS', () => {
    const vue = (options: string) => rule(`{ loader: 'vue-loader', options: ${options} }`);
    expect(rule("'vue-loader'")).toEqual(['missing vue-loader loaderVue']);
    expect(vue('{ hotReload: true }')).toEqual(['missing vue-loader loaderVue']);
    expect(vue('{ experimentalInlineMatchResource: true }')).toEqual([]);
    expect(vue('vueOptions')).toEqual([]);
  });
});

describe('values that stop the build', () => {
  it.each([
    ["output: { hashDigest: 'base64' }", ["value output.hashDigest stops 'hex'"]],
    ["output: { hashDigest: 'hex' }", []],
    ["module: { rules: [{ type: 'jsx' }] }", [expect.stringContaining('value Rule.type stops')]],
    ["module: { rules: [{ oneOf: [{ type: 'css/auto' }] }] }", []],
    ['snapshot: { module: { hash: true } }', ['value snapshot.module stops { timestamp, hash }']],
    ['snapshot: { module: { hash: true, timestamp: true } }', []],
  ])('%s', (text, verdicts) => {
    expect(said(`module.exports = { ${text} };`)).toEqual(verdicts);
  });
});

describe('an option without effect', () => {
  it.each([
    ["asset: { publicPath: 'a' }", ['ignored module.generator']],
    ['asset: { emit: false }', ['ignored module.generator']],
  ])('has none in its parts: %s', (text, verdicts) => {
    expect(said(`module.exports = { module: { generator: { ${text} } } };`)).toEqual(verdicts);
  });
});

describe('a promise', () => {
  it.each([
    "module.exports = new Promise((resolve) => resolve({ mode: 'test' }));",
    "module.exports = new Promise((done) => { setTimeout(() => done({ mode: 'test' })); });",
    "module.exports = Promise.resolve({ mode: 'test' });",
    "const config = { mode: 'test' }; module.exports = Promise.resolve(config);",
  ])('is read: %s', (text) => {
    expect(said(text)).toEqual([expect.stringContaining('value mode value')]);
  });
});

it('knows what values of webpack 4 became', () => {
  expect(said("module.exports = { optimization: { moduleIds: 'hashed' } };")).toEqual([
    "value optimization.moduleIds valueLike 'deterministic'",
  ]);
});

it.each([
  ['WatchIgnorePlugin', []],
  [
    'ids.HashedModuleIdsPlugin',
    [
      "missing webpack.ids.HashedModuleIdsPlugin pluginInstead optimization.moduleIds: 'deterministic'",
    ],
  ],
  [
    'HotModuleReplacementPlugin',
    ['missing webpack.HotModuleReplacementPlugin pluginHot rspack.HotModuleReplacementPlugin'],
  ],
])('webpack.%s is what was tried', (name, verdicts) => {
  const load = "const webpack = require('webpack');";
  expect(said(`${load} module.exports = { plugins: [new webpack.${name}()] };`)).toEqual(verdicts);
});

it('loads Rspack for an object alone, which becomes a module', () => {
  expect(migrated('{ plugins: [new CopyPlugin({ patterns: [] })] }')).toBe(
    `const rspack = require('@rspack/core');

module.exports = { plugins: [new rspack.CopyRspackPlugin({ patterns: [] })] };`,
  );
  expect(migrated('plugins: [new CopyPlugin({ patterns: [] })],')).toBe(
    'plugins: [new rspack.CopyRspackPlugin({ patterns: [] })],',
  );
});
