const path = require('node:path');
const { rspack } = require('@rspack/core');

const common = {
  mode: 'production',
  context: __dirname,
  entry: './src/index.js',
};

const configurations = [
  {
    ...common,
    name: 'client',
    output: { path: path.resolve(__dirname, 'dist/client') },
  },
  {
    ...common,
    name: 'server',
    target: 'node',
    dependencies: ['client'],
    output: { path: path.resolve(__dirname, 'dist/server') },
  },
];

rspack(configurations, (error, stats) => {
  if (error) {
    console.error(error);
    process.exitCode = 2;
    return;
  }
  console.log(stats.toString({ preset: 'errors-warnings', timings: true }));
  if (stats.hasErrors()) process.exitCode = 1;
});
