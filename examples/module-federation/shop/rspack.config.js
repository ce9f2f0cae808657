const rspack = require('@rspack/core');

/** @type {import('@rspack/cli').Configuration} */
module.exports = {
  entry: './src/index.js',
  devServer: { port: 3000 },
  plugins: [
    new rspack.HtmlRspackPlugin(),
    new rspack.container.ModuleFederationPlugin({
      name: 'shop',
      remotes: { cart: 'cart@http://localhost:3001/remoteEntry.js' },
      shared: { react: { singleton: true } },
    }),
  ],
};
