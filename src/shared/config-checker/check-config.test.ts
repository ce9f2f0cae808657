import { describe, expect, it } from 'vitest';
import { checkConfig } from './check-config.ts';
import type { KnownDifferences } from './check-options.ts';

const differences: KnownDifferences = {
  'output.pathinfo': 'missing',
  'optimization.concatenateModules': 'ignored',
  builtins: 'deprecated',
  'builtins.define': 'ignored',
  entry: 'differs',
};

/** `3 missing output.pathinfo`, those that are the same aside. */
function verdictsOn(text: string): string[] {
  return checkConfig(text, { differences })
    .verdicts.filter(({ status }) => status !== 'same')
    .map(({ line, status, name }) => `${line} ${status} ${name}`);
}

/** The same finding, however a configuration is written. */
describe('a configuration', () => {
  it.each([
    ['CommonJS', 'module.exports = { output: { pathinfo: true } };'],
    ['an ES module', 'export default { output: { pathinfo: true } };'],
    [
      'a type that it satisfies',
      "import type { Configuration } from 'webpack'; export default { output: { pathinfo: true } } satisfies Configuration;",
    ],
    ['an assertion of a type', 'export = { output: { pathinfo: true } } as Configuration;'],
    [
      'a cast',
      'const config = <Configuration>{ output: { pathinfo: true } }; export default config;',
    ],
    [
      'a variable with a type',
      'const config: Configuration = { output: { pathinfo: true } }; module.exports = config;',
    ],
    ['a function', 'module.exports = (env, argv) => ({ output: { pathinfo: true } });'],
    [
      'an asynchronous function',
      'module.exports = async function () { const x = await y(); return { output: { pathinfo: true } }; };',
    ],
    [
      'a named function',
      'function create(env) { if (env) { return { output: { pathinfo: true } }; } return {}; } module.exports = create;',
    ],
    [
      'a called function',
      'const create = () => ({ output: { pathinfo: true } }); export default create();',
    ],
    ['a helper', 'export default defineConfig({ output: { pathinfo: true } });'],
    ['merging', "module.exports = merge(require('./common'), { output: { pathinfo: true } });"],
    [
      'a merged variable',
      'const common = { output: { pathinfo: true } }; module.exports = merge(common, { mode: "none" });',
    ],
    [
      'a spread',
      'const output = { pathinfo: true }; module.exports = { output: { ...output, path: 1 + x } };',
    ],
    ['an array', 'module.exports = [{ name: "a" }, { output: { pathinfo: true } }];'],
    ['a condition', 'module.exports = process.env.X ? { output: { pathinfo: true } } : {};'],
    ['an assignment', 'const config = {}; config.output.pathinfo = true; module.exports = config;'],
    [
      'an assignment to the exports',
      'module.exports = {}; module.exports.output = { pathinfo: true };',
    ],
    ['quoted keys', 'module.exports = { "output": { "pathinfo": true } };'],
    ['JSON', '{ "output": { "pathinfo": true } }'],
    ['a part', 'output: { pathinfo: true },'],
    [
      'the function of another tool',
      'module.exports = { webpack(config) { config.output.pathinfo = true; return config; } };',
    ],
    [
      'the object of another tool',
      'module.exports = { lintOnSave: false, configureWebpack: { output: { pathinfo: true } } };',
    ],
    [
      'a wrapper',
      'module.exports = withMDX({ webpack: (config) => { config.output.pathinfo = true; return config; } });',
    ],
    [
      'a hook of Storybook',
      'export default { stories: [], webpackFinal: async (config) => { config.output.pathinfo = true; return config; } };',
    ],
    [
      'a call of the API',
      'const compiler = webpack({ entry: "a", output: { pathinfo: true } }); compiler.run(() => {});',
    ],
    ['an error above it', 'const x = = 1;\nmodule.exports = { output: { pathinfo: true } };'],
    ['a comma that was forgotten', 'module.exports = { entry: "a" output: { pathinfo: true } };'],
    ['an end that is missing', 'module.exports = { output: { pathinfo: true }'],
  ])('is read from %s', (_, text) => {
    expect(verdictsOn(text).map((verdict) => verdict.replace(/^\d+ /, ''))).toEqual([
      'missing output.pathinfo',
    ]);
  });

  it('says with its line what is wrong, as far as anybody can know', () => {
    const text = `module.exports = {
  mode: process.env.MODE,
  devtool: 'cheap-module-eval-source-map',
  target: ['web', 'es5'],
  entry: async () => ({}),
  watch: isWatch && true,
  cache: { type: 'filesystem' },
  output: { ...rest, [key]: 1, filename: \`\${name}.js\`, path: 7 },
  resolve: { alias: aliases, extention: [] },
  module: { rules: [{ test: /a/, layer: 'x', oneOf: [{ use: [false] }] }] },
  optimization: { concatenateModules: true, splitChunks: { cacheGroups: { a: { tset: /x/ } } } },
  externals: { react: 'React' },
  devServer: { contentBase: './dist', port: 'auto', proxy: [] },
};`;
    expect(verdictsOn(text)).toMatchInlineSnapshot(`
      [
        "3 value devtool",
        "5 differs entry",
        "7 value cache",
        "8 value output.path",
        "9 unknown resolve.extention",
        "10 missing Rule.layer",
        "10 value Rule.use",
        "11 ignored optimization.concatenateModules",
        "11 unknown optimization.splitChunks.cacheGroups.tset",
        "13 unknown devServer.contentBase",
      ]
    `);
  });

  it.each([
    'const a = 1;',
    'module.exports = require("./other");',
    '',
    'not javascript at all',
    '<html></html>',
  ])('is not found in %s', (text) => {
    expect(checkConfig(text, { differences }).isFound).toBe(false);
  });
});

it('says where a text cannot be parsed', () => {
  const { syntax } = checkConfig('module.exports = {\n  mode: "none"\n  entry: "a",\n};', {
    differences,
  });
  expect(syntax).toEqual([{ message: 'Unexpected token, expected ","', line: 3, column: 3 }]);
});

it.each([
  [
    'variables in variables',
    `${Array.from({ length: 40 }, (_, i) => `const a${i} = { ...a${i + 1}, x: a${i + 1}, y: a${i + 1} };`).join('\n')} module.exports = a0;`,
  ],
  [
    'a variable that is itself',
    'const a = { ...a }; const b = b; module.exports = { ...a, output: b };',
  ],
  [
    'functions that call each other',
    'const a = () => b(); const b = () => a(); module.exports = a();',
  ],
  ['deep nesting', `module.exports = ${'['.repeat(2000)}${']'.repeat(2000)}`],
  ['long keys', `module.exports = { ${'a'.repeat(200_000)}: 1 }`],
  [
    'a prototype',
    'module.exports = { __proto__: 1, constructor: 2, output: { toString: 3, hasOwnProperty: 1 } }',
  ],
])('comes to an end with %s', (_, text) => {
  const started = Date.now();
  checkConfig(text, { differences });
  expect(Date.now() - started).toBeLessThan(20_000);
});

describe('the migrated text', () => {
  const migrate = (text: string, ...accepted: string[]) =>
    checkConfig(text, { differences, accepted: new Set(accepted) }).migrated;

  it('has no options that are missing, and loads plugins from Rspack', () => {
    const text = `const webpack = require('webpack');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');

module.exports = {
  output: { pathinfo: false, clean: { keep: /a/ } },
  module: {
    rules: [
      { test: /\\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader', 'postcss-loader'] },
      {
        test: /\\.scss$/,
        use: ['style-loader', { loader: 'css-loader', options: { modules: true } }, 'sass-loader'],
      },
      { test: /\\.ts$/, loader: 'ts-loader', options: { transpileOnly: true } },
    ],
  },
  plugins: [
    // Extracts.
    new MiniCssExtractPlugin(),
    new webpack.DefinePlugin({ A: '1' }),
  ],
};
`;
    expect(migrate(text)).toMatchInlineSnapshot(`
      "const rspack = require('@rspack/core');

      module.exports = {
        output: { clean: true },
        module: {
          rules: [
            { test: /\\.css$/, use: ['postcss-loader'] },
            {
              test: /\\.scss$/,
              use: ['sass-loader'],
              type: 'css/module',
            },
            { test: /\\.ts$/, loader: 'builtin:swc-loader', options: { jsc: { parser: { syntax: 'typescript' } } }, type: 'javascript/auto', },
          ],
        },
        plugins: [
          // Extracts.
          new rspack.DefinePlugin({ A: '1' }),
        ],
      };
      "
    `);
  });

  it('changes what is offered only if it is wanted', () => {
    const text =
      "export default { module: { rules: [{ test: /\\.jsx$/, use: 'babel-loader' }] } };";
    expect(migrate(text)).toBe(text);
    expect(migrate(text, 'swc babel-loader')).toMatchInlineSnapshot(
      `"export default { module: { rules: [{ test: /\\.jsx$/, loader: 'builtin:swc-loader', options: { jsc: { parser: { syntax: 'ecmascript', jsx: true }, transform: { react: { runtime: 'automatic' } } } }, type: 'javascript/auto' }] } };"`,
    );
  });

  it('has plugins in the place of builtins', () => {
    const text =
      "module.exports = {\n  builtins: { define: { A: '1' }, html: [{}], treeShaking: true },\n};\n";
    expect(migrate(text)).toMatchInlineSnapshot(`
      "const rspack = require('@rspack/core');
      module.exports = {
        plugins: [
          new rspack.DefinePlugin({ A: '1' }),
          new rspack.HtmlRspackPlugin({}),
        ],
        builtins: { treeShaking: true },
      };
      "
    `);
  });

  it('stays as it is where it could not be parsed', () => {
    const text = 'module.exports = { output: { pathinfo: 1 }';
    expect(migrate(text)).toBe(text);
  });
});

it('an unknown name is like one of webpack as well', () => {
  const { verdicts } = checkConfig('module.exports = { performence: { hints: false } };', {
    differences,
  });
  expect(verdicts).toMatchObject([
    { status: 'unknown', name: 'performence', details: { instead: 'performance' } },
  ]);
});

describe('a migrated file', () => {
  const extract = "const M = require('mini-css-extract-plugin');\n";
  const migrated = (code: string) => checkConfig(extract + code, { differences }).migrated;

  it.each([
    ['[a(), new M(), b()]', '[a(), b()]'],
    ['[a(), isProduction && new M({}), b()].filter(Boolean)', '[a(), isProduction && false, b()]'],
    ['[isProduction && new M({})]', '[isProduction && false]'],
    ['[isProduction ? new M({}) : null]', '[isProduction ? false : null]'],
  ])('keeps what surrounds a plugin that goes: %s', (list, expected) => {
    expect(migrated(`module.exports = { plugins: ${list} };`)).toContain(`plugins: ${expected}`);
  });

  it.each([
    'const css = new M();\nmodule.exports = { plugins: [css] };',
    'const config = { plugins: [] };\nconfig.plugins.push(new M());\nmodule.exports = config;',
  ])('leaves alone what it cannot take away: %s', (code) => {
    expect(migrated(code)).toContain('new M()');
  });

  it('names the federation that webpack has', () => {
    const code =
      "const webpack = require('webpack');\nmodule.exports = { plugins: [new webpack.container.ModuleFederationPlugin({ name: 'shop' })] };";
    expect(checkConfig(code, { differences }).migrated).toContain(
      'new rspack.container.ModuleFederationPluginV1(',
    );
  });
});
