import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { listFiles, repository } from './built-site.ts';

/** A copy of a fixture in a folder of its own, which a test may change and build. */
export interface FixtureSite {
  root: string;
  dist: string;
  /** Writes a file, given from the root. */
  write: (file: string, text: string) => Promise<void>;
  /** Puts one text in place of another, which must be there. */
  replace: (file: string, from: string, to: string) => Promise<void>;
  remove: (file: string) => Promise<void>;
  build: (env?: NodeJS.ProcessEnv) => Promise<Finished>;
  /** Runs another command of the command line: `check`, with its arguments. */
  run: (...args: string[]) => Promise<Finished>;
  /** Takes the folder away. */
  close: () => Promise<void>;
}

/** How a program ended, and what it said. */
export interface Finished {
  /** `null` where a signal ended it. */
  status: number | null;
  stdout: string;
  stderr: string;
}

export async function copyFixture(name: string): Promise<FixtureSite> {
  const root = await mkdtemp(path.join(os.tmpdir(), `docs-${name}-`));
  const place = (file: string) => path.join(root, file);
  await cp(path.join(repository, 'tests/fixtures', name), root, { recursive: true });
  // What the `#config/…` in the site's configuration is looked up by.
  await cp(path.join(repository, 'package.json'), place('package.json'));
  await symlink(path.join(repository, 'src'), place('src'));

  async function write(file: string, text: string): Promise<void> {
    await mkdir(path.dirname(place(file)), { recursive: true });
    await writeFile(place(file), text);
  }

  return {
    root,
    dist: place('dist'),
    write,
    async replace(file, from, to) {
      const text = await readFile(place(file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
      await write(
        file,
        text.replace(from, () => to),
      );
    },
    remove: (file) => rm(place(file)),
    build: (env) => finish(startBuild(root, env)),
    run: (...args) => finish(startCommand(root, args)),
    close: () => rm(root, { recursive: true, force: true }),
  };
}

/** Starts `build` for the site in a folder, as its command does. */
export function startBuild(root: string, env: NodeJS.ProcessEnv = {}): ChildProcess {
  return startCommand(root, ['build'], env);
}

function startCommand(root: string, args: string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const cli = path.join(repository, 'src/engine/cli.ts');
  return spawn(process.execPath, ['--import', 'tsx', cli, ...args], {
    cwd: repository,
    env: { ...process.env, SITE_URL: '', DOCS_ROOT: root, ...env },
  });
}

export async function finish(child: ChildProcess): Promise<Finished> {
  const said = { stdout: '', stderr: '' };
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    said.stdout += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said.stderr += text;
  });
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  return { status, ...said };
}

/** A folder's files with the hashes of their bytes, for comparing. */
export async function readTree(folder: string): Promise<Record<string, string>> {
  const files = await listFiles(folder);
  const entries = files.map(async (file) => {
    const content = await readFile(path.join(folder, file));
    return [file, createHash('sha256').update(content).digest('hex')];
  });
  return Object.fromEntries(await Promise.all(entries));
}
