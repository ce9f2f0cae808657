const { HtmlRspackPlugin } = require('@rspack/core');

/** @type {import('@rspack/cli').Configuration} */
module.exports = {
  entry: './src/index.js',
  output: { publicPath: '/' },
  plugins: [new HtmlRspackPlugin({ template: './index.html' })],
  // #region server
  devServer: {
    historyApiFallback: true,
    proxy: [
      {
        context: ['/api'],
        target: process.env.API_URL || 'http://127.0.0.1:4000',
        pathRewrite: { '^/api': '' },
        changeOrigin: true,
      },
    ],
    setupMiddlewares: (middlewares, devServer) => {
      devServer.app.get('/mock/news', (_request, response) => {
        response.json([{ title: 'Rain tomorrow' }]);
      });
      return middlewares;
    },
  },
  // #endregion
};
