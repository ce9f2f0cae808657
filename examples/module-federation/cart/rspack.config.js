const rspack = require('@rspack/core');

/** @type {import('@rspack/cli').Configuration} */
module.exports = {
  entry: './src/index.js',
  devServer: {
    port: 3001,
    headers: { 'Access-Control-Allow-Origin': '*' },
  },
  plugins: [
    new rspack.container.ModuleFederationPlugin({
      name: 'cart',
      filename: 'remoteEntry.js',
      exposes: { './total': './src/total.js' },
      shared: { react: { singleton: true } },
    }),
  ],
};
