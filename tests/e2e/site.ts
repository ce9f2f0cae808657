import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { build } from '#engine/build.ts';
import { projectAt } from '#engine/files/project.ts';
import { serveSite } from '#engine/server/serve.ts';
import { listen } from '#engine/server/server.ts';
import { copyFixture } from '../build/fixture-site.ts';

export const repository = path.resolve(import.meta.dirname, '../..');

/** A site that is being served to a test. */
export interface TestSite {
  /** Without a slash at its end. */
  url: string;
  close: () => Promise<void>;
}

/** Serves the documentation as it was built last, as `npm start` does. */
export async function serveBuiltSite(): Promise<TestSite> {
  return serve(await serveSite(projectAt(repository, process.env)));
}

/** Builds a site of `tests/fixtures` into a temporary folder and serves it. */
export function serveFixture(name: string): Promise<BuiltTestSite> {
  return buildAndServe(path.join(repository, 'tests/fixtures', name));
}

/**
 * The same for a fixture whose configuration reads environment variables. A process reads a configuration
 * once, and runs more than one file of tests: so this is a copy, which nobody else has read.
 */
export async function serveFixtureWith(
  name: string,
  env: Record<string, string>,
): Promise<TestSite> {
  const copy = await copyFixture(name);
  Object.assign(process.env, env);
  const site = await buildAndServe(copy.root);
  for (const key of Object.keys(env)) delete process.env[key];
  return {
    url: site.url,
    close: async () => {
      await site.close();
      await copy.close();
    },
  };
}

/** A site that was built for a test. */
export interface BuiltTestSite extends TestSite {
  dist: string;
}

/** Builds the site of a folder into a temporary one and serves it. */
export async function buildAndServe(root: string): Promise<BuiltTestSite> {
  const parent = await mkdtemp(path.join(os.tmpdir(), `docs-${path.basename(root)}-`));
  const dist = path.join(parent, 'dist');
  const project = { ...projectAt(root, process.env), dist };
  await build({ project, engineRoot: repository });
  const site = await serve(await serveSite(project));
  const close = async () => {
    await site.close();
    await rm(parent, { recursive: true, force: true });
  };
  return { ...site, dist, close };
}

/** Serves what a server has to offer, at a port of its own. */
export async function serve(server: Server): Promise<TestSite> {
  const url = await listen(server, 0);
  return {
    url,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
