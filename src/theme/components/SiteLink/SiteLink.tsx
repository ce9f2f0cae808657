import type { ComponentProps } from 'react';
import { useView } from '#app/view.tsx';
import { linkHref, linkTarget } from '../../site-links.ts';

interface SiteLinkProps extends ComponentProps<'a'> {
  /** A path or a full address, as the configuration has it. */
  link: string;
}

/** A link of the configuration. */
export function SiteLink({ link, ...props }: SiteLinkProps) {
  return <a href={linkHref(link, useView())} {...linkTarget(link)} {...props} />;
}
