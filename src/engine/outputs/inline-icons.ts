import type { SiteConfig } from '#config/schema/site.ts';
import { withoutBase } from '#shared/url.ts';
import type { Icons } from '../content/icons.ts';

/**
 * Puts the icons of a document into it, each once, so that it asks for no file.
 *
 * React knows them by their files: it takes the elements over as they stand, and what it renders anew,
 * such as another section's sidebar, asks for the file.
 *
 * <use href="/icons/hmr.svg#icon">   →   <use href="#icon-hmr"> … <div hidden><svg>…<g id="icon-hmr">…
 */
export function inlineIcons(
  html: string,
  icons: Icons,
  { base }: Pick<SiteConfig, 'base'>,
): string {
  const drawn = new Map<string, string>();
  const inlined = html.replaceAll(/<use href="([^"#]+)#icon">/g, (whole, address: string) => {
    const file = withoutBase(address, base) ?? '';
    const shapes = icons.get(file);
    if (shapes === undefined) return whole;
    const id = `icon-${file.slice('/icons/'.length, -'.svg'.length)}`;
    drawn.set(id, shapes);
    return `<use href="#${id}">`;
  });
  if (drawn.size === 0) return html;
  const groups = [...drawn].map(([id, shapes]) => `<g id="${id}">${shapes}</g>`).join('');
  const end = inlined.lastIndexOf('</body>');
  const sheet = `<div hidden=""><svg aria-hidden="true">${groups}</svg></div>`;
  return inlined.slice(0, end) + sheet + inlined.slice(end);
}
