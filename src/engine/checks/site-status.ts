import type { Measured, SiteStatus } from '#shared/status.ts';
import type { DiskCache } from '../files/cache.ts';
import { bundlerFacts, documented } from '../model/documented.ts';
import type { Site } from '../model/site.ts';
import { installedVersion } from '../rspack/extract/installed.ts';
import { createExcuses } from './excuses.ts';
import type { BuiltPage } from './links/built-page.ts';
import type { TextCounts } from './remembered-checks.ts';
import { pagePairs, sectionPairs } from './translations/page-pairs.ts';
import { staleSections } from './translations/stale-sections.ts';

export interface StatusContext {
  site: Site;
  built: readonly BuiltPage[];
  counts: TextCounts;
  weights: SiteStatus['weights'];
  measured: Measured;
}

/** What the checks of a build have found, for the page that tells it. */
export function siteStatus({ site, built, counts, weights, measured }: StatusContext): SiteStatus {
  const { config, records, pages } = site;
  return {
    build: site.build,
    version: config.version,
    bundler: config.documents ? installedVersion('@rspack/core') : undefined,
    pages: pages.length,
    locales: config.locales.length,
    links: built.reduce((sum, { hrefs }) => sum + hrefs.length, 0),
    ...counts,
    covered: covered(site),
    tasks: records.tasks.length,
    translations: translations(site),
    weights,
    measured,
  };
}

function covered({ config: { documents }, records }: Site): SiteStatus['covered'] {
  if (!documents) return [];
  const all = documented(bundlerFacts, documents);
  const kinds = [...new Set(all.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const names = all.filter((entry) => entry.kind === kind).map(({ name }) => name);
    const excuses = createExcuses(records.exceptions, [kind]);
    const excused = names.filter((name) => excuses.has(kind, name)).length;
    return { kind, all: names.length, excused };
  });
}

function translations({ records, pages, config }: Site): SiteStatus['translations'] {
  const { translationStatus } = records;
  if (!translationStatus) return undefined;
  const stale = staleSections(translationStatus, pages, config);
  return {
    sections: pagePairs(pages, config.lang).flatMap(sectionPairs).length,
    stale: stale.flatMap(({ sections }) => sections).length,
    untranslated: translationStatus.untranslated.length,
  };
}

const kind = 'measured';

/** What tests found in a build; the same content is the same build, wherever it is built. */
export async function recallMeasured(cache: DiskCache, build: string): Promise<Measured> {
  const recall = <Name extends keyof Measured>(name: Name) =>
    cache.recall<Measured[Name]>(kind, [build, name]);
  const [accessibility, keyboard, contrast, search] = await Promise.all([
    recall('accessibility'),
    recall('keyboard'),
    recall('contrast'),
    recall('search'),
  ]);
  return { accessibility, keyboard, contrast, search };
}

/** Keeps what a test found in a build. */
export async function keepMeasured<Name extends keyof Measured>(
  cache: DiskCache,
  build: string,
  [name, found]: [Name, Measured[Name]],
): Promise<void> {
  await cache.remember(kind, [build, name], async () => found);
}
