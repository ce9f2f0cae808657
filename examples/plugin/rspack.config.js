const FileListPlugin = require('./plugins/file-list');

/** @type {import('@rspack/cli').Configuration} */
module.exports = {
  entry: './src/index.js',
  plugins: [new FileListPlugin({ filename: 'assets.txt' })],
};
