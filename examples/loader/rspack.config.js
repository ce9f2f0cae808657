const path = require('path');

/** @type {import('@rspack/cli').Configuration} */
module.exports = {
  module: {
    rules: [
      {
        test: /\.js$/,
        include: path.resolve(__dirname, 'src'),
        use: [
          {
            loader: path.resolve(__dirname, 'loaders/banner.js'),
            options: { text: 'Acme Web' },
          },
        ],
      },
    ],
  },
};
