const { HtmlRspackPlugin } = require('@rspack/core');
const ReactRefreshPlugin = require('@rspack/plugin-react-refresh');

const isDev = process.env.NODE_ENV === 'development';

/** @type {import('@rspack/cli').Configuration} */
module.exports = {
  entry: './src/index.jsx',
  output: { clean: true },
  devtool: isDev ? 'cheap-module-source-map' : false,
  resolve: { extensions: ['.js', '.jsx'] },
  module: {
    rules: [
      {
        test: /\.jsx$/,
        exclude: /node_modules/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'ecmascript', jsx: true },
            transform: { react: { runtime: 'automatic', development: isDev, refresh: isDev } },
          },
          env: { targets: 'chrome >= 87' },
        },
      },
    ],
  },
  plugins: [
    new HtmlRspackPlugin({ template: './template.html' }),
    ...(isDev ? [new ReactRefreshPlugin()] : []),
  ],
  devServer: { port: process.env.PORT, hot: true },
};
