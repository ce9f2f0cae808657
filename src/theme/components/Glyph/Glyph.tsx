import type { ComponentProps } from 'react';
import { withBase } from '#shared/url.ts';

interface GlyphProps extends Pick<ComponentProps<'svg'>, 'className'> {
  /** A name of `public/icons/`, or the address of a picture. */
  icon: string;
  base: string;
}

/**
 * A picture of the site's configuration, beside a text that names it.
 *
 * Named ones are drawn by reference, so they take the color of the text and a page
 * loads only those that it shows.
 */
export function Glyph({ icon, base, className }: GlyphProps) {
  if (/[/.:]/.test(icon)) {
    return <img className={className} src={withBase(icon, base)} alt="" width="24" height="24" />;
  }
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <use href={withBase(`/icons/${icon}.svg#icon`, base)} />
    </svg>
  );
}
