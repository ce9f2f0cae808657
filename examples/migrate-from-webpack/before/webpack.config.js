const path = require('path');
const webpack = require('webpack');
const CopyPlugin = require('copy-webpack-plugin');
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
const ForkTsCheckerWebpackPlugin = require('fork-ts-checker-webpack-plugin');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const TerserPlugin = require('terser-webpack-plugin');

module.exports = {
  entry: './src/index.ts',
  output: {
    path: path.resolve(__dirname, 'dist'),
    filename: '[name].[contenthash:8].js',
    clean: true,
  },
  resolve: { extensions: ['.ts', '...'] },
  module: {
    rules: [
      {
        test: /\.ts$/,
        exclude: /node_modules/,
        loader: 'babel-loader',
        options: {
          presets: ['@babel/preset-env', '@babel/preset-typescript'],
        },
      },
      {
        test: /\.scss$/,
        use: [MiniCssExtractPlugin.loader, 'css-loader', 'postcss-loader', 'sass-loader'],
      },
      { test: /\.svg$/, loader: 'file-loader', type: 'javascript/auto' },
      { test: /\.txt$/, loader: 'raw-loader' },
    ],
  },
  optimization: {
    minimizer: [new TerserPlugin(), new CssMinimizerPlugin()],
  },
  plugins: [
    new HtmlWebpackPlugin({ template: './src/index.html' }),
    new CopyPlugin({ patterns: [{ from: 'public' }] }),
    new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css' }),
    new ForkTsCheckerWebpackPlugin(),
    new webpack.DefinePlugin({ VERSION: JSON.stringify('1.4.0') }),
  ],
  devServer: {
    port: 8080,
    proxy: [{ context: ['/api'], target: 'http://127.0.0.1:3000' }],
  },
};
