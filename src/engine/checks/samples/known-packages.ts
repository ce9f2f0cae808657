/** A package that a configuration may name, because it was tried with 0.5.9. */
export interface KnownPackage {
  /** What `require` gives: an object, or something that is called or constructed itself. */
  main: 'object' | 'function';
  /** The names on it that samples use or that plugins are documented by; absent where none is checked. */
  exports?: readonly string[];
}

const object = (...exports: string[]): KnownPackage => ({ main: 'object', exports });
const callable = (...exports: string[]): KnownPackage => ({ main: 'function', exports });
/** Named in strings alone: as a loader, a preset, or what `require.resolve` finds. */
const named: KnownPackage = { main: 'function' };

/** Plugins and tools by what is required, in the versions that the compatibility pages name. */
const required: Record<string, KnownPackage> = {
  '@rsdoctor/rspack-plugin': object('RsdoctorRspackPlugin', 'RsdoctorRspackMultiplePlugin'),
  '@rspack/cli': object('RspackCLI', 'defineConfig', 'definePlugin'),
  '@rspack/plugin-minify': callable(),
  '@rspack/plugin-node-polyfill': callable(),
  '@rspack/plugin-react-refresh': callable('deprecated_runtimePaths'),
  '@sentry/webpack-plugin': object('sentryCliBinaryExists', 'sentryWebpackPlugin'),
  autoprefixer: callable('postcss', 'data', 'defaults', 'info'),
  'clean-webpack-plugin': object('CleanWebpackPlugin'),
  'compression-webpack-plugin': callable(),
  'copy-webpack-plugin': callable(),
  'css-minimizer-webpack-plugin': callable(
    ...['cssnanoMinify', 'cssoMinify', 'cleanCssMinify', 'esbuildMinify', 'parcelCssMinify'],
    ...['lightningCssMinify', 'swcMinify'],
  ),
  dotenv: object('config', 'configDotenv', 'decrypt', 'parse', 'populate'),
  'eslint-webpack-plugin': callable(),
  'fork-ts-checker-webpack-plugin': callable('version', 'issuesPool', 'dependenciesPool', 'pool'),
  'html-webpack-plugin': callable('version', 'getHooks', 'createHtmlTagObject'),
  'license-webpack-plugin': object('LicenseWebpackPlugin'),
  'monaco-editor-webpack-plugin': callable(),
  'node-polyfill-webpack-plugin': callable(),
  'rspack-manifest-plugin': object(
    ...['getCompilerHooks', 'RspackManifestPlugin', 'WebpackManifestPlugin'],
  ),
  'run-script-webpack-plugin': object('RunScriptWebpackPlugin'),
  'sass-embedded': { main: 'object' },
  'svelte-preprocess': callable(
    ...['pug', 'coffeescript', 'typescript', 'less', 'scss', 'sass', 'stylus', 'postcss'],
    ...['globalStyle', 'babel', 'replace'],
  ),
  'unplugin-auto-import/rspack': object('default'),
  'vue-loader': object('VueLoaderPlugin', 'default'),
  'webpack-bundle-analyzer': object('start', 'BundleAnalyzerPlugin'),
  'webpack-chain': callable(),
  'webpack-merge': object(
    ...['merge', 'default', 'mergeWithCustomize', 'mergeWithRules', 'unique'],
    ...['customizeArray', 'customizeObject', 'CustomizeRule'],
  ),
  'webpack-node-externals': callable(),
  'webpack-stats-plugin': object('StatsWriterPlugin'),
  webpackbar: callable(),
  'workbox-webpack-plugin': object('GenerateSW', 'InjectManifest', 'default'),
};

const loaders = [
  ...['@mdx-js/loader', '@svgr/webpack', 'babel-loader', 'coffee-loader', 'css-loader'],
  ...['csv-loader', 'esbuild-loader', 'exports-loader', 'file-loader', 'graphql-tag/loader'],
  ...['handlebars-loader', 'html-loader', 'imports-loader', 'json-loader', 'json5-loader'],
  ...['less-loader', 'lightningcss-loader', 'markdown-loader', 'node-loader', 'null-loader'],
  ...['postcss-loader', 'pug-loader', 'raw-loader', 'resolve-url-loader', 'sass-loader'],
  ...['source-map-loader', 'string-replace-loader', 'style-loader', 'stylus-loader'],
  ...['svelte-loader', 'svg-react-loader', 'swc-loader', 'thread-loader', 'url-loader'],
  ...['val-loader', 'vue-loader', 'vue-style-loader', 'yaml-loader'],
];

/** What loaders work with, and what browsers are given in the place of modules of Node. */
const others = [
  ...['buffer', 'core-js', 'path-browserify', 'postcss', 'process', 'react', 'react-dom'],
  ...['sass', 'solid-js', 'svelte', 'tailwindcss', 'typescript', 'vue'],
];

/** Everything that a configuration may name; what is not here was not tried. */
export const knownPackages: Readonly<Record<string, KnownPackage>> = {
  ...Object.fromEntries([...loaders, ...others].map((name) => [name, named])),
  ...required,
};

/** What was tried and fails, and what takes its place. */
export const failingPackages: Readonly<Record<string, string>> = {
  '@pmmmwh/react-refresh-webpack-plugin': 'Use @rspack/plugin-react-refresh.',
  '@rspack/plugin-html': 'Use `rspack.HtmlRspackPlugin`.',
  '@statoscope/webpack-plugin': 'It reads what Rspack does not have.',
  'cache-loader': 'Remove it.',
  'circular-dependency-plugin': 'It reads what Rspack does not have.',
  'dotenv-webpack': 'Use dotenv in the configuration, and `rspack.EnvironmentPlugin`.',
  'expose-loader': 'It reads `this._module`, which Rspack does not have.',
  'generate-package-json-webpack-plugin': 'It fails as soon as a package is external.',
  'mini-css-extract-plugin': 'Use `type: "css"`: CSS is extracted by default.',
  'speed-measure-webpack-plugin': 'It reads what Rspack does not have.',
  'svg-sprite-loader': 'It reads what Rspack does not have.',
  'terser-webpack-plugin': 'Use `rspack.SwcJsMinimizerRspackPlugin`.',
  'ts-loader': 'Use `builtin:swc-loader`.',
  'tsconfig-paths-webpack-plugin': 'Use `resolve.tsConfigPath`.',
  webpack: 'Use what @rspack/core exports.',
  'webpack-manifest-plugin': 'Use rspack-manifest-plugin 5.0.0.',
  'webpack-virtual-modules': 'It reads what Rspack does not have.',
  'worker-loader': "Use `new Worker(new URL('./task.js', import.meta.url))`.",
};

/** The package of a request: `@scope/name/file` → `@scope/name`. */
export function packageOf(request: string): string {
  return /^(?:@[^/]+\/)?[^/]+/.exec(request)?.[0] ?? request;
}

/** What is known of a request: of the very file, or of its package. */
export function knownPackage(request: string): KnownPackage | undefined {
  const own = knownPackages[request];
  if (own) return own;
  return knownPackages[packageOf(request)] && { main: 'function' };
}
