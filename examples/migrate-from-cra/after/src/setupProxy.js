const { createProxyMiddleware } = require('http-proxy-middleware');

module.exports = app => {
  app.use(
    createProxyMiddleware({
      pathFilter: '/api',
      target: process.env.API_PROXY ?? 'http://127.0.0.1:4000',
    }),
  );
};
