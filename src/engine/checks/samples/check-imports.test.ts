import { expect, it } from 'vitest';
import { check, checkConfigOf, told, toldOfEach } from './test-check.ts';

const title = 'rspack.config.js';

it.each([
  `const rspack = require('@rspack/core');
module.exports = { plugins: [new rspack.container.ModuleFederationPluginV1({ name: 'a' })] };`,
  `const { ProvidePlugin, container: { ModuleFederationPlugin } } = require('@rspack/core');
module.exports = { plugins: [new ModuleFederationPlugin({}), new ProvidePlugin({})] };`,
  `const { ModuleFederationPlugin } = require('@rspack/core').container;
module.exports = { plugins: [new ModuleFederationPlugin({ name: 'a' })] };`,
  `import { rspack } from '@rspack/core';
export default { plugins: [new rspack.DefinePlugin({})] };`,
  `import rspack from '@rspack/core';
export default { plugins: [new rspack.DefinePlugin({})] };`,
  `const { VueLoaderPlugin } = require('vue-loader');
module.exports = { plugins: [new VueLoaderPlugin()] };`,
  `const Refresh = require('@rspack/plugin-react-refresh');
module.exports = { plugins: [new Refresh()] };`,
  `const nodeExternals = require('webpack-node-externals');
module.exports = { externals: [nodeExternals()] };`,
  `const AutoImport = require('unplugin-auto-import/rspack').default;
module.exports = { plugins: [AutoImport({ imports: ['vue'] })] };`,
  "module.exports = { resolve: { fallback: { path: require.resolve('path-browserify') } } };",
])('knows what %s imports', async (code) => {
  expect(told(await checkConfigOf(code))).toBe('');
});

it('says which names packages do not have', async () => {
  const problems = await toldOfEach(
    'js',
    [
      "const rspack = require('@rspack/core');\nmodule.exports = {\n  plugins: [new rspack.HtmlPlugin()],\n};",
      "const { CopyWebpackPlugin } = require('@rspack/core');\nmodule.exports = {};",
      "const { container } = require('@rspack/core');\nmodule.exports = { plugins: [new container.ModuleFederation()] };",
      "const { VueLoadPlugin } = require('vue-loader');\nmodule.exports = {};",
      "const { ReactRefreshPlugin } = require('@rspack/plugin-react-refresh');\nmodule.exports = {};",
      "import { DefinePlugin } from '@rspack/core';\nexport default { plugins: [new DefinePlugin({})] };",
    ],
    { title },
  );
  expect(problems).toMatchInlineSnapshot(`
    "const rspack = require('@rspack/core');
    module.exports = {
      plugins: [new rspack.HtmlPlugin()],
    };
    → 3: @rspack/core has no export \`HtmlPlugin\` | found: HtmlPlugin | fix: HtmlRspackPlugin

    const { CopyWebpackPlugin } = require('@rspack/core');
    module.exports = {};
    → 1: @rspack/core has no export \`CopyWebpackPlugin\` | found: CopyWebpackPlugin | fix: CopyRspackPlugin

    const { container } = require('@rspack/core');
    module.exports = { plugins: [new container.ModuleFederation()] };
    → 2: @rspack/core.container has no export \`ModuleFederation\` | found: ModuleFederation | fix: ModuleFederationPlugin

    const { VueLoadPlugin } = require('vue-loader');
    module.exports = {};
    → 1: vue-loader has no export \`VueLoadPlugin\` | found: VueLoadPlugin | fix: VueLoaderPlugin

    const { ReactRefreshPlugin } = require('@rspack/plugin-react-refresh');
    module.exports = {};
    → 1: @rspack/plugin-react-refresh has no export \`ReactRefreshPlugin\` | found: ReactRefreshPlugin

    import { DefinePlugin } from '@rspack/core';
    export default { plugins: [new DefinePlugin({})] };
    → 1: Named import of \`DefinePlugin\` from @rspack/core in a module | found: DefinePlugin | fix: import { rspack } from '@rspack/core'; it is \`rspack.DefinePlugin\`."
  `);
});

it('says which packages are unknown, and which fail', async () => {
  const problems = await toldOfEach(
    'js',
    [
      "const Plugin = require('fork-ts-checker-plugin');\nmodule.exports = { plugins: [new Plugin()] };",
      "const MiniCss = require('mini-css-extract-plugin');\nmodule.exports = { plugins: [new MiniCss()] };",
      "const anything = require('@acme/its-own-very-special-thing');\nmodule.exports = {};",
      "const { Stats } = require('@rspack/core/dist/stats');\nmodule.exports = {};",
      "module.exports = { resolve: { fallback: { path: require.resolve('browserify-path') } } };",
    ],
    { title },
  );
  expect(problems).toMatchInlineSnapshot(`
    "const Plugin = require('fork-ts-checker-plugin');
    module.exports = { plugins: [new Plugin()] };
    → 1: Untested package fork-ts-checker-plugin | found: fork-ts-checker-plugin | fix: fork-ts-checker-webpack-plugin

    const MiniCss = require('mini-css-extract-plugin');
    module.exports = { plugins: [new MiniCss()] };
    → 1: mini-css-extract-plugin does not work with Rspack 0.5.9 | found: mini-css-extract-plugin | fix: Use \`type: "css"\`: CSS is extracted by default.

    const anything = require('@acme/its-own-very-special-thing');
    module.exports = {};
    → 1: Untested package @acme/its-own-very-special-thing | found: @acme/its-own-very-special-thing | fix: Try it with 0.5.9, then add it to known-packages.ts.

    const { Stats } = require('@rspack/core/dist/stats');
    module.exports = {};
    → 1: Could not load @rspack/core/dist/stats | found: @rspack/core/dist/stats | fix: @rspack/core

    module.exports = { resolve: { fallback: { path: require.resolve('browserify-path') } } };
    → 1: Untested package browserify-path | found: browserify-path | fix: Try it with 0.5.9, then add it to known-packages.ts."
  `);
});

it('checks what other scripts take from the bundler, and nothing else of them', async () => {
  const plugin = `class Plugin {
  apply(compiler) {
    const { Compilation, source } = compiler.webpack;
    return Compilation.PROCESS_ASSETS_STAGE_LAST;
  }
}`;
  expect(told(await check('js', plugin))).toMatchInlineSnapshot(`
    "3: @rspack/core has no export \`source\` | found: source | fix: sources
    4: @rspack/core.Compilation has no export \`PROCESS_ASSETS_STAGE_LAST\` | found: PROCESS_ASSETS_STAGE_LAST | fix: PROCESS_ASSETS_STAGE_NONE"
  `);
  expect(
    told(await check('jsx', "import { Anything } from 'anywhere';\nexport default <Anything />;")),
  ).toBe('');
  expect(told(await check('ts', "import { type Compiler, Stats } from '@rspack/core';"))).toBe('');
});
