/** @type {import('@rspack/cli').Configuration[]} */
module.exports = [
  {
    name: 'commonjs',
    target: 'node16',
    entry: './src/index.js',
    output: {
      filename: 'index.js',
      library: { type: 'commonjs2' },
    },
  },
  {
    name: 'module',
    target: 'node16',
    entry: './src/index.js',
    experiments: { outputModule: true },
    output: {
      filename: 'index.mjs',
      library: { type: 'module' },
    },
  },
];
