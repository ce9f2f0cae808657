const path = require('path');
const rspack = require('@rspack/core');
const ForkTsCheckerWebpackPlugin = require('fork-ts-checker-webpack-plugin');

/** @type {import('@rspack/cli').Configuration} */
module.exports = {
  entry: './src/index.ts',
  output: {
    path: path.resolve(__dirname, 'dist'),
    filename: '[name].[contenthash:8].js',
    cssFilename: '[name].[contenthash:8].css',
    clean: true,
  },
  resolve: { extensions: ['.ts', '...'] },
  module: {
    rules: [
      // #region scripts
      {
        test: /\.ts$/,
        exclude: /node_modules/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: { parser: { syntax: 'typescript' } },
          env: { targets: '> 0.5%, safari >= 12' },
        },
      },
      // #endregion
      // #region styles
      {
        test: /\.scss$/,
        exclude: /\.module\.scss$/,
        use: ['postcss-loader', 'sass-loader'],
        type: 'css',
      },
      {
        test: /\.module\.scss$/,
        use: ['postcss-loader', 'sass-loader'],
        type: 'css/module',
      },
      // #endregion
      // #region files
      { test: /\.svg$/, type: 'asset/resource' },
      { test: /\.txt$/, type: 'asset/source' },
      // #endregion
    ],
  },
  plugins: [
    new rspack.HtmlRspackPlugin({ template: './src/index.html' }),
    new rspack.CopyRspackPlugin({ patterns: [{ from: 'public' }] }),
    new rspack.DefinePlugin({ VERSION: JSON.stringify('1.4.0') }),
    new ForkTsCheckerWebpackPlugin(),
  ],
  devServer: {
    port: 8080,
    proxy: [{ context: ['/api'], target: 'http://127.0.0.1:3000' }],
  },
};
