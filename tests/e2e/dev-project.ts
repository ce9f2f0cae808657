import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { repository } from './site.ts';

/** A small site with an engine and a theme of its own: a test may edit all of it. */
export interface DevProject {
  root: string;
  write: (file: string, text: string) => Promise<void>;
  /** Replaces a text that must be there. */
  edit: (file: string, from: string, to: string) => Promise<void>;
  rename: (from: string, to: string) => Promise<void>;
  remove: (file: string) => Promise<void>;
}

export interface RunningDev {
  /** Without a slash at its end. */
  url: string;
  /** What the terminal shows, so far. */
  output: () => string;
  process: ChildProcess;
  /** Presses Ctrl+C; gives the exit code. */
  stop: () => Promise<number | null>;
}

export async function createDevProject(files: Record<string, string>): Promise<DevProject> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'docs-dev-'));
  for (const name of ['src', 'package.json', 'package-lock.json', 'tsconfig.base.json']) {
    await cp(path.join(repository, name), path.join(root, name), { recursive: true });
  }
  await symlink(path.join(repository, 'node_modules'), path.join(root, 'node_modules'));
  const place = (file: string) => path.join(root, file);
  const project: DevProject = {
    root,
    async write(file, text) {
      await mkdir(path.dirname(place(file)), { recursive: true });
      await writeFile(place(file), text);
    },
    async edit(file, from, to) {
      const text = await readFile(place(file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not contain: ${from}`);
      await writeFile(place(file), text.replace(from, to));
      // A page is edited with its translation: both have the same parts.
      const twin = place(file.replace('content/en/', 'content/zh/'));
      const translated = await readFile(twin, 'utf8').catch(() => '');
      if (twin !== place(file) && translated.includes(from)) {
        await writeFile(twin, translated.replace(from, to));
      }
    },
    rename: (from, to) => rename(place(from), place(to)),
    remove: (file) => rm(place(file), { recursive: true }),
  };
  for (const [file, text] of Object.entries(files)) await project.write(file, text);
  return project;
}

/** Runs `npm run dev` in a project, on a free port unless one is named. */
export async function runDev({ root }: DevProject, port = 0): Promise<RunningDev> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/engine/cli.ts', 'dev'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DOCS_CACHE: path.join(root, 'cache') },
  });
  let output = '';
  const ended = once(child, 'exit');
  const address = new Promise<string>((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const [url] = /http:\/\/[\d.:]+/.exec(output) ?? [];
      if (url) resolve(url);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  const url = await Promise.race([address, ended.then(() => '')]);
  return {
    url,
    output: () => output,
    process: child,
    async stop() {
      child.kill('SIGINT');
      await ended;
      return child.exitCode;
    },
  };
}
