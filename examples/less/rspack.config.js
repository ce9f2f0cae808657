const rspack = require('@rspack/core');

/** @type {import('@rspack/cli').Configuration} */
module.exports = {
  entry: './src/index.js',
  module: {
    rules: [
      {
        test: /\.less$/,
        use: {
          loader: 'less-loader',
          options: {
            lessOptions: {
              modifyVars: { brand: '#0a7f5a' },
            },
          },
        },
        type: 'css/auto',
      },
    ],
  },
  plugins: [new rspack.HtmlRspackPlugin({ title: 'Less' })],
};
