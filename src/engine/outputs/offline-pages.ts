import type { Bundle } from '../bundle/bundle.ts';
import type { OutputFile } from '../files/output-file.ts';
import { pageStyles } from '../model/page-styles.ts';
import { siteDataOf } from '../model/site.ts';
import { generatedPage } from './generated-page.ts';
import type { OutputContext } from './output.ts';

/** Where readers save the site, in each language. */
export const offlinePath = '/offline';

/** The page where readers save the site on their devices, if they may. */
export function offlinePages(
  { site, server, assets }: OutputContext,
  { componentStyles }: Pick<Bundle, 'componentStyles'>,
): OutputFile[] {
  const { offline, locales } = site.config;
  if (!offline) return [];
  const sites = locales.map(({ lang }) => siteDataOf(site, { version: '', lang }));
  return sites.flatMap((data) => {
    const { title, description } = server.texts(data).offline;
    const body = server.renderOffline(data);
    const styles = pageStyles(body, {}, componentStyles);
    const page = { path: offlinePath, title, description, styles, body };
    return generatedPage(page, { data, server, assets });
  });
}
