import type { ComponentProps } from 'react';
import { useView } from '#app/view.tsx';
import { reportLink } from '#shared/report-link.ts';
import { linkTarget } from '../../site-links.ts';
import { useStrings } from '../../strings/useStrings.ts';

/** Leads to a new issue that names the page, and the heading being read, which a script adds at a press. */
export function ReportLink(props: ComponentProps<'a'>) {
  const { page, site } = useView();
  const { report, language } = useStrings();
  const href = reportLink(page, site, { language, ...report });
  if (!href) return null;
  return (
    <a href={href} {...linkTarget(href)} data-report="" {...props}>
      {report.name}
    </a>
  );
}
