import type { SiteData } from '#shared/site.ts';
import { linkTarget } from '../site-links.ts';

/** One line: which version is documented here, and where the current documentation is. */
export function VersionNote({ note }: { note: SiteData['versionNote'] }) {
  if (!note) return null;
  const { text, linkText, url } = note;
  return (
    <p className="version-note">
      <span>{text}</span>{' '}
      <a href={url} {...linkTarget(url)}>
        {linkText}
      </a>
    </p>
  );
}
