const { HtmlRspackPlugin } = require('@rspack/core');

module.exports = {
  entry: './src/index.js',
  output: {
    filename: '[name].[contenthash:8].js',
  },
  devtool: false,
  plugins: [new HtmlRspackPlugin({ title: 'Teas' })],
};
