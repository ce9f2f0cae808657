const rspack = require('@rspack/core');
const { RunScriptWebpackPlugin } = require('run-script-webpack-plugin');
const base = require('./rspack.config.js');

/** @type {import('@rspack/cli').Configuration} */
module.exports = {
  ...base,
  mode: 'development',
  entry: ['@rspack/core/hot/poll?100', './src/main.ts'],
  output: { clean: true },
  plugins: [
    new rspack.HotModuleReplacementPlugin(),
    new RunScriptWebpackPlugin({ name: 'main.js', autoRestart: false }),
  ],
};
