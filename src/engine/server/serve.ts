import { readdir, readFile, stat } from 'node:fs/promises';
import type { Server } from 'node:http';
import path from 'node:path';
import { loadConfig } from '#config/load-config.ts';
import { ProblemError } from '#shared/problem.ts';
import { canonicalFolder, restoreSite } from '../files/output-folder.ts';
import type { Project } from '../files/project.ts';
import type { InlineSources } from '../outputs/hosts/content-security-policy.ts';
import { hostHeaders } from '../outputs/hosts/host-headers.ts';
import { redirectRules } from '../outputs/hosts/redirect-rules.ts';
import { createSiteServer, type ServedSite } from './server.ts';
import { siteFiles } from './site-files.ts';

/** A server for the site that was built last; one that is built while it runs is served from then on. */
export async function serveSite(project: Project): Promise<Server> {
  await restoreSite(await canonicalFolder(project.dist));
  let built = await buildId(project);
  let site = readSite(project);
  await site;
  let lookedAt = performance.now();
  return createSiteServer(async () => {
    // Under load, a look at the folder for every request would be most of the work.
    if (performance.now() - lookedAt < 100) return site;
    lookedAt = performance.now();
    // While a build puts its folder in place, there is none.
    const now = await buildId(project).catch(() => built);
    if (now !== built) {
      built = now;
      site = readSite(project);
    }
    return site;
  });
}

/** A build puts a new folder in place of the old one, or changes what is in it. */
async function buildId({ dist }: Project): Promise<string> {
  const { ino, mtimeMs } = await stat(dist).catch(() => {
    throw new ProblemError([
      { message: 'No built site to serve', fix: 'build it first: npm run build' },
    ]);
  });
  return `${ino} ${mtimeMs}`;
}

/** A built site with its rules, as a server needs it. */
export async function readSite({ root, dist }: Project): Promise<ServedSite> {
  const config = await loadConfig(root);
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)));
  return {
    contents: siteFiles(dist),
    base: config.base,
    cleanUrls: config.route.cleanUrls,
    defaultLang: config.lang,
    locales: config.locales,
    versions: config.multiVersion?.versions ?? [],
    files: new Set(files.map((file) => file.split(path.sep).join('/'))),
    redirects: redirectRules(config),
    headers: hostHeaders(await inlineSources(dist, files), config),
  };
}

/** What the security policy must allow: all that any document carries stands in that for lost addresses, or is a file as well. */
async function inlineSources(dist: string, files: readonly string[]): Promise<InlineSources> {
  const read = (file: string) => readFile(path.join(dist, file), 'utf8');
  const html = await read('404.html');
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? [];
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
  const sheets = files.filter((file) => /^static[\\/][^\\/]*\.css$/.test(file));
  return { script, styles: [style, ...(await Promise.all(sheets.map(read)))] };
}
