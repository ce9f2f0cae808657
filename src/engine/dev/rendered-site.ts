import type { DevPageInfo, DevState } from '#shared/dev-state.ts';
import type { Problem } from '#shared/problem.ts';
import { fileOf } from '#shared/url.ts';
import type { Bundle } from '../bundle/bundle.ts';
import { hashOf } from '../files/cache.ts';
import type { Site, SitePage } from '../model/site.ts';
import { articleOf, routesOf } from '../outputs/pages.ts';
import { problemsOf } from './problems-of.ts';

/** A page with its article. Its document is rendered when it is asked for. */
export interface DevPage extends SitePage {
  info: DevPageInfo;
  article: string;
  /** Of an article that the theme failed to render. */
  failures: Problem[];
  /** What it was rendered from. */
  origin: string;
}

/** The site as it was last saved, with every article of it. */
export interface RenderedSite {
  site: Site;
  bundle: Bundle;
  /** By file, without extension: `guide/react`. */
  pages: ReadonlyMap<string, DevPage>;
}

/** @param before the site that this one takes the place of: pages that did not change are taken over */
export function renderSite(site: Site, bundle: Bundle, before?: RenderedSite): RenderedSite {
  const byRoute = routesOf(site);
  const isSameTheme = before?.bundle === bundle;
  const pages = site.pages.map((page): [string, DevPage] => {
    const file = fileOf(page.info.routePath);
    const known = before?.pages.get(file);
    const origin = JSON.stringify(page.info);
    // The site around a page is covered by its address in the record; an overview, a home page and the list of posts show other pages.
    const isSame = isSameTheme && known?.origin === origin && known.body === page.body;
    const { overview, posts } = page.info.frontmatter;
    const showsOthers = overview || posts || page.info.pageType === 'home';
    if (known && isSame && !showsOthers) {
      return [file, { ...known, source: page.source, compiled: page.compiled }];
    }
    const { article, failures } = render(page, known);
    const revision = { article: short(article), page: short(origin) };
    return [file, { ...page, info: { ...page.info, revision }, article, failures, origin }];
  });
  return { site, bundle, pages: new Map(pages) };

  function render(page: SitePage, known?: DevPage): Pick<DevPage, 'article' | 'failures'> {
    try {
      const article = articleOf(page, byRoute, { site, server: bundle.server });
      return { article, failures: [] };
    } catch (error) {
      const file = `content/${page.source.relativePath}`;
      const failures = problemsOf(error).map((problem) => ({ file, ...problem }));
      return { article: known?.article ?? '', failures };
    }
  }
}

function short(text: string): string {
  return hashOf(text).slice(0, 8);
}

/** What open pages compare themselves with. */
export function revisions({ pages }: RenderedSite): DevState['pages'] {
  return Object.fromEntries(
    [...pages.values()].map(({ info: { routePath, revision } }) => [routePath, revision]),
  );
}
