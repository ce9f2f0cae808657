import type { ReactNode } from 'react';
import { linkTarget } from '../../site-links.ts';
import { useStaticStrings } from '../../strings/useStaticStrings.ts';

const license = 'https://creativecommons.org/licenses/by/4.0/';

/** Says which text a page follows, and under which license that one may be used. */
export function LicenseNote({ source }: { source: string }) {
  const { licenseNote, webpackDocs } = useStaticStrings();
  const links: Record<string, ReactNode> = {
    '{source}': <Out href={source}>{webpackDocs}</Out>,
    '{license}': <Out href={license}>CC BY 4.0</Out>,
  };
  return (
    <p data-component="LicenseNote">
      <small>
        {licenseNote.split(/(\{\w+\})/).map((part) => (
          <span key={part}>{links[part] ?? part}</span>
        ))}
      </small>
    </p>
  );
}

function Out({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} {...linkTarget(href)}>
      {children}
    </a>
  );
}
