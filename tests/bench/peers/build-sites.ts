import { rm } from 'node:fs/promises';
import path from 'node:path';
import { copySite } from '../builds.ts';
import { startProgram } from '../bundlers/processes.ts';
import { type Control, controls } from '../controls.ts';
import type { Run } from '../measure.ts';
import type { CorpusPage } from './corpus.ts';
import type { DevServer } from './dev-servers.ts';
import type { Peer } from './peers.ts';
import { removeCaches } from './prepare.ts';

/** How a site is built. */
export interface SiteBuild {
  /** With nothing of an earlier build. */
  cold: () => Promise<Run>;
  /** After another one, with nothing changed. */
  warm: () => Promise<Run>;
}

/** Its dev server, and a file whose edit it shows. */
export interface SiteDev {
  server: DevServer;
  /** The Markdown of a page. */
  fileOf: (page: CorpusPage) => string;
}

/** Where a site has been built, and what of it is its search. */
export interface BuiltSite {
  dist: string;
  /** Shows a result of its search. */
  result?: string | undefined;
  /** The files of the English index. */
  index?: RegExp | undefined;
  /** Controls that are pressed; of this site alone. */
  controls?: readonly Control[];
  /** The data of a page that is navigated to; of this site alone. */
  record?: (path: string) => string;
}

/** @param cache the folder of this site's caches and scratch */
export function buildOwn(
  repository: string,
  cache: string,
  root: string = repository,
): { site: BuiltSite; build: SiteBuild } {
  const cli = ['--import', 'tsx', path.join(repository, 'src/engine/cli.ts'), 'build'];
  const env = { ...process.env, DOCS_ROOT: root, DOCS_CACHE: cache };
  const warm = () => timeBuild([process.execPath, ...cli], { cwd: repository, env });
  return {
    site: {
      dist: path.join(root, 'dist'),
      result: '#search-dialog [role=option]',
      controls,
      record: (page) => path.join(root, 'dist', `${page}.json`),
      index: /^static\/search_(?:headings|text)\.en\..*\.json$/,
    },
    build: {
      warm,
      async cold() {
        await rm(cache, { recursive: true, force: true });
        return warm();
      },
    },
  };
}

/** This site's dev server, on a copy that may be edited. */
export async function devOwn(repository: string, folder: string): Promise<SiteDev> {
  await rm(folder, { recursive: true, force: true });
  const root = await copySite(repository, path.join(folder, 'site'), 1);
  const env = { ...process.env, DOCS_ROOT: root, DOCS_CACHE: path.join(folder, 'cache') };
  const cli = ['--import', 'tsx', path.join(repository, 'src/engine/cli.ts'), 'dev'];
  return {
    server: (port) => ({
      command: [process.execPath, ...cli],
      options: { cwd: repository, env: { ...env, PORT: String(port) } },
    }),
    fileOf: (page) => path.join(root, 'content/en', `${page.path}.mdx`),
  };
}

/** This site with many times the pages, in a folder of its own. */
export async function scaledOwn(repository: string, folder: string, times: number) {
  await rm(folder, { recursive: true, force: true });
  const root = await copySite(repository, path.join(folder, 'site'), times);
  return buildOwn(repository, path.join(folder, 'cache'), root);
}

/** @param limit when a build is given up, in milliseconds */
export function buildPeer(
  peer: Peer,
  folder: string,
  limit?: number,
): { site: BuiltSite; build: SiteBuild } {
  const env = { ...process.env, ...peer.env, NODE_ENV: 'production', CI: '1' };
  const warm = () => timeBuild(commandOf(peer, folder, ['build']), { cwd: folder, env }, limit);
  return {
    site: { dist: path.join(folder, peer.output), ...peer.search },
    build: {
      warm,
      async cold() {
        await removeCaches(peer, folder);
        return warm();
      },
    },
  };
}

export function devPeer(peer: Peer, folder: string): SiteDev {
  const env = { ...process.env, ...peer.env, CI: '1' };
  const address = (port: number) => ['--port', String(port), '--host', '127.0.0.1'];
  return {
    server: (port) => ({
      command: commandOf(peer, folder, [...peer.dev, ...address(port)]),
      options: { cwd: folder, env },
    }),
    fileOf: (page) => path.join(folder, peer.pageFile(page)),
  };
}

function commandOf(peer: Peer, folder: string, args: readonly string[]): string[] {
  const modules = path.join(folder, 'node_modules');
  const node = peer.ownNode ? path.join(modules, 'node/bin/node') : process.execPath;
  return [node, path.join(modules, peer.program), ...args];
}

/** Memory is that of the program and all that it starts. */
async function timeBuild(
  command: readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
  limit = 300_000,
): Promise<Run> {
  const start = performance.now();
  const program = startProgram(command, options);
  const timer = setTimeout(program.stop, limit);
  const status = await program.ended;
  clearTimeout(timer);
  const time = performance.now() - start;
  if (time >= limit) throw new Error(`not finished in ${limit / 60_000} minutes`);
  if (status !== 0) throw new Error(program.output().slice(-4000));
  return { time, memory: program.memory() };
}
