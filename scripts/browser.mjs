// Finds browsers for the browser tests, and installs a Chromium where there is none.

import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';

const chromiumNames = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'msedge',
];

/** Path of a Chromium: `CHROMIUM_PATH`, one on the PATH, or Playwright's own. */
export async function findChromium(env = process.env) {
  return (
    named('CHROMIUM_PATH', env) ?? programOnPath(chromiumNames, env) ?? (await playwrightChromium())
  );
}

/** Path of a Firefox, if there is one: `FIREFOX_PATH`, or one on the PATH. */
export function findFirefox(env = process.env) {
  return named('FIREFOX_PATH', env) ?? programOnPath(['firefox', 'firefox-esr'], env);
}

/** As `findChromium`, but downloads Playwright's, or installs the system's package, if there is none. */
export async function ensureChromium() {
  const found = await findChromium();
  if (found) return found;
  console.log('Installing Chromium …');
  const download = (...flags) => downloadWithPlaywright(flags);
  for (const install of [() => download('--with-deps'), download, installWithApt]) {
    install();
    const installed = await findChromium();
    if (installed) return installed;
  }
  console.error(
    'No Chromium was found, and none could be installed.\n' +
      'Install Chromium or Chrome, or name one: CHROMIUM_PATH=/path/to/chromium npm test',
  );
  process.exit(1);
}

function named(variable, env) {
  const file = env[variable];
  if (!file || existsSync(file)) return file || undefined;
  throw new Error(`${variable} is ${file}, and there is no such file.`);
}

function programOnPath(names, env) {
  const folders = (env.PATH ?? '').split(path.delimiter);
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find(isProgram);
}

async function playwrightChromium() {
  const { chromium } = await import('playwright-core');
  const file = chromium.executablePath();
  return file && existsSync(file) ? file : undefined;
}

/** The system's libraries come with it where the user may install them. */
function downloadWithPlaywright(flags) {
  spawnSync('npx', ['playwright-core', 'install', ...flags, 'chromium'], {
    stdio: 'inherit',
    timeout: 300_000,
  });
}

function installWithApt() {
  const isRoot = process.getuid?.() === 0;
  const apt = (...args) => {
    const [command, ...rest] = isRoot ? ['apt-get', ...args] : ['sudo', '-n', 'apt-get', ...args];
    execFileSync(command, rest, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  };
  try {
    apt('update', '-qq');
    apt('install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk');
  } catch (error) {
    console.error(`apt-get failed: ${error.message}`);
  }
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
