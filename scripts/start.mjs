// `npm start`: installs what is missing, builds the site and serves it.

import { checkNode, installPackages, run } from './install.mjs';

checkNode();
installPackages();
run('npm', ['run', '--silent', 'build']);
run('npm', ['run', '--silent', 'preview']);
