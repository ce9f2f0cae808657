import { spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Project, projectAt } from '../files/project.ts';
import { type DeployOptions, deploy } from './deploy.ts';
import { type Upload, uploadByRsync, uploadToFolder } from './upload.ts';
import { uploadSteps } from './upload-steps.ts';

let root: string;
let project: Project;
let target: string;
let said: string[];

const config = {
  url: 'https://docs.test',
  title: 'Docs',
  description: 'A site.',
  locales: [{ lang: 'en', label: 'English' }],
  redirects: { '/guide': '/guide/a' },
  security: { contact: 'mailto:security@docs.test', expires: '2027-11-01' },
};

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'docs-deploy-'));
  project = projectAt(root);
  target = path.join(root, 'www');
  said = [];
  await writeFile(path.join(root, 'site.config.ts'), `export default ${JSON.stringify(config)};`);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(root, { recursive: true });
});

async function write(folder: string, files: Record<string, string>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
}

/** A build whose pages load an asset that no other build has. */
async function build(name: string, more: Record<string, string> = {}): Promise<void> {
  await rm(project.dist, { recursive: true, force: true });
  const page = `<!doctype html><html><head><meta charset="utf-8"></head>/static/${name}.js</html>`;
  const hosts = Object.fromEntries(
    ['_headers', '_redirects', 'vercel.json', 'nginx.conf', '.htaccess', '.nojekyll'].map(
      (file) => [file, file],
    ),
  );
  const pages = {
    'index.html': page,
    '404.html': page,
    'guide/a.html': page,
    'guide/a.json': name,
  };
  await write(project.dist, { ...hosts, ...pages, [`static/${name}.js`]: name, ...more });
}

function run(options: Partial<DeployOptions> = {}): Promise<void> {
  const print = (line: string) => said.push(line);
  const today = new Date('2026-12-01');
  const always = { host: 'nginx' as const, to: target, keep: 1, run: true, print, today };
  return deploy(project, { ...always, ...options });
}

async function list(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** The assets that pages name and that are not there. */
async function missingAssets(folder: string): Promise<string[]> {
  const files = await list(folder);
  const pages = files.filter((file) => file.endsWith('.html'));
  const texts = await Promise.all(pages.map((file) => readFile(path.join(folder, file), 'utf8')));
  const named = texts.flatMap((text) => text.match(/static\/\w+\.js/g) ?? []);
  return named.filter((file) => !files.includes(file));
}

it('shows the plan, and does nothing unless it is told to', async () => {
  await build('one');
  await run({ run: false });
  expect(said.join('\n').replace(root, '<root>')).toMatchInlineSnapshot(`
    "1. assets: 1 files (their names change with what is in them: no page asks for them yet)
    2. pages: 3 files (each finds what it loads)
    3. rest: 2 files (records, feeds, indexes, rules for the host)
    4. removed: 0 files (no page asks for them any more)
    Assets of earlier builds that stay: those of 0.
    To <root>/www
    Nothing was done: add --run to do it."
  `);
  expect(await list(root)).not.toContain('www/index.html');
});

const uploads: [string, boolean, (to: string) => Upload][] = [
  ['a folder', true, uploadToFolder],
  ['rsync', spawnSync('rsync', ['--version']).status === 0, uploadByRsync],
];

describe.each(uploads)('an upload to %s', (name, isThere, upload) => {
  if (!isThere) console.warn(`${name} is not tested: it is not installed`);

  it.skipIf(!isThere)('has no moment at which a page lacks what it loads', async () => {
    await write(target, { 'index.html': 'static/old.js', 'static/old.js': '', 'own.txt': 'mine' });
    await build('one');
    const steps = uploadSteps(await list(project.dist), ['index.html', 'static/old.js']);
    for (const step of steps) {
      await upload(target)(step, project.dist);
      expect([step.name, await missingAssets(target)]).toEqual([step.name, []]);
    }
    expect(await list(target)).toEqual([...(await list(project.dist)), 'own.txt'].sort());
  });
});

it('keeps the assets of as many earlier builds as it is told, and touches nothing else', async () => {
  await write(target, { 'own.txt': 'mine' });
  for (const name of ['one', 'two', 'three']) {
    await build(name, name === 'two' ? { 'guide/b.html': '' } : {});
    await run();
  }
  const files = await list(target);
  expect(files.filter((file) => file.startsWith('static/'))).toEqual([
    'static/three.js',
    'static/two.js',
  ]);
  expect(files).toContain('own.txt');
  expect(files).not.toContain('guide/b.html');
  expect(files).toContain('nginx.conf');
  expect(files).not.toContain('.htaccess');
});

it('gives the site to the program of its host, and documents their policy where it sends none', async () => {
  const bin = path.join(root, 'bin');
  await write(bin, { 'gh-pages': '#!/bin/sh\necho "$@" > "$2/../args"\n' });
  await chmod(path.join(bin, 'gh-pages'), 0o755);
  vi.stubEnv('PATH', `${bin}:${process.env.PATH}`);
  await build('one');
  await run({ host: 'github-pages', to: undefined });
  const store = path.join(root, '.deploy/github-pages');
  expect(await readFile(path.join(store, 'args'), 'utf8')).toBe(
    `--dist ${path.join(store, 'site')} --dotfiles\n`,
  );
  const site = path.join(store, 'site');
  expect(await list(site)).toEqual(
    ['.nojekyll', '404.html', 'en.html', 'en/index.html', 'guide.html', 'guide/a.html'].concat([
      'guide/a.json',
      'guide/index.html',
      'index.html',
      'static/one.js',
    ]),
  );
  const page = await readFile(path.join(site, 'guide/a.html'), 'utf8');
  expect(page).toContain('<meta http-equiv="Content-Security-Policy" content="default-src');
});

describe('says what to do', () => {
  it('where the program of a host is missing', async () => {
    vi.stubEnv('PATH', path.join(root, 'bin'));
    await build('one');
    await expect(run({ host: 'netlify' })).rejects.toThrowErrorMatchingInlineSnapshot(`
      [ProblemError:   Could not start netlify
        fix:      npm install --global netlify-cli

      1 problem]
    `);
  });

  it('where there is nowhere to copy to', async () => {
    await build('one');
    await expect(run({ to: undefined })).rejects.toThrowErrorMatchingInlineSnapshot(`
      [ProblemError:   Missing target
        expected: --to with the folder that the server reads, or user@host:/folder
        fix:      npm run deploy -- nginx --to /srv/www

      1 problem]
    `);
  });

  it('where the contact for weaknesses has expired', async () => {
    await build('one');
    const later = { today: new Date('2028-01-01') };
    await expect(run(later)).rejects.toThrowErrorMatchingInlineSnapshot(`
      [ProblemError: site.config.ts
        Expired security contact
        found:    security.expires: 2027-11-01
        expected: a day that is yet to come, at most a year away
        fix:      see whether the contact still holds, then move the day on

      1 problem]
    `);
  });

  it('where nothing is built', async () => {
    await expect(run()).rejects.toThrowErrorMatchingInlineSnapshot(`
      [ProblemError:   No built site to deploy
        fix:      npm run build

      1 problem]
    `);
  });
});
