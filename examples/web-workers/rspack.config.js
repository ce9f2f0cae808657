const { HtmlRspackPlugin } = require('@rspack/core');

/** @type {import('@rspack/cli').Configuration} */
module.exports = {
  entry: './src/index.js',
  // #region reload
  devServer: { watchFiles: ['src/workers/**/*.js'] },
  // #endregion
  plugins: [new HtmlRspackPlugin({ template: './index.html' })],
};
