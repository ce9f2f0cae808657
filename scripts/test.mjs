// `npm test`: installs what is missing, a Chromium included, and runs every check.

import { checkNode, installPackages, run } from './install.mjs';

checkNode();
installPackages();
const { ensureChromium } = await import('./browser.mjs');
const CHROMIUM_PATH = await ensureChromium();

const steps = [
  ['Types', 'npx', ['tsc', '-b']],
  ['Lint and format', 'npx', ['biome', 'ci', '--error-on-warnings']],
  ['Dead code', 'npx', ['knip']],
  ['Build', 'npm', ['run', '--silent', 'build']],
  ['Unit and browser tests', 'npx', ['vitest', 'run']],
];

for (const [name, command, args] of steps) {
  const start = performance.now();
  console.log(`\n${name} …`);
  run(command, args, { CHROMIUM_PATH });
  console.log(`${name}: passed in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
