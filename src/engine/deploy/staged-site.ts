import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { OutputFile } from '../files/output-file.ts';
import { redirectPages, withMetaPolicy } from '../outputs/hosts/github-pages.ts';
import { isForHosts } from '../outputs/hosts/host-file-names.ts';
import type { HostRules } from '../outputs/hosts/host-rules.ts';
import type { DeployHost } from './deploy-hosts.ts';

/** A built site with all that a host needs of it. */
export interface BuiltSite {
  dist: string;
  files: readonly string[];
  rules: Pick<HostRules, 'base' | 'cleanUrls' | 'headers' | 'plainRedirects'>;
}

/** The files of a site for one host, without those that only others read. */
export function filesFor({ reads, isBare }: DeployHost, { files, rules }: BuiltSite): string[] {
  const read = new Set<string>(reads);
  const pages = isBare ? redirectPages(rules).map(({ path: file }) => file) : [];
  return [...files.filter((file) => !isForHosts(file) || read.has(file)), ...pages];
}

/** Puts the site for one host into a folder, with the assets of earlier builds. */
export async function stageSite(
  folder: string,
  { host, site, kept }: { host: DeployHost; site: BuiltSite; kept: Kept },
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const made = host.isBare ? await bareFiles(site) : [];
  const names = new Set(made.map((file) => file.path));
  const copied = filesFor(host, site).filter((file) => !names.has(file));
  const own = new Set(site.files);
  for (const file of copied) await copyInto(folder, file, site.dist);
  for (const file of kept.assets.filter((file) => !own.has(file))) {
    await copyInto(folder, file, kept.folder);
  }
  for (const file of made) {
    await mkdir(path.dirname(path.join(folder, file.path)), { recursive: true });
    await writeFile(path.join(folder, file.path), file.content);
  }
}

/** The assets of earlier builds, and where they are. */
interface Kept {
  folder: string;
  assets: readonly string[];
}

async function copyInto(folder: string, file: string, from: string): Promise<void> {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await copyFile(path.join(from, file), path.join(folder, file));
}

/** Documents that carry what the host does not send. */
async function bareFiles({ dist, files, rules }: BuiltSite): Promise<OutputFile[]> {
  const policy = rules.headers[0]?.headers['Content-Security-Policy'] ?? '';
  const documents = await Promise.all(
    files
      .filter((file) => file.endsWith('.html'))
      .map(async (file) => ({
        path: file,
        content: withMetaPolicy(await readFile(path.join(dist, file), 'utf8'), policy),
      })),
  );
  return [...documents, ...redirectPages(rules)];
}
