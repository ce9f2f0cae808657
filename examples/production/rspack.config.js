const rspack = require('@rspack/core');

const { browserslist } = require('./package.json');

/** @type {import('@rspack/cli').Configuration} */
module.exports = {
  mode: 'production',
  target: ['web', 'es2020'],
  entry: './src/index.jsx',
  // #region source-map
  devtool: 'hidden-source-map',
  // #endregion
  // #region names
  output: {
    clean: true,
    publicPath: '/',
    filename: 'js/[name].[contenthash:8].js',
    cssFilename: 'css/[name].[contenthash:8].css',
    cssChunkFilename: 'css/[name].[contenthash:8].css',
    assetModuleFilename: 'media/[name].[contenthash:8][ext]',
  },
  // #endregion
  resolve: { extensions: ['...', '.jsx'] },
  module: {
    rules: [
      { test: /\.svg$/, type: 'asset' },
      // #region targets
      {
        test: /\.jsx?$/,
        exclude: /[\\/]node_modules[\\/]/,
        loader: 'builtin:swc-loader',
        options: {
          env: { targets: browserslist },
          jsc: {
            parser: { syntax: 'ecmascript', jsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
      // #endregion
    ],
  },
  optimization: {
    // #region chunks
    runtimeChunk: 'single',
    splitChunks: {
      chunks: 'all',
      cacheGroups: {
        vendors: {
          test: /[\\/]node_modules[\\/]/,
          name: 'vendors',
          chunks: 'initial',
          priority: 10,
        },
      },
    },
    // #endregion
    // #region minimizer
    minimizer: [
      new rspack.SwcJsMinimizerRspackPlugin({
        compress: { drop_console: true },
      }),
      new rspack.SwcCssMinimizerRspackPlugin(),
    ],
    // #endregion
  },
  plugins: [
    new rspack.HtmlRspackPlugin({ template: './index.html' }),
    // #region environment
    new rspack.DefinePlugin({
      API_URL: JSON.stringify(process.env.API_URL || '/api/'),
    }),
    // #endregion
    new rspack.CopyRspackPlugin({ patterns: [{ from: 'public' }] }),
  ],
};
