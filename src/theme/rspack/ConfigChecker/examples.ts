/** Configurations to try the checker with. */
export const examples: Readonly<Record<string, string>> = {
  webpack: `const path = require('path');
const webpack = require('webpack');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const TerserPlugin = require('terser-webpack-plugin');

module.exports = (env, argv) => ({
  entry: './src/index.tsx',
  output: {
    path: path.resolve(__dirname, 'dist'),
    filename: '[name].[contenthash].js',
    clean: true,
    pathinfo: false,
  },
  cache: { type: 'filesystem' },
  devtool: argv.mode === 'production' ? 'source-map' : 'cheap-module-eval-source-map',
  resolve: { extensions: ['.tsx', '.ts', '...'] },
  module: {
    rules: [
      { test: /\\.tsx?$/, use: 'ts-loader', exclude: /node_modules/ },
      {
        test: /\\.scss$/,
        use: [MiniCssExtractPlugin.loader, 'css-loader', 'sass-loader'],
      },
      { test: /\\.svg$/, type: 'asset/resource' },
    ],
  },
  optimization: {
    concatenateModules: true,
    minimizer: [new TerserPlugin()],
  },
  plugins: [
    new HtmlWebpackPlugin({ template: './index.html' }),
    new MiniCssExtractPlugin(),
    new webpack.DefinePlugin({ VERSION: JSON.stringify('1.4.0') }),
  ],
  performance: { hints: false },
  devServer: { contentBase: './public', port: 3000 },
});
`,
  rspack: `/** @type {import('@rspack/cli').Configuration} */
module.exports = {
  entry: { main: './src/index.jsx' },
  builtins: {
    html: [{ template: './index.html' }],
    define: { VERSION: JSON.stringify('1.4.0') },
    copy: { patterns: [{ from: 'public' }] },
  },
  resolve: { browserField: true },
  experiments: { incrementalRebuild: true, newSplitChunks: true },
  optimization: { minimise: true },
};
`,
};
