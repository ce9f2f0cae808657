import { absoluteUrl } from '#shared/head.ts';
import type { Bundle } from '../bundle/bundle.ts';
import { type Site, type SitePage, siteDataOf } from '../model/site.ts';

/** A page with its Markdown, which the dev server makes when somebody asks for it. */
export async function withMarkdown(
  page: SitePage,
  { site, bundle }: { site: Site; bundle: Pick<Bundle, 'server'> },
): Promise<SitePage> {
  const data = siteDataOf(site, page.info);
  const { articleMarkdown } = await import('../outputs/article-markdown.ts');
  const plainBody =
    page.plainBody ?? page.finish(bundle.server.renderPlainBody(page.compiled.code, data));
  return { ...page, markdown: articleMarkdown(plainBody, absoluteUrl(page.info.routePath, data)) };
}
