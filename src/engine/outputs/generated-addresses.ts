import type { SiteConfig } from '#config/schema/site.ts';
import type { PageInfo } from '#shared/page.ts';
import { formatRoute } from '#shared/url.ts';
import { offlinePath } from './offline-pages.ts';
import { statusPath } from './status-pages.ts';

/** The addresses of pages that no content is about, for hosts: `/status`, `/zh/status`. */
export function generatedAddresses({
  locales,
  lang: defaultLang,
  offline,
}: Pick<SiteConfig, 'locales' | 'lang' | 'offline'>): Pick<PageInfo, 'path' | 'routePath'>[] {
  const paths = [statusPath, ...(offline ? [offlinePath] : [])];
  return paths.flatMap((path) =>
    locales.map(({ lang }) => ({
      path,
      routePath: formatRoute({ version: '', lang, path }, { defaultLang }),
    })),
  );
}
