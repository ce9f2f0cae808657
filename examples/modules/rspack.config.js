/** @type {import('@rspack/cli').Configuration} */
module.exports = {
  target: 'node',
  entry: './src/index.js',
  devtool: false,
  module: {
    rules: [{ resourceQuery: /^\?raw$/, type: 'asset/source' }],
  },
};
