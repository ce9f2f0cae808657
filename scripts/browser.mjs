// Finds browsers for the browser tests, and installs a Chromium where there is none.

import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';

/** The same engine without anything to show windows with: tests take half of the time. */
const headlessNames = ['chromium-headless-shell', 'chrome-headless-shell'];

const chromiumNames = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'msedge',
];

/**
 * Path of a Chromium: `CHROMIUM_PATH`, one on the PATH, or Playwright's own.
 *
 * @param options.isWhole Only the browser that readers have, not its headless shell.
 */
export async function findChromium(env = process.env, { isWhole = false } = {}) {
  const names = isWhole ? chromiumNames : [...headlessNames, ...chromiumNames];
  return named('CHROMIUM_PATH', env) ?? programOnPath(names, env) ?? (await playwrightChromium());
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
  const ways = [
    () => download('--with-deps'),
    download,
    // Not every system that has apt-get has the shell.
    () => installWithApt(headlessNames[0]),
    () => installWithApt(chromiumNames[0]),
  ];
  for (const install of ways) {
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

/** The first name that any folder of the PATH has. */
function programOnPath(names, env) {
  const folders = (env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isProgram);
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

function installWithApt(name) {
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
    apt('install', '-y', '-qq', '--no-install-recommends', name, 'fonts-noto-cjk');
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
