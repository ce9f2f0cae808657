const rspack = require('@rspack/core');
const { sveltePreprocess } = require('svelte-preprocess');

const isDev = process.env.NODE_ENV === 'development';

/** @type {import('@rspack/cli').Configuration} */
module.exports = {
  entry: './src/index.js',
  resolve: {
    extensions: ['...', '.svelte'],
    mainFields: ['svelte', '...'],
    conditionNames: ['svelte', '...'],
  },
  module: {
    rules: [
      {
        test: /\.svelte$/,
        loader: 'svelte-loader',
        options: {
          compilerOptions: { dev: isDev },
          emitCss: !isDev,
          hotReload: isDev,
          hotOptions: { preserveLocalState: true },
          preprocess: sveltePreprocess(),
        },
      },
    ],
  },
  plugins: [new rspack.HtmlRspackPlugin({ template: './index.html' })],
};
