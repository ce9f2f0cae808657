const rspack = require('@rspack/core');

const isDev = process.env.NODE_ENV === 'development';

/** @type {import('@rspack/cli').Configuration} */
module.exports = {
  entry: './src/index.jsx',
  resolve: { extensions: ['...', '.jsx'] },
  module: {
    rules: [
      {
        test: /\.jsx$/,
        exclude: /node_modules/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'ecmascript', jsx: true },
            transform: {
              react: { runtime: 'automatic', development: isDev },
            },
          },
        },
      },
    ],
  },
  plugins: [new rspack.HtmlRspackPlugin({ template: './index.html' })],
};
