/** @type {import('@rspack/cli').Configuration} */
module.exports = {
  entry: { shop: './src/shop.js', admin: './src/admin.js' },
  optimization: {
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
    runtimeChunk: 'single',
  },
};
