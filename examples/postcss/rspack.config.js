const rspack = require('@rspack/core');

/** @type {import('@rspack/cli').Configuration} */
module.exports = {
  entry: './src/index.js',
  module: {
    rules: [{ test: /\.css$/, use: 'postcss-loader' }],
  },
  plugins: [new rspack.HtmlRspackPlugin({ title: 'PostCSS' })],
};
