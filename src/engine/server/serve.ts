import { readdir, readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import path from 'node:path';
import { loadConfig } from '#config/load-config.ts';
import { ProblemError } from '#shared/problem.ts';
import { hostHeaders, redirectRules } from '../outputs/host-rules.ts';
import type { Project } from '../project.ts';
import { createSiteServer } from './server.ts';

/** A server for the site that was built last. */
export async function serveSite(project: Project): Promise<Server> {
  const config = await loadConfig(project.root);
  const entries = await readdir(project.dist, { recursive: true, withFileTypes: true }).catch(
    () => {
      throw new ProblemError([
        { message: 'There is no built site to serve.', fix: 'build it first: npm run build' },
      ]);
    },
  );
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(project.dist, path.join(entry.parentPath, entry.name)));
  return createSiteServer({
    folder: project.dist,
    base: config.base,
    cleanUrls: config.route.cleanUrls,
    defaultLang: config.lang,
    files: new Set(files.map((file) => file.split(path.sep).join('/'))),
    redirects: redirectRules(config),
    headers: hostHeaders(await inlineScriptOf(path.join(project.dist, '404.html'))),
  });
}

/** The script that the security policy must allow, as the built documents carry it. */
async function inlineScriptOf(document: string): Promise<string> {
  const html = await readFile(document, 'utf8');
  return /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
}
