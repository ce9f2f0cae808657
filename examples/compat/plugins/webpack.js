// The plugins of the package `webpack` itself, on Rspack.
const webpack = () => require('webpack');

const print = text => ({ 'src/index.js': `console.log(${text});\n` });
const own = (name, rest) => ({ [`webpack.${name}`]: { package: 'webpack', ...rest } });

module.exports = {
  ...own('DefinePlugin', {
    files: print('VERSION'),
    config: () => ({
      plugins: [new (webpack().DefinePlugin)({ VERSION: JSON.stringify('1.4.0') })],
    }),
    prints: '1.4.0',
  }),
  ...own('EnvironmentPlugin', {
    files: print('process.env.API_URL'),
    config: () => ({ plugins: [new (webpack().EnvironmentPlugin)({ API_URL: '/api' })] }),
    emits: { 'main.js': /console\.log\("\/api"\)/ },
  }),
  ...own('ProvidePlugin', {
    files: { ...print('price()'), 'src/price.js': "module.exports = () => '4.20';\n" },
    config: ({ folder }) => ({
      plugins: [new (webpack().ProvidePlugin)({ price: `${folder}/src/price.js` })],
    }),
    prints: '4.20',
  }),
  ...own('BannerPlugin', {
    files: print("'shop'"),
    config: () => ({ plugins: [new (webpack().BannerPlugin)('Shop 1.4.0')] }),
    emits: { 'main.js': /Shop 1\.4\.0/ },
  }),
  ...own('ProgressPlugin', {
    files: print("'shop'"),
    config: () => ({
      plugins: [new (webpack().ProgressPlugin)(part => console.log('done', part))],
    }),
    check: ({ output }) => /done 1/.test(output),
  }),
  ...own('SourceMapDevToolPlugin', {
    files: print("'shop'"),
    config: () => ({
      plugins: [new (webpack().SourceMapDevToolPlugin)({ filename: '[file].map' })],
    }),
    emits: { 'main.js.map': 'mappings' },
  }),
  ...own('HotModuleReplacementPlugin', {
    files: print('typeof module.hot'),
    config: () => ({
      mode: 'development',
      plugins: [new (webpack().HotModuleReplacementPlugin)()],
    }),
    prints: 'object',
  }),
  ...own('IgnorePlugin', {
    files: {
      'src/index.js': "import moment from 'moment';\nconsole.log(moment.locales().join());\n",
    },
    config: () => ({
      plugins: [
        new (webpack().IgnorePlugin)({ resourceRegExp: /^\.\/locale$/, contextRegExp: /moment$/ }),
      ],
    }),
    prints: /^en$/,
    check: ({ dist }) => !dist['main.js'].includes('janvier'),
  }),
  ...own('NormalModuleReplacementPlugin', {
    files: {
      'src/index.js': "import { name } from './shop.js';\nconsole.log(name);\n",
      'src/shop.js': "export const name = 'shop';\n",
      'src/demo.js': "export const name = 'demo';\n",
    },
    config: () => ({
      plugins: [new (webpack().NormalModuleReplacementPlugin)(/shop\.js$/, './demo.js')],
    }),
    prints: 'demo',
  }),
  ...own('ContextReplacementPlugin', {
    files: {
      'src/index.js': "import moment from 'moment';\nconsole.log(moment.locales().join());\n",
    },
    config: () => ({
      plugins: [new (webpack().ContextReplacementPlugin)(/moment[/\\]locale$/, /de/)],
    }),
    check: ({ dist }) => !dist['main.js'].includes('janvier'),
  }),
  ...own('DllPlugin', {
    files: print("'shop'"),
    config: ({ folder }) => ({
      output: { library: 'shop' },
      plugins: [new (webpack().DllPlugin)({ path: `${folder}/dist/dll.json`, name: 'shop' })],
    }),
    emits: { 'dll.json': 'content' },
  }),
  ...own('NoEmitOnErrorsPlugin', {
    files: print("'shop'"),
    config: () => ({ plugins: [new (webpack().NoEmitOnErrorsPlugin)()] }),
    prints: 'shop',
  }),
  ...own('WatchIgnorePlugin', {
    files: print("'shop'"),
    config: () => ({ plugins: [new (webpack().WatchIgnorePlugin)({ paths: [/\.d\.ts$/] })] }),
    prints: 'shop',
  }),
  ...own('LoaderOptionsPlugin', {
    files: print("'shop'"),
    config: () => ({ plugins: [new (webpack().LoaderOptionsPlugin)({ minimize: true })] }),
    prints: 'shop',
  }),
  ...own('optimize.LimitChunkCountPlugin', {
    files: {
      'src/index.js': "import('./chart.js').then(({ name }) => console.log(name));\n",
      'src/chart.js': "export const name = 'chart';\n",
    },
    config: () => ({
      plugins: [new (webpack().optimize.LimitChunkCountPlugin)({ maxChunks: 1 })],
    }),
    check: ({ dist }) => Object.keys(dist).length === 1,
  }),
  ...own('optimize.MinChunkSizePlugin', {
    files: {
      'src/index.js': "import('./chart.js').then(({ name }) => console.log(name));\n",
      'src/chart.js': "export const name = 'chart';\n",
    },
    config: () => ({
      plugins: [new (webpack().optimize.MinChunkSizePlugin)({ minChunkSize: 10000 })],
    }),
    check: ({ dist }) => Object.keys(dist).length === 1,
  }),
  ...own('container.ModuleFederationPlugin', {
    files: print("'shop'"),
    config: () => ({
      plugins: [
        new (webpack().container.ModuleFederationPlugin)({
          name: 'shop',
          filename: 'remoteEntry.js',
          exposes: { './index': './src/index.js' },
        }),
      ],
    }),
    emits: { 'remoteEntry.js': 'shop' },
  }),
  ...own('ids.HashedModuleIdsPlugin', {
    files: print("'shop'"),
    config: () => ({ plugins: [new (webpack().ids.HashedModuleIdsPlugin)()] }),
    prints: 'shop',
  }),
};
