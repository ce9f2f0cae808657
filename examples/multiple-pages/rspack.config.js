const rspack = require('@rspack/core');

/** @type {import('@rspack/cli').Configuration} */
module.exports = {
  entry: {
    home: './src/home.js',
    checkout: './src/checkout.js',
  },
  plugins: [
    new rspack.HtmlRspackPlugin({
      title: 'Home',
      filename: 'index.html',
      chunks: ['home'],
    }),
    new rspack.HtmlRspackPlugin({
      title: 'Checkout',
      filename: 'checkout.html',
      chunks: ['checkout'],
    }),
  ],
};
