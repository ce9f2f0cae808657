import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { OutputFile } from '../files/output-file.ts';
import { siteDataOf } from '../model/site.ts';
import { lastingPath } from '../model/site-search.ts';
import { redirectRules } from '../outputs/hosts/redirect-rules.ts';
import { llmsFiles, twinOf } from '../outputs/markdown-twins.ts';
import { makeSiteFiles } from '../outputs/outputs.ts';
import { documentOf } from '../outputs/pages.ts';
import { type RoutedRequest, routeRequest } from '../server/route-request.ts';
import { withMarkdown } from './dev-markdown.ts';
import type { DevPage, RenderedSite } from './rendered-site.ts';

/** The files that a build would write, each made when it is asked for. */
export interface DevFiles {
  /** Finds the answer to a request. */
  route: (target: string) => Promise<RoutedRequest>;
  /** @param file below the output folder */
  read: (file: string) => Promise<string | Uint8Array>;
  /** Those that are not about one page. */
  siteFiles: () => Promise<readonly OutputFile[]>;
}

export function devFiles(rendered: RenderedSite, publicFolder: string): DevFiles {
  const { site, bundle, pages } = rendered;
  let made: Promise<OutputFile[]> | undefined;
  const siteFiles = () => {
    made ??= makeSiteFiles(site, bundle).then((files) =>
      files.map((file) => ({ ...file, path: lastingPath(file.path) })),
    );
    return made;
  };
  const pageFiles = [...pages.keys()].flatMap((file) => [`${file}.html`, `${file}.json`]);
  const { base, lang, locales, route, multiVersion } = site.config;
  const routeAmong = (target: string, files: readonly string[]) =>
    routeRequest(target, {
      base,
      cleanUrls: route.cleanUrls,
      defaultLang: lang,
      locales,
      versions: multiVersion?.versions ?? [],
      redirects: redirectRules(site.config),
      files: new Set(files),
    });

  return {
    siteFiles,
    async route(target) {
      const routed = routeAmong(target, pageFiles);
      if (routed.type !== 'file' || routed.status === 200) return routed;
      // A page does not wait for the files that are made of all pages.
      const made = (await siteFiles()).map((file) => file.path);
      const copied = [...site.publicFiles].map((file) => file.slice(1));
      return routeAmong(target, [...pageFiles, ...made, ...copied]);
    },
    async read(file) {
      const page = pages.get(file.replace(/\.(?:html|json)$/, ''));
      if (page) return file.endsWith('.html') ? renderDocument(page, rendered) : recordOf(page);
      const markdown = await markdownFile(file, rendered);
      if (markdown !== undefined) return markdown;
      const known = (await siteFiles()).find((candidate) => candidate.path === file);
      return known?.content ?? readFile(path.join(publicFolder, file));
    },
  };
}

export function renderDocument(page: DevPage, { site, bundle }: RenderedSite): string {
  const { server, assets } = bundle;
  return documentOf(page, page.article, { site, server, assets });
}

/** Files that need the Markdown of pages: it takes too long to be made of all of them after every save. */
async function markdownFile(file: string, rendered: RenderedSite): Promise<string | undefined> {
  const { site, bundle, pages } = rendered;
  const page = file.endsWith('.md') ? pages.get(file.slice(0, -'.md'.length)) : undefined;
  if (page) return twinOf(await withMarkdown(page, rendered), siteDataOf(site, page.info));
  if (!file.endsWith('llms-full.txt')) return undefined;
  const all = await Promise.all(site.pages.map((each) => withMarkdown(each, rendered)));
  const { server, assets } = bundle;
  const files = await llmsFiles({ site: { ...site, pages: all }, server, assets });
  return files.find(({ path }) => path === file)?.content.toString();
}

function recordOf({ info, article }: DevPage): string {
  return JSON.stringify({ ...info, html: article });
}
