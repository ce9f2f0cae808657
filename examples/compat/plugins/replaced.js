const files = { 'src/index.js': "console.log('shop');\n" };
const cssFiles = {
  'src/index.js': "import './index.css';\nconsole.log('shop');\n",
  'src/index.css': '/* prices */\n.price {\n  color: #cc0000;\n}\n',
};
const page = {
  'index.html':
    '<!doctype html>\n<html>\n<head><title><%= htmlWebpackPlugin.options.title %></title></head>\n</html>\n',
};
const assetsManifest = () => ({
  plugins: [new (require('webpack-assets-manifest'))({ output: 'assets.json', publicPath: true })],
});
const eslintFiles = {
  'src/index.js': "const unused = 1;\nconsole.log('shop');\n",
  '.eslintrc.json':
    '{ "root": true, "extends": "eslint:recommended", "parserOptions": { "ecmaVersion": 2022, "sourceType": "module" }, "env": { "browser": true } }',
};
const eslint = ({ folder }) => ({
  plugins: [new (require('eslint-webpack-plugin'))({ context: `${folder}/src` })],
});

module.exports = {
  'html-webpack-plugin': {
    files: { ...files, ...page },
    config: ({ folder }) => ({
      plugins: [
        new (require('html-webpack-plugin'))({ template: `${folder}/index.html`, title: 'Shop' }),
      ],
    }),
    emits: {
      'index.html': /^<!doctype html>.*<title>Shop<\/title><script defer="defer" src="\/main\.js">/,
    },
  },
  'mini-css-extract-plugin': {
    files: cssFiles,
    config: () => {
      const MiniCssExtractPlugin = require('mini-css-extract-plugin');
      return {
        plugins: [new MiniCssExtractPlugin()],
        module: {
          rules: [
            {
              test: /\.css$/,
              use: [MiniCssExtractPlugin.loader, 'css-loader'],
              type: 'javascript/auto',
            },
          ],
        },
      };
    },
    emits: { 'main.css': /color: #cc0000/ },
  },
  'terser-webpack-plugin': {
    files,
    config: () => ({
      optimization: { minimize: true, minimizer: [new (require('terser-webpack-plugin'))()] },
    }),
    emits: { 'main.js': /console\.log\("shop"\)/ },
    check: ({ dist }) => dist['main.js'].length < 200,
  },
  'terser, custom plugin': {
    package: 'terser',
    files,
    config: () => {
      const TerserPlugin = require('../terser-plugin.js');
      return { optimization: { minimize: true, minimizer: [new TerserPlugin()] } };
    },
    emits: { 'main.js': /console\.log\("shop"\)/ },
    check: ({ dist }) => dist['main.js'].length < 200,
  },
  'uglifyjs-webpack-plugin': {
    files,
    config: () => ({
      optimization: { minimize: true, minimizer: [new (require('uglifyjs-webpack-plugin'))()] },
    }),
    check: ({ dist }) => dist['main.js'].length < 200,
  },
  'esbuild-loader EsbuildPlugin': {
    package: 'esbuild-loader',
    files,
    config: () => {
      const { EsbuildPlugin } = require('esbuild-loader');
      return {
        optimization: { minimize: true, minimizer: [new EsbuildPlugin({ target: 'es2015' })] },
      };
    },
    check: ({ dist }) => dist['main.js'].length < 200,
  },
  'css-minimizer-webpack-plugin': {
    files: cssFiles,
    config: () => ({
      optimization: {
        minimize: true,
        minimizer: [new (require('css-minimizer-webpack-plugin'))()],
      },
    }),
    emits: { 'main.css': /^\.price\{color:#c00\}/ },
  },
  'html-minimizer-webpack-plugin': {
    files: { ...files, 'public/terms.html': '<!doctype html>\n\n<p>\n  Shop  </p>\n' },
    config: () => ({
      plugins: [new (require('@rspack/core').CopyRspackPlugin)({ patterns: [{ from: 'public' }] })],
      optimization: {
        minimize: true,
        minimizer: [new (require('html-minimizer-webpack-plugin'))()],
      },
    }),
    emits: { 'terms.html': /^<!doctype html> ?<p> ?Shop ?<\/p>/ },
  },
  'copy-webpack-plugin': {
    files: { ...files, 'public/robots.txt': 'User-agent: *\n' },
    config: ({ folder }) => ({
      plugins: [new (require('copy-webpack-plugin'))({ patterns: [{ from: `${folder}/public` }] })],
    }),
    emits: { 'robots.txt': 'User-agent' },
  },
  'clean-webpack-plugin': {
    files: { ...files, 'dist/old.js': '' },
    config: () => ({ plugins: [new (require('clean-webpack-plugin').CleanWebpackPlugin)()] }),
    emits: { 'main.js': 'shop' },
    check: ({ dist }) => !('old.js' in dist),
  },
  'tsconfig-paths-webpack-plugin': {
    files: {
      'src/index.ts': "import { price } from '@/price';\nconsole.log(price);\n",
      'src/price.ts': "export const price = '4.20';\n",
      'tsconfig.json': '{ "compilerOptions": { "baseUrl": ".", "paths": { "@/*": ["src/*"] } } }',
    },
    config: ({ folder }) => ({
      entry: './src/index.ts',
      resolve: {
        extensions: ['.ts', '.js'],
        plugins: [
          new (require('tsconfig-paths-webpack-plugin'))({ configFile: `${folder}/tsconfig.json` }),
        ],
      },
    }),
    prints: '4.20',
  },
  'dotenv-webpack': {
    files: { 'src/index.js': 'console.log(process.env.API_URL);\n', '.env': 'API_URL=/api\n' },
    config: ({ folder }) => ({
      plugins: [new (require('dotenv-webpack'))({ path: `${folder}/.env` })],
    }),
    emits: { 'main.js': /console\.log\("\/api"\)/ },
  },
  'webpack-manifest-plugin': {
    files,
    config: () => ({ plugins: [new (require('webpack-manifest-plugin').WebpackManifestPlugin)()] }),
    emits: { 'manifest.json': /"main\.js": "\/main\.js"/ },
  },
  'rspack-manifest-plugin': {
    files,
    config: () => ({ plugins: [new (require('rspack-manifest-plugin').RspackManifestPlugin)()] }),
    emits: { 'manifest.json': /"main\.js": "\/main\.js"/ },
  },
  'webpack-assets-manifest': {
    variants: [
      { files, config: assetsManifest, emits: { 'assets.json': /"main\.js": "\/main\.js"/ } },
      {
        files: {
          'src/index.js': "console.log(new URL('./dot.svg', import.meta.url).href);\n",
          'src/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"></svg>',
        },
        config: assetsManifest,
        emits: { 'assets.json': /dot\.svg/ },
      },
    ],
  },
  'assets-webpack-plugin': {
    files,
    config: ({ folder }) => ({
      plugins: [new (require('assets-webpack-plugin'))({ path: `${folder}/dist` })],
    }),
    emits: { 'webpack-assets.json': /"main":\{"js":"\/main\.js"/ },
  },
  'webpack-stats-plugin': {
    files,
    config: () => ({
      plugins: [
        new (require('webpack-stats-plugin').StatsWriterPlugin)({ filename: 'stats.json' }),
      ],
    }),
    emits: { 'stats.json': /"main\.js"/ },
  },
  '@pmmmwh/react-refresh-webpack-plugin': {
    env: { NODE_ENV: 'development' },
    files: { 'src/index.jsx': 'export const Price = () => <b>4.20</b>;\n' },
    config: () => ({
      mode: 'development',
      devtool: false,
      entry: './src/index.jsx',
      module: {
        rules: [
          {
            test: /\.jsx$/,
            exclude: /node_modules/,
            loader: 'builtin:swc-loader',
            options: {
              jsc: {
                parser: { syntax: 'ecmascript', jsx: true },
                transform: { react: { runtime: 'automatic', development: true, refresh: true } },
              },
            },
          },
        ],
      },
      plugins: [new (require('@pmmmwh/react-refresh-webpack-plugin'))({ overlay: false })],
    }),
    emits: { 'main.js': /RefreshReg\$[\s\S]*\.refresh\(|\$ReactRefreshRuntime\$/ },
  },
  '@rspack/plugin-react-refresh': {
    env: { NODE_ENV: 'development' },
    files: { 'src/index.jsx': 'export const Price = () => <b>4.20</b>;\n' },
    config: () => ({
      mode: 'development',
      devtool: false,
      entry: './src/index.jsx',
      module: {
        rules: [
          {
            test: /\.jsx$/,
            exclude: /node_modules/,
            loader: 'builtin:swc-loader',
            options: {
              jsc: {
                parser: { syntax: 'ecmascript', jsx: true },
                transform: { react: { runtime: 'automatic', development: true, refresh: true } },
              },
            },
          },
        ],
      },
      plugins: [new (require('@rspack/plugin-react-refresh'))()],
    }),
    emits: { 'main.js': /RefreshReg\$[\s\S]*\.refresh\(|\$ReactRefreshRuntime\$/ },
  },
  'fork-ts-checker-webpack-plugin': {
    files: {
      'src/index.js': "import './price.ts';\n",
      'src/price.ts': "export const price: number = '4.20';\n",
      'tsconfig.json': '{ "compilerOptions": { "strict": true }, "include": ["src"] }',
    },
    config: ({ folder }) => ({
      module: {
        rules: [
          {
            test: /\.ts$/,
            loader: 'builtin:swc-loader',
            options: { jsc: { parser: { syntax: 'typescript' } } },
          },
        ],
      },
      plugins: [
        new (require('fork-ts-checker-webpack-plugin'))({
          typescript: { configFile: `${folder}/tsconfig.json` },
        }),
      ],
    }),
    tolerates: /TS2322: Type 'string' is not assignable to type 'number'/,
    check: ({ output, code }) => /TS2322/.test(output) && code === 1,
  },
  'eslint-webpack-plugin': {
    variants: [
      {
        files: eslintFiles,
        config: eslint,
        tolerates: /no-unused-vars/,
        check: ({ output, code }) => /no-unused-vars/.test(output) && code === 1,
      },
      {
        files: eslintFiles,
        config: eslint,
        edits: { 'src/index.js': files['src/index.js'] },
        tolerates: /no-unused-vars/,
        check: ({ output }) => !/no-unused-vars/.test(output),
      },
    ],
  },
  'stylelint-webpack-plugin': {
    files: { ...cssFiles, '.stylelintrc.json': '{ "rules": { "color-no-hex": true } }' },
    config: ({ folder }) => ({
      plugins: [new (require('stylelint-webpack-plugin'))({ context: `${folder}/src` })],
    }),
    tolerates: /color-no-hex/,
    check: ({ output, code }) => /color-no-hex/.test(output) && code === 1,
  },
};
