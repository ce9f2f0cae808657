/** @type {import('@rspack/cli').Configuration} */
module.exports = {
  entry: './src/index.js',
};
