const path = require('path');

/** @type {import('@rspack/cli').Configuration} */
module.exports = {
  entry: './src/index.js',
  module: {
    rules: [
      {
        test: /\.csv$/,
        use: [
          {
            loader: path.resolve(__dirname, 'loaders/csv.js'),
            options: { separator: ';' },
          },
        ],
      },
      {
        test: /\.txt$/,
        use: [path.resolve(__dirname, 'loaders/members.js')],
      },
    ],
  },
};
