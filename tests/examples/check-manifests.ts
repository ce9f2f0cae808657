import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import {
  type ExampleProject,
  findProjects,
  type Manifest,
  requestedPackages,
} from '#engine/examples/projects.ts';
import { repository } from './places.ts';

/** The bundler that is documented. */
const documented = { '@rspack/cli': '0.5.9', '@rspack/core': '0.5.9' };

/** Tests what has to hold for the manifests and locks of an example. */
export function checkManifests(name: string): void {
  const example = path.join(repository, 'examples', name);

  it('has projects that are private and have their scripts', async () => {
    for (const { path: below, manifest, config } of await findProjects(example)) {
      expect(manifest, below).toMatchObject({
        name: expect.any(String),
        private: true,
        scripts: { build: config ? rspackBuild : expect.any(String) },
      });
      const { dev, start } = manifest.scripts ?? {};
      if (config) expect(dev ?? start, `${below} has no script called dev or start`).toBeDefined();
      if (config && dev) expect(dev, below).toMatch(/^rspack (serve|build --watch)/);
    }
  });

  it('asks for exact versions, of Rspack for the documented one', async () => {
    const projects = await findProjects(example);
    const own = projects.map(({ manifest }) => manifest.name);
    for (const project of projects) {
      const requested = Object.entries(requestedPackages(project.manifest));
      const packages = requested.filter(([packageName]) => !own.includes(packageName));
      expect(Object.fromEntries(packages), project.path).toEqual(
        Object.fromEntries(await expectedVersions(project, packages)),
      );
    }
  });

  it('has locks without addresses', async () => {
    const locks = (await findProjects(example)).flatMap(({ lockFolder }) => lockFolder ?? []);
    for (const lock of new Set(locks)) {
      const file = `examples/${path.posix.join(name, lock, 'package-lock.json')}`;
      const text = await readFile(path.join(repository, file), 'utf8');
      expect(text.match(/"resolved": "\w+:\/\/.*/g) ?? [], lockAdvice(file)).toEqual([]);
    }
  });
}

// Without the syntax of a shell: the tests run it by themselves, with flags of their own.
const rspackBuild = expect.stringMatching(/^rspack build( [\w.=:/-]+)*$/);

/** Projects without a lock build with the site's packages, and so ask for those versions. */
async function expectedVersions(
  { lockFolder }: Pick<ExampleProject, 'lockFolder'>,
  packages: readonly [string, string][],
): Promise<[string, unknown][]> {
  const site = await readManifest('package.json');
  const allowed: Record<string, unknown> = lockFolder ? documented : requestedPackages(site);
  const other = lockFolder
    ? expect.stringMatching(/^\d+\.\d+\.\d+(-[\w.]+)?$/)
    : 'a version of the root package.json; else the example needs its own package-lock.json';
  return packages.map(([name]) => [name, allowed[name] ?? other]);
}

async function readManifest(file: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(repository, file), 'utf8'));
}

function lockAdvice(file: string): string {
  return (
    `${file} names where packages come from, which differs by machine: make it again with ` +
    '`npm install --package-lock-only --omit-lockfile-registry-resolved`'
  );
}
