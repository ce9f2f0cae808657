const path = require('node:path');
const { rspack } = require('@rspack/core');

const routes = ['home', 'cart'];

rspack(
  {
    mode: 'production',
    context: __dirname,
    target: 'node',
    entry: './src/routes.js',
    output: { path: path.resolve(__dirname, 'dist/virtual') },
    module: {
      rules: [
        // #region rule
        {
          scheme: 'virtual',
          loader: path.resolve(__dirname, 'virtual-loader.js'),
          options: { 'virtual:routes': `export default ${JSON.stringify(routes)};` },
        },
        // #endregion
      ],
    },
  },
  (error, stats) => {
    if (error) throw error;
    console.log(stats.toString('errors-warnings'));
  },
);
