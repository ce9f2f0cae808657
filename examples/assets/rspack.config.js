const rspack = require('@rspack/core');

/** @type {import('@rspack/cli').Configuration} */
module.exports = {
  entry: ['./src/index.js', './src/download.js', './src/terms.js'],
  output: {
    assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
  },
  module: {
    rules: [
      {
        test: /\.png$/,
        type: 'asset/resource',
        generator: { filename: 'images/[name].[contenthash:8][ext]' },
      },
      {
        test: /\.svg$/,
        type: 'asset/inline',
        generator: { dataUrl: { encoding: false, mimetype: 'image/svg+xml' } },
      },
      { resourceQuery: /raw/, type: 'asset/source' },
    ],
  },
  plugins: [new rspack.HtmlRspackPlugin({ title: 'Assets' })],
};
