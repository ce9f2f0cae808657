import { absoluteUrl } from './head.ts';
import type { PageInfo } from './page.ts';
import type { SiteData } from './site.ts';

/** What a report names: all but its values in the reader's language. */
interface ReportTexts {
  language: string;
  build: string;
  page: string;
}

/**
 * A new issue in which the page is named already; undefined where the site takes none.
 *
 * The address of the page comes last: whatever is added to the link, such as a heading, is added to it.
 */
export function reportLink(
  page: Pick<PageInfo, 'title' | 'routePath' | 'lang' | 'build'>,
  site: Pick<SiteData, 'issues' | 'url' | 'base' | 'cleanUrls'>,
  { language, build, page: pageText }: ReportTexts,
): string | undefined {
  const { issues } = site;
  if (!issues) return undefined;
  const body = [
    '\n\n',
    `${language}: ${page.lang}`,
    `${build}: ${page.build}`,
    `${pageText}: ${absoluteUrl(page.routePath, site)}`,
  ].join('\n');
  const query = `title=${encodeURIComponent(`${page.title}: `)}&body=${encodeURIComponent(body)}`;
  return `${issues}${issues.includes('?') ? '&' : '?'}${query}`;
}
