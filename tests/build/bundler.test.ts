import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from './built-site.ts';

interface Manifest {
  version: string;
  engines?: { node?: string };
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

interface LockFile {
  packages: Record<string, Manifest & { resolved?: string; integrity?: string; link?: boolean }>;
}

const documented = '0.5.9';

const readJson = async <T>(file: string): Promise<T> =>
  JSON.parse(await readFile(path.join(repository, file), 'utf8'));

const manifest = await readJson<Manifest>('package.json');
const lock = await readJson<LockFile>('package-lock.json');
const direct = { ...manifest.dependencies, ...manifest.devDependencies };

describe('the documented bundler', () => {
  const { resolve } = createRequire(path.join(repository, 'package.json'));

  it('is installed under its own name, in the last version of its line', async () => {
    expect(await versionAt(resolve('@rspack/core'))).toBe(documented);
    expect(await versionAt(resolve('@rspack/cli'))).toBe(documented);
  });

  it('is what its command loads', async () => {
    const fromCli = createRequire(resolve('@rspack/cli'));
    expect(await versionAt(fromCli.resolve('@rspack/core'))).toBe(documented);
  });

  it('is another one than the bundler that builds the site', async () => {
    const fromRsbuild = createRequire(resolve('@rsbuild/core'));
    expect(await versionAt(fromRsbuild.resolve('@rspack/core'))).toMatch(/^2\./);
  });
});

describe('package-lock.json', () => {
  it('names no registry', async () => {
    const text = await readFile(path.join(repository, 'package-lock.json'), 'utf8');
    expect(text).not.toContain('"resolved"');
    expect(text).not.toMatch(/"integrity": "sha1-/);
  });

  it('locks what package.json asks for, each in one exact version', () => {
    const locked = Object.keys(direct).map((name) => [
      name,
      lock.packages[`node_modules/${name}`]?.version,
    ]);
    expect(Object.fromEntries(locked)).toEqual(direct);
  });
});

describe('the oldest Node that is promised', () => {
  it('is 20.19', () => {
    expect(manifest.engines?.node).toBe('>=20.19.0');
  });

  it.each(Object.keys(direct))('runs %s', (name) => {
    const range = lock.packages[`node_modules/${name}`]?.engines?.node ?? '>=0';
    expect(allows(range, [20, 19]), range).toBe(true);
  });
});

/** Version of the package that a file belongs to. */
async function versionAt(file: string): Promise<string> {
  const folder = /^.*node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0] ?? '';
  const { version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  return version;
}

/** Whether a range such as `^20.19.0 || >=22.12` begins at or before a version, in its major where it has to. */
function allows(range: string, [major, minor]: [major: number, minor: number]): boolean {
  return range.split('||').some((part) => {
    const [, sign, ...bound] = /^\s*(\^|>=)\s*(\d+)(?:\.(\d+))?(?:\.\d+)*\s*$/.exec(part) ?? [];
    if (!sign) throw new Error(`A range that this test cannot read: ${range}`);
    const [oldest = 0, oldestMinor = 0] = bound.map((number) => Number(number ?? 0));
    const isSame = major === oldest && minor >= oldestMinor;
    return isSame || (sign === '>=' && major > oldest);
  });
}
