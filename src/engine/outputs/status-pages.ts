import type { SiteStatus } from '#shared/status.ts';
import type { OutputFile } from '../files/output-file.ts';
import { siteDataOf } from '../model/site.ts';
import { generatedPage } from './generated-page.ts';
import type { OutputContext } from './output.ts';

/** Where a build says what is known of it, in each language. */
export const statusPath = '/status';

/**
 * The page about the build: what was checked, and what was found. It is made when all else is, so it is
 * no page of the site's own.
 */
export async function statusPages(
  { site, server, assets }: OutputContext,
  status?: SiteStatus,
): Promise<OutputFile[]> {
  const sites = site.config.locales.map(({ lang }) => siteDataOf(site, { version: '', lang }));
  return sites.flatMap((data) => {
    const { title, description } = server.texts(data).status;
    const body = server.renderStatus(data, status);
    return generatedPage({ path: statusPath, title, description, body }, { data, server, assets });
  });
}
