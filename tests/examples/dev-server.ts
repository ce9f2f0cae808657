import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { copiesFolder, copyExample, type ExamplePlaces } from '#engine/examples/copy-example.ts';
import { findProjects, type Manifest } from '#engine/examples/projects.ts';
import { commandOf } from '#engine/examples/run-build.ts';
import { cleanEnvironment } from '#engine/examples/run-program.ts';
import { freePort } from '../free-port.ts';

/** `rspack serve` in a copy of a project that is thrown away. */
export interface DevServer {
  /** With a slash at its end. */
  url: string;
  /** Changes a file of the project; the new text has to differ. */
  edit: (file: string, change: (text: string) => string) => Promise<void>;
  /** What the terminal shows, so far. */
  output: () => string;
  close: () => Promise<void>;
}

/** Copies an example with its packages, and runs the dev server in one of its projects. */
export async function startDevServer(
  { name, project, env }: { name: string; project: string; env?: Record<string, string> },
  places: ExamplePlaces,
): Promise<DevServer> {
  const example = path.join(places.root, 'examples', name);
  const projects = await findProjects(example);
  const served = projects.find((candidate) => candidate.path === project);
  if (!served?.config) throw new Error(`examples/${name}/${project} has no rspack.config.js.`);

  const target = await mkdtemp(path.join(copiesFolder(projects, places), `example-${name}-`));
  await copyExample({ example, projects }, { target, cache: places.cache });
  const folder = path.join(target, project);
  const port = await freePort();
  const config = await writeServedConfig(folder, { ...served, config: served.config, port });
  const args = [commandOf(served, folder), 'serve', '--config', config];
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: cleanEnvironment({ NODE_ENV: 'development', ...env }),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const output = readOutput(child);
  const close = async () => {
    await stop(child);
    await rm(target, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}/`;
  await untilReady(url, child).catch(async (error: Error) => {
    await close();
    throw new Error(`${error.message}\n${output()}`);
  });
  return { url, output, close, edit: (file, change) => editFile(folder, { file, change }) };
}

/**
 * The command has no flag for address and port: a configuration around the project's own sets them.
 * It also ends the server with the test, however that ends.
 */
async function writeServedConfig(
  folder: string,
  { config, manifest, port }: { config: string; manifest: Manifest; port: number },
): Promise<string> {
  const extension = path.extname(config);
  const isModule = /^\.m/.test(extension) || (extension === '.js' && manifest.type === 'module');
  const [take, give] = isModule
    ? [`import own from './${config}';`, 'export default']
    : [`const own = require('./${config}');`, 'module.exports ='];
  const text = `${take}
process.once('disconnect', () => process.exit());
const serve = (config) => ({
  ...config,
  devServer: { ...config.devServer, host: '127.0.0.1', port: ${port}, open: false },
});
${give} async (env, argv) => {
  const exported = own.default ?? own;
  const config = await (typeof exported === 'function' ? exported(env, argv) : exported);
  return Array.isArray(config) ? config.map(serve) : serve(config);
};
`;
  const file = `served.config${extension}`;
  await writeFile(path.join(folder, file), text);
  return file;
}

async function editFile(
  folder: string,
  { file, change }: { file: string; change: (text: string) => string },
): Promise<void> {
  const place = path.join(folder, file);
  const before = await readFile(place, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`The edit of ${file} changes nothing:\n${before}`);
  // As editors save: a build that begins meanwhile never sees half a file.
  const whole = `${folder}.edit`;
  await writeFile(whole, after);
  await rename(whole, place);
}

function readOutput({ stdout, stderr }: ReturnType<typeof spawn>): () => string {
  let output = '';
  const read = (chunk: Buffer) => {
    output += chunk;
  };
  stdout?.on('data', read);
  stderr?.on('data', read);
  return () => output;
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (child.exitCode !== null) throw new Error('The dev server ended:');
    // Until the first build is there, the server waits with its answer.
    if (await fetch(url).catch(() => undefined)) return;
    await setTimeout(100);
  }
  throw new Error('The dev server did not start:');
}

/** Ends it with all that it started: it leads a group of its own. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const ended = once(child, 'exit');
  process.kill(-child.pid, 'SIGKILL');
  await ended;
}
