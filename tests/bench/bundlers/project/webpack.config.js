// LOADER=babel or LOADER=swc: what compiles JSX, and what minifies.

const HtmlWebpackPlugin = require('html-webpack-plugin');
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const TerserPlugin = require('terser-webpack-plugin');

const isDev = process.env.NODE_ENV === 'development';

const loaders = {
  babel: {
    loader: 'babel-loader',
    options: {
      presets: [
        '@babel/preset-env',
        ['@babel/preset-react', { runtime: 'automatic', development: isDev }],
      ],
      plugins: isDev ? ['react-refresh/babel'] : [],
    },
  },
  swc: {
    loader: 'swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'ecmascript', jsx: true },
        transform: { react: { runtime: 'automatic', development: isDev, refresh: isDev } },
      },
      env: { targets: 'chrome >= 87' },
    },
  },
};

/** @type {import('webpack').Configuration} */
module.exports = {
  mode: isDev ? 'development' : 'production',
  entry: './src/index.jsx',
  output: { clean: true },
  devtool: isDev ? 'cheap-module-source-map' : false,
  resolve: { extensions: ['.js', '.jsx'] },
  module: {
    rules: [{ test: /\.jsx$/, exclude: /node_modules/, use: [loaders[process.env.LOADER]] }],
  },
  optimization: {
    minimizer: [
      process.env.LOADER === 'swc'
        ? new TerserPlugin({ minify: TerserPlugin.swcMinify })
        : new TerserPlugin(),
    ],
  },
  performance: false,
  plugins: [
    new HtmlWebpackPlugin({ template: './template.html' }),
    ...(isDev ? [new ReactRefreshPlugin()] : []),
  ],
  devServer: { port: process.env.PORT, hot: true },
};
