const path = require('node:path');
const { rspack } = require('@rspack/core');

const compiler = rspack({
  mode: 'development',
  context: __dirname,
  target: 'node',
  entry: './src/index.js',
  output: { path: path.resolve(__dirname, 'dist/watch') },
});

const watching = compiler.watch({ aggregateTimeout: 100 }, (error, stats) => {
  if (error) {
    console.error(error);
    return;
  }
  console.log(stats.toString({ preset: 'errors-warnings', timings: true }));
});

process.once('SIGINT', () => {
  watching.close(() => process.exit());
});
