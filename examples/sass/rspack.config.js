const rspack = require('@rspack/core');

/** @type {import('@rspack/cli').Configuration} */
module.exports = {
  entry: './src/index.js',
  module: {
    rules: [
      {
        test: /\.s[ac]ss$/,
        use: 'sass-loader',
        type: 'css/auto',
      },
    ],
  },
  plugins: [new rspack.HtmlRspackPlugin({ title: 'Sass' })],
};
