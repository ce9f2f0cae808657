const path = require('path');
const rspack = require('@rspack/core');

/** @type {import('@rspack/cli').Configuration} */
const common = {
  mode: 'production',
  entry: './src/index.js',
  devtool: false,
  resolve: { alias: { 'acme-ui': path.resolve(__dirname, 'acme-ui') } },
};

/** @type {import('@rspack/cli').Configuration[]} */
module.exports = [
  {
    ...common,
    name: 'default',
    output: { filename: 'default.js' },
    plugins: [new rspack.HtmlRspackPlugin()],
  },
  {
    ...common,
    name: 'new',
    experiments: { rspackFuture: { newTreeshaking: true } },
    output: { filename: 'new.js' },
    plugins: [new rspack.HtmlRspackPlugin({ filename: 'new.html' })],
  },
];
