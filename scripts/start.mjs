// `npm start`: installs what is missing, builds the site and serves it. `-- --port 4000` names the port.

import { checkNode, installPackages, run } from './install.mjs';

checkNode();
installPackages();

const given = process.argv.slice(2);
// Which site it is, both have to know.
const root = given.filter((arg, at) => arg.startsWith('--root') || given[at - 1] === '--root');
run('npm', ['run', '--silent', 'build', '--', ...root]);
run('npm', ['run', '--silent', 'preview', '--', ...given]);
