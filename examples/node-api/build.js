const path = require('node:path');
const { rspack } = require('@rspack/core');

const compiler = rspack({
  mode: 'production',
  context: __dirname,
  target: 'node',
  entry: './src/index.js',
  output: { path: path.resolve(__dirname, 'dist') },
});

compiler.run((error, stats) => {
  if (error) {
    console.error(error);
    process.exitCode = 2;
  } else {
    console.log(stats.toString({ preset: 'errors-warnings', timings: true }));
    if (stats.hasErrors()) process.exitCode = 1;
  }
  compiler.close(closeError => {
    if (closeError) console.error(closeError);
  });
});
