import type { DevPageInfo, DevState, PageRevision } from '#shared/dev-state.ts';
import type { Problem } from '#shared/problem.ts';
import { fileOf } from '#shared/url.ts';
import type { Bundle } from '../bundle/bundle.ts';
import { hashOf } from '../cache.ts';
import type { Site, SitePage } from '../model/site.ts';
import { articleOf, routesOf } from '../outputs/pages.ts';
import { problemsOf } from './problems-of.ts';

/** A page with its article. Its document is rendered when it is asked for. */
export interface RenderedPage extends SitePage {
  info: DevPageInfo;
  article: string;
}

/** The site as it was last saved, with every article of it. */
export interface RenderedSite {
  site: Site;
  bundle: Bundle;
  /** By file, without extension: `guide/react`. */
  pages: ReadonlyMap<string, RenderedPage>;
  /** Of articles that the theme failed to render. */
  problems: Problem[];
}

/** @param before the site that this one takes the place of: what it shares with it is not hashed again */
export function renderSite(site: Site, bundle: Bundle, before?: RenderedSite): RenderedSite {
  const byRoute = routesOf(site);
  const problems: Problem[] = [];
  const pages = site.pages.map((page): [string, RenderedPage] => {
    const file = fileOf(page.info.routePath);
    const known = before?.pages.get(file);
    let article = known?.article ?? '';
    try {
      article = articleOf(page, byRoute, { site, server: bundle.server });
    } catch (error) {
      const place = { file: `content/${page.source.relativePath}` };
      problems.push(...problemsOf(error).map((problem) => ({ ...place, ...problem })));
    }
    const revision = revisionOf(page, article, known);
    return [file, { ...page, info: { ...page.info, revision }, article }];
  });
  return { site, bundle, pages: new Map(pages), problems };
}

function revisionOf(
  page: SitePage,
  article: string,
  known: RenderedPage | undefined,
): PageRevision {
  return {
    article: known?.article === article ? known.info.revision.article : short(article),
    page: short(page.info),
  };
}

function short(value: unknown): string {
  return hashOf(value).slice(0, 8);
}

/** What open pages compare themselves with. */
export function revisions({ pages }: RenderedSite): DevState['pages'] {
  return Object.fromEntries(
    [...pages.values()].map(({ info: { routePath, revision } }) => [routePath, revision]),
  );
}
