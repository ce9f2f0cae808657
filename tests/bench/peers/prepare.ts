import { spawnSync } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { CorpusPage } from './corpus.ts';
import type { Peer } from './peers.ts';

/** What the bench installs is kept here, for the next time. */
export const peersFolder = path.join(os.homedir(), '.cache/rspack-docs/bench-peers');

/** Installs a peer into its folder, anew only when its versions have changed. */
export async function installPeer(
  { id, packages }: Pick<Peer, 'id' | 'packages'>,
  folder: string,
): Promise<void> {
  const manifest = JSON.stringify({ name: id, private: true, dependencies: packages }, null, 2);
  const stamp = path.join(folder, 'installed');
  await mkdir(folder, { recursive: true });
  if ((await readFile(stamp, 'utf8').catch(() => '')) === manifest) return;
  await writeFile(path.join(folder, 'package.json'), manifest);
  const { status, stderr } = spawnSync('npm', ['install', '--no-audit', '--no-fund'], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm install: ${stderr}`);
  await writeFile(stamp, manifest);
}

/** Writes the pages where a peer looks for them, in place of those that were there. */
export async function writePages(
  peer: Peer,
  pages: readonly CorpusPage[],
  { folder, publicFolder }: { folder: string; publicFolder: string },
): Promise<void> {
  const tops = new Set([...pages.map(peer.pageFile), ...Object.keys(peer.files(pages))].map(topOf));
  for (const top of tops) {
    if (top !== '.') await rm(path.join(folder, top), { recursive: true, force: true });
  }
  await cp(publicFolder, path.join(folder, peer.publicFolder), { recursive: true });
  const files = [
    ...Object.entries(peer.files(pages)),
    ...pages.map((page) => [peer.pageFile(page), textOf(page, peer)] as const),
  ];
  for (const [name, text] of files) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/** `src/content/docs/a.md` → `src` */
function topOf(file: string): string {
  return file.includes('/') ? (file.split('/')[0] ?? '.') : '.';
}

function textOf(page: CorpusPage, { titleInFrontmatter, adapt = (text) => text }: Peer): string {
  const { title, description, text } = page;
  const head = ['---', `title: ${JSON.stringify(title)}`];
  if (description) head.push(`description: ${JSON.stringify(description)}`);
  const heading = titleInFrontmatter ? '' : `# ${title}\n\n`;
  return `${head.join('\n')}\n---\n\n${heading}${adapt(text)}`;
}

/** Removes what a build would find of an earlier one. */
export async function removeCaches({ caches, output }: Peer, folder: string): Promise<void> {
  for (const name of [...caches, output]) {
    await rm(path.join(folder, name), { recursive: true, force: true });
  }
}

/** The versions that are really installed, in the order of the table; Node aside. */
export async function versionsOf(
  { packages }: Peer,
  folder: string,
): Promise<Record<string, string>> {
  const entries = Object.keys(packages).map(async (name) => {
    const file = path.join(folder, 'node_modules', name, 'package.json');
    return [name, JSON.parse(await readFile(file, 'utf8')).version];
  });
  return Object.fromEntries(await Promise.all(entries));
}
