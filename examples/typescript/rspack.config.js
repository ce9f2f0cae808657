/** @type {import('@rspack/cli').Configuration} */
module.exports = {
  entry: './src/main.tsx',
  resolve: {
    extensions: ['...', '.ts', '.tsx'],
  },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        exclude: /node_modules/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
          env: { targets: ['chrome >= 87', 'safari >= 14'] },
        },
      },
    ],
  },
};
