const rspack = require('@rspack/core');

/** @type {import('@rspack/cli').Configuration} */
module.exports = {
  // #region entries
  entry: { shop: './src/shop.js', admin: './src/admin.js' },
  plugins: [
    new rspack.HtmlRspackPlugin({
      template: './page.html',
      filename: 'shop.html',
      chunks: ['shop'],
    }),
    new rspack.HtmlRspackPlugin({
      template: './page.html',
      filename: 'admin.html',
      chunks: ['admin'],
    }),
  ],
  // #endregion
  // #region shared
  optimization: {
    runtimeChunk: 'single',
    splitChunks: {
      chunks: 'all',
      cacheGroups: {
        react: {
          test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
          name: 'react',
          priority: 10,
        },
      },
    },
  },
  // #endregion
};
