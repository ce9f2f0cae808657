const http = require('http');

const server = http.createServer((request, response) => {
  if (request.url !== '/users') {
    response.writeHead(404).end();
    return;
  }
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify([{ name: 'Ada' }, { name: 'Grace' }]));
});

server.listen(process.env.PORT || 4000, '127.0.0.1');

module.exports = server;
