/** @type {import('@rspack/cli').Configuration} */
module.exports = {
  entry: './src/index.js',
  devtool: false,
  output: {
    filename: 'tea-price.js',
    library: { name: 'TeaPrice', type: 'umd' },
    globalObject: 'globalThis',
  },
};
