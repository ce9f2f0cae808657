import { markdownAddress } from '#shared/head.ts';
import type { PageInfo } from '#shared/page.ts';
import type { SiteData } from '#shared/site.ts';
import { staticStringsOf } from '../strings/staticStringsOf.ts';

/** For who takes the page elsewhere: its Markdown, to copy or to look at. */
export function PageActions({ page, site }: { page: PageInfo; site: SiteData }) {
  const { copyPage, pageCopied, viewMarkdown } = staticStringsOf(site);
  return (
    <p className="page-actions" data-component="PageActions">
      <button type="button" data-copied={pageCopied} data-replay data-needs-script>
        {copyPage}
      </button>
      <a href={markdownAddress(page, site)} type="text/markdown">
        {viewMarkdown}
      </a>
    </p>
  );
}
