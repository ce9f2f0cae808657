const { HtmlRspackPlugin } = require('@rspack/core');

const isProduction = process.env.NODE_ENV === 'production';

/** @type {import('@rspack/cli').Configuration} */
module.exports = {
  entry: './src/index.js',
  output: {
    filename: isProduction ? '[name].[contenthash:8].js' : '[name].js',
    cssFilename: isProduction ? '[name].[contenthash:8].css' : '[name].css',
    clean: isProduction,
  },
  plugins: [new HtmlRspackPlugin({ template: './index.html' })],
};
