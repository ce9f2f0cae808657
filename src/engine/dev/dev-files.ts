import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { redirectRules } from '../outputs/host-rules.ts';
import type { OutputFile } from '../outputs/output-file.ts';
import { makeSiteFiles } from '../outputs/outputs.ts';
import { documentOf } from '../outputs/pages.ts';
import type { RoutableSite } from '../server/route-request.ts';
import type { RenderedPage, RenderedSite } from './rendered-site.ts';

/** The files that a build would write, each made when it is asked for. */
export interface DevFiles {
  site: RoutableSite;
  /** Those that are not about one page. */
  siteFiles: readonly OutputFile[];
  /** @param file below the output folder */
  read: (file: string) => Promise<string | Uint8Array>;
}

export async function devFiles(rendered: RenderedSite, publicFolder: string): Promise<DevFiles> {
  const { site, bundle, pages } = rendered;
  const siteFiles = await makeSiteFiles(site, bundle);
  const contents = new Map(siteFiles.map(({ path: file, content }) => [file, content]));
  const { base, lang, route, multiVersion } = site.config;
  return {
    site: {
      base,
      cleanUrls: route.cleanUrls,
      defaultLang: lang,
      versions: multiVersion?.versions ?? [],
      redirects: redirectRules(site.config),
      files: new Set([
        ...[...pages.keys()].flatMap((file) => [`${file}.html`, `${file}.json`]),
        ...contents.keys(),
        ...[...site.publicFiles].map((file) => file.slice(1)),
      ]),
    },
    siteFiles,
    async read(file) {
      const page = pages.get(file.replace(/\.(?:html|json)$/, ''));
      if (page) return file.endsWith('.html') ? renderDocument(page, rendered) : recordOf(page);
      return contents.get(file) ?? readFile(path.join(publicFolder, file));
    },
  };
}

export function renderDocument(page: RenderedPage, { site, bundle }: RenderedSite): string {
  const { server, assets } = bundle;
  return documentOf(page, page.article, { site, server, assets });
}

function recordOf({ info, article }: RenderedPage): string {
  return JSON.stringify({ ...info, html: article });
}
