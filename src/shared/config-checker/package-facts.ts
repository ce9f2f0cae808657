/** What is known of packages with Rspack 0.5.9, as the pages on plugins and loaders say; each was tried. */
export interface PackageFact {
  status: 'works' | 'partly' | 'ignored' | 'fails';
  /** What to use in its place. */
  instead?: string;
  /** Whether Rspack does it without. */
  isNeedless?: true;
}

const works: PackageFact = { status: 'works' };
const fails = (instead?: string): PackageFact => ({
  status: 'fails',
  ...(instead ? { instead } : {}),
});

const needless: PackageFact = { status: 'fails', isNeedless: true };

export const plugins: Readonly<Record<string, PackageFact>> = {
  'mini-css-extract-plugin': fails("type: 'css'"),
  'terser-webpack-plugin': fails('rspack.SwcJsMinimizerRspackPlugin'),
  'css-minimizer-webpack-plugin': works,
  'html-webpack-plugin': works,
  'copy-webpack-plugin': fails('rspack.CopyRspackPlugin'),
  'clean-webpack-plugin': works,
  'tsconfig-paths-webpack-plugin': fails('resolve.tsConfigPath'),
  'dotenv-webpack': fails("require('dotenv').config(), new rspack.EnvironmentPlugin([…])"),
  'uglifyjs-webpack-plugin': fails('rspack.SwcJsMinimizerRspackPlugin'),
  'webpack-manifest-plugin': fails('rspack-manifest-plugin'),
  '@pmmmwh/react-refresh-webpack-plugin': fails('@rspack/plugin-react-refresh'),
  'fork-ts-checker-webpack-plugin': works,
  'eslint-webpack-plugin': { status: 'partly' },
  'compression-webpack-plugin': works,
  'webpack-bundle-analyzer': works,
  'webpack-assets-manifest': { status: 'partly' },
  'webpack-stats-plugin': works,
  'license-webpack-plugin': works,
  'node-polyfill-webpack-plugin': works,
  'monaco-editor-webpack-plugin': { status: 'partly' },
  webpackbar: works,
  'webpack-notifier': { status: 'partly' },
  '@sentry/webpack-plugin': works,
  'workbox-webpack-plugin': { status: 'partly' },
  'image-minimizer-webpack-plugin': { status: 'partly' },
  'webpack-subresource-integrity': fails(),
  'circular-dependency-plugin': fails(),
  'moment-locales-webpack-plugin': fails('resolve.alias'),
  'purgecss-webpack-plugin': fails(),
  'webpack-retry-chunk-load-plugin': fails(),
  '@vue/preload-webpack-plugin': fails('/* webpackPrefetch: true */'),
  'generate-package-json-webpack-plugin': fails(),
  'webpack-virtual-modules': fails(),
  'speed-measure-webpack-plugin': fails(),
  '@statoscope/webpack-plugin': fails(),
};

export const loaders: Readonly<Record<string, PackageFact>> = {
  'babel-loader': works,
  'swc-loader': works,
  'esbuild-loader': works,
  'ts-loader': fails('builtin:swc-loader'),
  'thread-loader': works,
  'source-map-loader': works,
  'cache-loader': needless,
  'json-loader': needless,
  'worker-loader': fails("new Worker(new URL('./task.js', import.meta.url))"),
  'workerize-loader': fails('new Worker()'),
  'bundle-loader': fails('import()'),
  'expose-loader': fails(),
  'sass-loader': works,
  'less-loader': works,
  'stylus-loader': works,
  'postcss-loader': works,
  'css-loader': works,
  'style-loader': works,
  'file-loader': works,
  'url-loader': works,
  'raw-loader': works,
  'svg-sprite-loader': fails(),
  'vue-loader': works,
  'svelte-loader': works,
  'html-loader': works,
  '@svgr/webpack': works,
};

/** Names by which plugins are known where nothing says what package they are from. */
export const pluginNames: Readonly<Record<string, string>> = {
  MiniCssExtractPlugin: 'mini-css-extract-plugin',
  TerserPlugin: 'terser-webpack-plugin',
  TerserWebpackPlugin: 'terser-webpack-plugin',
  CopyPlugin: 'copy-webpack-plugin',
  CopyWebpackPlugin: 'copy-webpack-plugin',
  HtmlWebpackPlugin: 'html-webpack-plugin',
};

/** Plugins in the package of webpack that Rspack has under the same name. */
export const sharedPlugins = new Set([
  'BannerPlugin',
  'DefinePlugin',
  'EnvironmentPlugin',
  'EvalSourceMapDevToolPlugin',
  'HotModuleReplacementPlugin',
  'ProgressPlugin',
  'ProvidePlugin',
  'SourceMapDevToolPlugin',
  'optimize.LimitChunkCountPlugin',
  'container.ModuleFederationPlugin',
  'ExternalsPlugin',
  'EntryPlugin',
  'LoaderOptionsPlugin',
  'LoaderTargetPlugin',
]);

/** Those of webpack's own that were tried and fail. */
export const failingPlugins: ReadonlyMap<string, PackageFact> = new Map([
  ['ContextReplacementPlugin', fails()],
  ['DllPlugin', fails()],
  ['NoEmitOnErrorsPlugin', fails()],
  ['optimize.MinChunkSizePlugin', fails('optimization.splitChunks.minSize')],
  ['ids.HashedModuleIdsPlugin', fails("optimization.moduleIds: 'deterministic'")],
]);

/** Those of webpack's own that run on Rspack, though it has none. */
export const runningPlugins = new Set([
  'IgnorePlugin',
  'NormalModuleReplacementPlugin',
  'WatchIgnorePlugin',
]);
