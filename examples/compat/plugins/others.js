const path = require('path');

const files = { 'src/index.js': "console.log('shop');\n" };
const html = options => new (require('html-webpack-plugin'))({ title: 'Shop', ...options });
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><!-- dot --><circle cx="4" cy="4" r="4"/></svg>\n';
const lazy = {
  'src/index.js': "import('./chart.js').then(({ name }) => console.log(name));\n",
  'src/chart.js': "export const name = 'chart';\n",
};

module.exports = {
  'compression-webpack-plugin': {
    files,
    config: () => ({
      plugins: [new (require('compression-webpack-plugin'))({ algorithm: 'gzip', minRatio: 1 })],
    }),
    check: ({ dist }) => {
      const { gunzipSync } = require('zlib');
      return 'main.js.gz' in dist && gunzipSync(dist['main.js.gz']).equals(dist['main.js']);
    },
  },
  'zip-webpack-plugin': {
    files,
    config: () => ({ plugins: [new (require('zip-webpack-plugin'))({ filename: 'shop.zip' })] }),
    emits: { 'shop.zip': 'PK' },
  },
  'filemanager-webpack-plugin': {
    files,
    config: ({ folder }) => ({
      plugins: [
        new (require('filemanager-webpack-plugin'))({
          events: {
            onEnd: {
              copy: [{ source: `${folder}/dist/main.js`, destination: `${folder}/dist/copy.js` }],
            },
          },
        }),
      ],
    }),
    emits: { 'copy.js': 'shop' },
  },
  'webpack-shell-plugin-next': {
    files,
    config: () => ({
      plugins: [
        new (require('webpack-shell-plugin-next'))({
          onBuildEnd: { scripts: ['echo build-ended'] },
        }),
      ],
    }),
    check: ({ output }) => /build-ended/.test(output),
  },
  'webpack-bundle-analyzer': {
    files,
    config: () => ({
      plugins: [
        new (require('webpack-bundle-analyzer').BundleAnalyzerPlugin)({
          analyzerMode: 'static',
          openAnalyzer: false,
        }),
      ],
    }),
    emits: { 'report.html': /index\.js/ },
  },
  'license-webpack-plugin': {
    files: {
      'src/index.js':
        "import { createElement } from 'react';\nconsole.log(typeof createElement);\n",
    },
    config: () => ({
      plugins: [
        new (require('license-webpack-plugin').LicenseWebpackPlugin)({
          outputFilename: 'licenses.txt',
        }),
      ],
    }),
    emits: { 'licenses.txt': /react\nMIT/ },
  },
  'node-polyfill-webpack-plugin': {
    files: {
      'src/index.js':
        "import { join } from 'path';\nconsole.log(join('a', '..', 'shop'), Buffer.from('b').length);\n",
    },
    config: () => ({ plugins: [new (require('node-polyfill-webpack-plugin'))()] }),
    prints: 'shop 1',
  },
  'webpack-node-externals': {
    files: {
      'src/index.js': "const { gql } = require('graphql-tag');\nconsole.log(typeof gql);\n",
    },
    config: () => ({
      target: 'node',
      externals: [
        require('webpack-node-externals')({ modulesDir: path.join(__dirname, '../node_modules') }),
      ],
    }),
    emits: { 'main.js': /require\(['"]graphql-tag['"]\)/ },
    prints: 'function',
  },
  'unplugin-auto-import': {
    files: { 'src/index.js': 'const price = ref(4.2);\nconsole.log(price.value);\n' },
    config: () => ({
      plugins: [require('unplugin-auto-import/rspack').default({ imports: ['vue'], dts: false })],
    }),
    prints: '4.2',
  },
  'unplugin-vue-components': {
    files: {
      'src/index.js': `import { createSSRApp } from 'vue';
import { renderToString } from 'vue/server-renderer';
import Shop from './Shop.vue';

renderToString(createSSRApp(Shop)).then(console.log);
`,
      'src/Shop.vue': '<template><PriceTag /></template>\n',
      'src/components/PriceTag.vue': '<template><b>4.20</b></template>\n',
    },
    config: ({ folder }) => ({
      target: 'node',
      plugins: [
        new (require('vue-loader').VueLoaderPlugin)(),
        require('unplugin-vue-components/rspack').default({
          dirs: [`${folder}/src/components`],
          dts: false,
        }),
      ],
      module: {
        rules: [
          {
            test: /\.vue$/,
            loader: 'vue-loader',
            options: { experimentalInlineMatchResource: true },
          },
        ],
      },
    }),
    prints: /<b>4\.20<\/b>/,
  },
  webpackbar: {
    files,
    config: () => ({ plugins: [new (require('webpackbar'))({ fancy: false, basic: true })] }),
    check: ({ output }) => /Compiled successfully|Compiling/i.test(output),
  },
  'webpack-notifier': {
    files,
    config: () => ({ plugins: [new (require('webpack-notifier'))({ onlyOnError: true })] }),
    prints: 'shop',
  },
  '@sentry/webpack-plugin': {
    files,
    config: () => ({
      plugins: [
        require('@sentry/webpack-plugin').sentryWebpackPlugin({
          telemetry: false,
          release: { name: 'shop@1.4.0', create: false },
          sourcemaps: { disable: true },
        }),
      ],
    }),
    emits: { 'main.js': /shop@1\.4\.0/ },
  },
  'workbox-webpack-plugin': {
    variants: [
      {
        files,
        config: () => ({
          plugins: [
            new (require('workbox-webpack-plugin').GenerateSW)({
              clientsClaim: true,
              skipWaiting: true,
            }),
          ],
        }),
        emits: { 'service-worker.js': /precache/, 'workbox-.+\\.js': /./ },
      },
      {
        files: { ...files, 'src/sw.js': 'console.log(self.__WB_MANIFEST);\n' },
        config: ({ folder }) => ({
          plugins: [
            new (require('workbox-webpack-plugin').InjectManifest)({
              swSrc: `${folder}/src/sw.js`,
              swDest: 'sw.js',
            }),
          ],
        }),
        emits: { 'sw.js': /main\.js/ },
      },
    ],
  },
  'image-minimizer-webpack-plugin': {
    variants: [
      {
        files: {
          'src/index.js': "import dot from './dot.svg';\nconsole.log(dot);\n",
          'src/dot.svg': svg,
        },
        config: () => {
          const ImageMinimizerPlugin = require('image-minimizer-webpack-plugin');
          return {
            module: {
              rules: [
                { test: /\.svg$/, type: 'asset/resource' },
                {
                  test: /\.svg$/,
                  loader: ImageMinimizerPlugin.loader,
                  options: {
                    minimizer: { implementation: ImageMinimizerPlugin.svgoMinify, options: {} },
                  },
                },
              ],
            },
          };
        },
        emits: { '.+\\.svg': /^<svg(?![\s\S]*dot)/ },
      },
      {
        files: {
          'src/index.js': "import dot from './dot.svg';\nconsole.log(dot);\n",
          'src/dot.svg': svg,
        },
        config: () => {
          const ImageMinimizerPlugin = require('image-minimizer-webpack-plugin');
          return {
            module: { rules: [{ test: /\.svg$/, type: 'asset/resource' }] },
            optimization: {
              minimize: true,
              minimizer: [
                new ImageMinimizerPlugin({
                  minimizer: { implementation: ImageMinimizerPlugin.svgoMinify, options: {} },
                }),
              ],
            },
          };
        },
        emits: { '.+\\.svg': /^<svg(?![\s\S]*dot)/ },
      },
    ],
  },
  'webpack-subresource-integrity': {
    files,
    config: () => ({
      output: { crossOriginLoading: 'anonymous' },
      plugins: [
        html(),
        new (require('webpack-subresource-integrity').SubresourceIntegrityPlugin)(),
      ],
    }),
    emits: { 'index.html': /integrity="sha384-/ },
  },
  'circular-dependency-plugin': {
    files: {
      'src/index.js': "import { a } from './a.js';\nconsole.log(a);\n",
      'src/a.js': "import { b } from './b.js';\nexport const a = () => b;\n",
      'src/b.js': "import { a } from './a.js';\nexport const b = () => a;\n",
    },
    config: () => ({ plugins: [new (require('circular-dependency-plugin'))()] }),
    check: ({ output }) => /Circular dependency detected/.test(output),
  },
  'duplicate-package-checker-webpack-plugin': {
    files: {
      'src/index.js': "import a from 'a';\nimport b from 'b';\nconsole.log(a, b);\n",
      'node_modules/a/package.json': '{ "name": "a", "version": "1.0.0" }',
      'node_modules/a/index.js': "module.exports = require('c');\n",
      'node_modules/a/node_modules/c/package.json': '{ "name": "c", "version": "1.0.0" }',
      'node_modules/a/node_modules/c/index.js': 'module.exports = 1;\n',
      'node_modules/b/package.json': '{ "name": "b", "version": "1.0.0" }',
      'node_modules/b/index.js': "module.exports = require('c');\n",
      'node_modules/b/node_modules/c/package.json': '{ "name": "c", "version": "2.0.0" }',
      'node_modules/b/node_modules/c/index.js': 'module.exports = 2;\n',
    },
    config: () => ({ plugins: [new (require('duplicate-package-checker-webpack-plugin'))()] }),
    check: ({ output }) => /Multiple versions of c found/.test(output),
  },
  'case-sensitive-paths-webpack-plugin': {
    files,
    config: () => ({ plugins: [new (require('case-sensitive-paths-webpack-plugin'))()] }),
    prints: 'shop',
  },
  'generate-package-json-webpack-plugin': {
    files: { 'src/index.js': "console.log(typeof require('graphql-tag'));\n" },
    config: () => ({
      target: 'node',
      externals: { 'graphql-tag': 'commonjs graphql-tag' },
      plugins: [
        new (require('generate-package-json-webpack-plugin'))({ name: 'shop', version: '1.4.0' }),
      ],
    }),
    emits: { 'package.json': /graphql-tag/ },
  },
  'webpack-virtual-modules': {
    files: { 'src/index.js': "import { price } from './price.js';\nconsole.log(price);\n" },
    config: ({ folder }) => ({
      plugins: [
        new (require('webpack-virtual-modules'))({
          [`${folder}/src/price.js`]: "export const price = '4.20';",
        }),
      ],
    }),
    prints: '4.20',
  },
  'speed-measure-webpack-plugin': {
    files,
    config: () => new (require('speed-measure-webpack-plugin'))().wrap({ plugins: [html()] }),
    check: ({ output }) => /SMP/.test(output),
  },
  'html-webpack-tags-plugin': {
    files,
    config: () => ({
      plugins: [html(), new (require('html-webpack-tags-plugin'))({ tags: ['theme.css'] })],
    }),
    emits: { 'index.html': /<link href="\/theme\.css" rel="stylesheet">/ },
  },
  'html-inline-script-webpack-plugin': {
    variants: [{}, { optimization: { runtimeChunk: 'single' }, devtool: 'source-map' }].map(
      more => ({
        files,
        config: () => ({
          ...more,
          plugins: [html({ inject: 'body' }), new (require('html-inline-script-webpack-plugin'))()],
        }),
        emits: { 'index.html': /<script defer="defer">[\s\S]*console\.log\(['"]shop['"]\)/ },
      }),
    ),
  },
  '@vue/preload-webpack-plugin': {
    files: lazy,
    config: () => ({
      plugins: [
        html(),
        new (require('@vue/preload-webpack-plugin'))({ rel: 'prefetch', include: 'asyncChunks' }),
      ],
    }),
    emits: { 'index.html': /<link [^>]*rel="prefetch"/ },
  },
  'csp-html-webpack-plugin': {
    files,
    config: () => ({ plugins: [html(), new (require('csp-html-webpack-plugin'))()] }),
    emits: { 'index.html': /Content-Security-Policy/ },
  },
  'critters-webpack-plugin': {
    files: {
      'src/index.js': "import './index.css';\n",
      'src/index.css': 'b {\n  color: #c00;\n}\n',
    },
    config: () => ({
      plugins: [
        html({ templateContent: '<!doctype html><head></head><b>4.20</b>' }),
        new (require('critters-webpack-plugin'))(),
      ],
    }),
    emits: { 'index.html': /<style>b/ },
  },
  'react-dev-utils InterpolateHtmlPlugin': {
    package: 'react-dev-utils',
    files: { ...files, 'index.html': '<!doctype html><title>%SHOP_NAME%</title>' },
    config: ({ folder }) => {
      const HtmlWebpackPlugin = require('html-webpack-plugin');
      const InterpolateHtmlPlugin = require('react-dev-utils/InterpolateHtmlPlugin');
      return {
        plugins: [
          new HtmlWebpackPlugin({ template: `${folder}/index.html` }),
          new InterpolateHtmlPlugin(HtmlWebpackPlugin, { SHOP_NAME: 'Shop' }),
        ],
      };
    },
    emits: { 'index.html': /<title>Shop<\/title>/ },
  },
  'react-dev-utils InlineChunkHtmlPlugin': {
    package: 'react-dev-utils',
    files,
    config: () => {
      const HtmlWebpackPlugin = require('html-webpack-plugin');
      const InlineChunkHtmlPlugin = require('react-dev-utils/InlineChunkHtmlPlugin');
      return {
        optimization: { runtimeChunk: 'single' },
        plugins: [
          new HtmlWebpackPlugin(),
          new InlineChunkHtmlPlugin(HtmlWebpackPlugin, [/runtime/]),
        ],
      };
    },
    emits: { 'index.html': /<script>[\s\S]*__webpack_require__/ },
  },
  'purgecss-webpack-plugin': {
    files: {
      'src/index.js': "import './index.css';\ndocument.body.className = 'used';\n",
      'src/index.css': '.used {\n  color: #c00;\n}\n.forgotten {\n  color: #0c0;\n}\n',
    },
    config: ({ folder }) => ({
      plugins: [
        new (require('purgecss-webpack-plugin').PurgeCSSPlugin)({
          paths: [`${folder}/src/index.js`],
        }),
      ],
    }),
    emits: { 'main.css': /^(?![\s\S]*forgotten)[\s\S]*used/ },
  },
  'moment-locales-webpack-plugin': {
    files: {
      'src/index.js': "import moment from 'moment';\nconsole.log(moment.locales().join());\n",
    },
    config: () => ({
      plugins: [new (require('moment-locales-webpack-plugin'))({ localesToKeep: ['de'] })],
    }),
    check: ({ dist }) =>
      dist['main.js'].includes('Januar_Februar') && !dist['main.js'].includes('janvier'),
  },
  'lodash-webpack-plugin': {
    files: { 'src/index.js': "import map from 'lodash/map';\nconsole.log(map([1], (n) => n));\n" },
    config: () => ({ plugins: [new (require('lodash-webpack-plugin'))()] }),
    check: ({ dist }) => !dist['main.js'].includes('baseMatchesProperty'),
  },
  'webpack-remove-empty-scripts': {
    files: { 'src/index.css': 'b {\n  color: #c00;\n}\n' },
    config: () => ({
      entry: { styles: './src/index.css' },
      plugins: [new (require('webpack-remove-empty-scripts'))()],
    }),
    check: ({ dist }) => 'styles.css' in dist && !('styles.js' in dist),
  },
  'webpack-retry-chunk-load-plugin': {
    files: lazy,
    config: () => ({
      plugins: [
        new (require('webpack-retry-chunk-load-plugin').RetryChunkLoadPlugin)({ maxRetries: 3 }),
      ],
    }),
    emits: { 'main.js': /maxRetries|retryAttempt|countMap/ },
  },
};
