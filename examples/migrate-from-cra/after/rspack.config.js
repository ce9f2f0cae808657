const fs = require('node:fs');
const path = require('node:path');
const rspack = require('@rspack/core');
const ReactRefreshPlugin = require('@rspack/plugin-react-refresh');
const { browserslist } = require('./package.json');

const mode = process.env.NODE_ENV;
const isDev = mode === 'development';
const name = isDev ? '[name]' : '[name].[contenthash:8]';

// #region env
for (const file of [`.env.${mode}.local`, '.env.local', `.env.${mode}`, '.env']) {
  require('dotenv').config({ path: path.resolve(__dirname, file) });
}

const publicUrl = process.env.PUBLIC_URL ?? '';
const env = { NODE_ENV: mode, PUBLIC_URL: publicUrl };
for (const key of Object.keys(process.env)) {
  if (key.startsWith('REACT_APP_')) env[key] = process.env[key];
}
// #endregion

// #region html
const page = fs
  .readFileSync(path.resolve(__dirname, 'public/index.html'), 'utf8')
  .replace(/%(\w+)%/g, (placeholder, key) => env[key] ?? placeholder);
// #endregion

/** @type {import('@rspack/cli').Configuration} */
module.exports = {
  mode,
  entry: './src/index.js',
  devtool: isDev ? 'cheap-module-source-map' : 'source-map',
  output: {
    path: path.resolve(__dirname, 'build'),
    publicPath: `${publicUrl}/`,
    filename: `static/js/${name}.js`,
    chunkFilename: `static/js/${name}.chunk.js`,
    cssFilename: `static/css/${name}.css`,
    cssChunkFilename: `static/css/${name}.chunk.css`,
    assetModuleFilename: 'static/media/[name].[hash][ext]',
    clean: !isDev,
  },
  // #region resolve
  resolve: {
    extensions: ['...', '.jsx', '.ts', '.tsx'],
    modules: ['node_modules', path.resolve(__dirname, 'src')],
  },
  // #endregion
  module: {
    rules: [
      // #region scripts
      {
        test: /\.[jt]sx?$/,
        include: path.resolve(__dirname, 'src'),
        loader: 'builtin:swc-loader',
        options: {
          env: { targets: browserslist[mode] },
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: {
              react: { runtime: 'automatic', development: isDev, refresh: isDev },
            },
          },
        },
      },
      // #endregion
      // #region styles
      { test: /\.module\.s[ac]ss$/, use: ['sass-loader'], type: 'css/module' },
      { test: /\.s[ac]ss$/, exclude: /\.module\./, use: ['sass-loader'], type: 'css' },
      // #endregion
      // #region assets
      {
        test: /\.(avif|bmp|gif|jpe?g|png)$/,
        type: 'asset',
        parser: { dataUrlCondition: { maxSize: 10000 } },
      },
      {
        test: /\.svg$/,
        issuer: /\.[jt]sx?$/,
        use: [
          { loader: '@svgr/webpack', options: { svgo: false, titleProp: true, ref: true } },
          { loader: 'file-loader', options: { name: 'static/media/[name].[hash].[ext]' } },
        ],
      },
      { test: /\.svg$/, issuer: { not: /\.[jt]sx?$/ }, type: 'asset/resource' },
      { test: /\.(ico|webp|woff2?|ttf|eot|mp4|webm|pdf)$/, type: 'asset/resource' },
      // #endregion
    ],
  },
  // #region server
  devServer: {
    port: process.env.PORT ?? 3000,
    historyApiFallback: { index: `${publicUrl}/index.html` },
    setupMiddlewares: (middlewares, server) => {
      require('./src/setupProxy')(server.app);
      return middlewares;
    },
  },
  // #endregion
  plugins: [
    new rspack.HtmlRspackPlugin({ templateContent: page }),
    new rspack.CopyRspackPlugin({
      patterns: [{ from: 'public', globOptions: { ignore: ['**/index.html'] } }],
    }),
    new rspack.DefinePlugin({ 'process.env': JSON.stringify(env) }),
    isDev && new ReactRefreshPlugin(),
  ],
};
