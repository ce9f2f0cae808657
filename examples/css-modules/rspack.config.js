const rspack = require('@rspack/core');

/** @type {import('@rspack/cli').Configuration} */
module.exports = {
  entry: './src/index.js',
  module: {
    rules: [{ test: /\.css$/, include: /widgets/, type: 'css/module' }],
  },
  plugins: [new rspack.HtmlRspackPlugin({ title: 'Cards' })],
};
