import type { SiteStatus } from '#shared/status.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { OutputFile } from '../files/output-file.ts';
import type { Site } from '../model/site.ts';
import { feeds } from './feeds.ts';
import { hostFiles } from './hosts/host-files.ts';
import { manifests } from './manifest.ts';
import { llmsFiles, markdownTwins } from './markdown-twins.ts';
import { notFound } from './not-found.ts';
import { offlinePages } from './offline-pages.ts';
import { optionCardFiles } from './option-cards.ts';
import { optionListFile } from './option-list.ts';
import type { Output } from './output.ts';
import { pages } from './pages.ts';
import { searchIndexes } from './search/search-index.ts';
import { securityTxt } from './security-txt.ts';
import { siteDataFiles } from './site-data.ts';
import { sitemap } from './sitemap.ts';
import { statusPages } from './status-pages.ts';

const siteOutputs: Output[] = [
  siteDataFiles,
  searchIndexes,
  feeds,
  markdownTwins,
  llmsFiles,
  sitemap,
  manifests,
  hostFiles,
  securityTxt,
  optionListFile,
  optionCardFiles,
];

/** Every file of the built site but those of `public/`. */
export async function makeOutputs(site: Site, bundle: Bundle): Promise<OutputFile[]> {
  const { server, assets } = bundle;
  return [...(await pages({ site, server, assets })), ...(await makeSiteFiles(site, bundle))];
}

/** The files that are not about one page. */
export async function makeSiteFiles(site: Site, bundle: Bundle): Promise<OutputFile[]> {
  const { server, assets, notFoundAssets, files } = bundle;
  const made = await Promise.all([
    ...siteOutputs.map((output) => output({ site, server, assets })),
    // What checks find is told when they have ended.
    statusPages({ site, server, assets }),
    notFound({ site, server, assets: notFoundAssets }),
    offlinePages({ site, server, assets }, bundle),
  ]);
  return [...files, ...made.flat()];
}

/** The files of a site with what its checks have found. */
export async function withStatus(
  files: readonly OutputFile[],
  status: SiteStatus,
  { site, bundle: { server, assets } }: { site: Site; bundle: Bundle },
): Promise<OutputFile[]> {
  const told = await statusPages({ site, server, assets }, status);
  const replaced = new Set(told.map(({ path }) => path));
  return [...files.filter(({ path }) => !replaced.has(path)), ...told];
}
