/** @type {import('@rspack/cli').Configuration} */
module.exports = {
  target: 'node',
  entry: './src/main.ts',
  resolve: { extensions: ['...', '.ts'] },
  module: {
    rules: [
      {
        test: /\.ts$/,
        exclude: /node_modules/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', decorators: true },
            transform: { legacyDecorator: true, decoratorMetadata: true },
          },
        },
      },
    ],
  },
  externalsType: 'commonjs',
  externals: [/^@nestjs\//, /^class-(transformer|validator)/, 'reflect-metadata', 'rxjs'],
  optimization: { minimize: false },
};
