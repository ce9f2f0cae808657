import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

export type Core = typeof import('@rspack/core');

/** The documented bundler, as a configuration would load it. */
export function loadCore(): Core {
  return require('@rspack/core');
}

/** The exports of a module of the bundler that it keeps to itself: `stats/StatsFactory`. */
export function loadPart(module: string): Record<string, new () => unknown> {
  return require(distFile('@rspack/core', `${module}.js`));
}

/** A file that an installed package is made of. */
export function distFile(packageName: string, file: string): string {
  return path.join(packageFolder(packageName), 'dist', file);
}

/** The command as `npx` would run it. */
export function cliFile(): string {
  return path.join(packageFolder('@rspack/cli'), 'bin', 'rspack');
}

/** The version of a package that is really in `node_modules`. */
export function installedVersion(packageName: string): string {
  return JSON.parse(readFileSync(path.join(packageFolder(packageName), 'package.json'), 'utf8'))
    .version;
}

function packageFolder(packageName: string): string {
  return path.dirname(require.resolve(`${packageName}/package.json`));
}
