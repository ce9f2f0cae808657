import routes from 'virtual:routes';

console.log(routes.join(', '));
