const rspack = require('@rspack/core');

const cartUrl = process.env.CART_URL || 'http://localhost:3001';

/** @type {import('@rspack/cli').Configuration} */
module.exports = {
  entry: './src/index.js',
  devServer: { port: 3000 },
  resolve: { extensions: ['...', '.jsx'] },
  module: {
    rules: [
      {
        test: /\.jsx$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            target: 'es2020',
            parser: { syntax: 'ecmascript', jsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
    ],
  },
  plugins: [
    new rspack.HtmlRspackPlugin({ template: './index.html' }),
    // #region federation
    new rspack.container.ModuleFederationPlugin({
      name: 'shop',
      remotes: { cart: `cart@${cartUrl}/remoteEntry.js` },
      shared: {
        react: { singleton: true, requiredVersion: '^19.0.0' },
        'react-dom': { singleton: true, requiredVersion: '^19.0.0' },
      },
    }),
    // #endregion
  ],
};
