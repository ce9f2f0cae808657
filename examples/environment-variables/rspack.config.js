const rspack = require('@rspack/core');
const { version } = require('./package.json');

require('dotenv').config({ path: `${__dirname}/.env` });

/** @type {import('@rspack/cli').Configuration} */
module.exports = {
  entry: './src/index.js',
  plugins: [
    // #region plugins
    new rspack.EnvironmentPlugin({
      API_URL: 'http://localhost:3000',
      CHECKOUT_ENABLED: 'false',
    }),
    new rspack.DefinePlugin({
      __VERSION__: JSON.stringify(version),
    }),
    // #endregion
    new rspack.HtmlRspackPlugin({ title: 'Environment variables' }),
  ],
};
