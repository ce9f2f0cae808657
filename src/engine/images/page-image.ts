import { breakableParts } from '#shared/breakable-parts.ts';
import { pageImage, socialImageSize } from '#shared/head.ts';
import { htmlLang } from '#shared/locale.ts';
import { activeNavItem } from '#shared/navigation.ts';
import type { PageInfo } from '#shared/page.ts';
import type { SiteData } from '#shared/site.ts';
import { escapeHtml } from '#shared/text.ts';
import type { DrawnImage } from './drawn-image.ts';

/**
 * The picture that stands for a page where it is shared: brand, section and title, in its language.
 *
 * @param icon source of the site's icon
 */
export function drawnPage(
  page: PageInfo,
  site: SiteData,
  { folder, icon }: { folder: string; icon: string },
): DrawnImage {
  const { title, version, description } = site;
  const shown = page.frontmatter.hero?.text ?? page.title;
  const section = [activeNavItem(site.nav, page.path)?.text, page.frontmatter.date];
  const html = [
    `<div class="card" lang="${htmlLang(page.lang)}">`,
    `<div class="mark">${icon}</div>`,
    `<p class="brand">${icon}<span>${escapeHtml(title)}</span>`,
    ...(version ? [`<span class="version">${escapeHtml(version)}</span>`] : []),
    '</p><div class="title">',
    `<p class="section">${escapeHtml(section.filter(Boolean).join(' · '))}</p>`,
    `<h1>${breakableParts(shown).map(escapeHtml).join('<wbr>')}</h1></div>`,
    `<p class="about">${withWholeWords(escapeHtml(description))}</p></div>`,
  ].join('');
  return { ...socialImageSize, file: pageImage(page.routePath, folder), html };
}

/** A word with a hyphen stays in one line. */
function withWholeWords(html: string): string {
  return html.replaceAll(/[A-Za-z]+-[A-Za-z]+/g, '<span class="whole">$&</span>');
}
