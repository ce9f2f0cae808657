const rspack = require('@rspack/core');
const ReactRefreshPlugin = require('@rspack/plugin-react-refresh');

const isDev = process.env.NODE_ENV === 'development';

/** @type {import('@rspack/cli').Configuration} */
module.exports = {
  entry: './src/index.tsx',
  resolve: { extensions: ['...', '.tsx', '.ts', '.jsx'] },
  module: {
    rules: [
      // #region scripts
      {
        test: /\.[jt]sx?$/,
        exclude: /node_modules/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: {
              react: { runtime: 'automatic', development: isDev, refresh: isDev },
            },
          },
        },
      },
      // #endregion
      // #region svg
      {
        test: /\.svg$/,
        oneOf: [{ resourceQuery: /react/, use: ['@svgr/webpack'] }, { type: 'asset' }],
      },
      // #endregion
    ],
  },
  plugins: [
    new rspack.HtmlRspackPlugin({ template: './index.html' }),
    isDev && new ReactRefreshPlugin(),
  ],
};
