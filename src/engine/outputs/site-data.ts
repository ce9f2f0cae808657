import type { SiteData } from '#shared/site.ts';
import { withBase } from '#shared/url.ts';
import { hashOf } from '../files/cache.ts';
import type { Output } from './output.ts';

/** One file for each language and version: the navigation and texts that the shell needs. */
export const siteDataFiles: Output = ({ site }) =>
  Object.entries(site.data).flatMap(([version, locales]) =>
    Object.values(locales).map((data) => ({
      path: siteDataPath(data, version).slice(1),
      content: JSON.stringify(data),
    })),
  );

/** Where a language's site data is, without the base; its name changes with its content. */
function siteDataPath(data: SiteData, version: string): string {
  const name = version ? `${version}.${data.lang}` : data.lang;
  return `/static/site.${name}.${hashOf(data).slice(0, 8)}.json`;
}

/** Its address, as a page names it. */
export function siteDataAddress(data: SiteData, version: string): string {
  return withBase(siteDataPath(data, version), data.base);
}
