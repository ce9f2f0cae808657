import type { OverviewGroup } from '#shared/server-bundle.ts';
import type { SiteData } from '#shared/site.ts';
import { hrefOf } from '#shared/url.ts';
import { staticStringsOf } from '../strings/staticStringsOf.ts';
import styles from './Overview.module.css';

interface OverviewProps {
  groups: readonly OverviewGroup[];
  site: SiteData;
}

/** The pages of a section with their second-level headings, group by group. */
export function Overview({ groups, site }: OverviewProps) {
  return (
    <section className={styles.overview} aria-label={staticStringsOf(site).overview}>
      {groups.map((group) => (
        <Group key={group.text ?? ''} group={group} site={site} />
      ))}
    </section>
  );
}

function Group({ group: { text, pages }, site }: { group: OverviewGroup; site: SiteData }) {
  return (
    <div className={styles.group}>
      {text && <h2>{text}</h2>}
      <ul className={styles.pages}>
        {pages.map((page) => (
          <li className={styles.page} key={page.routePath}>
            <Page page={page} href={hrefOf(page.routePath, site)} nested={text !== undefined} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface PageProps {
  page: OverviewGroup['pages'][number];
  href: string;
  /** Whether the group has a heading above this one. */
  nested: boolean;
}

function Page({ page: { text, toc }, href, nested }: PageProps) {
  const Title = nested ? 'h3' : 'h2';
  return (
    <>
      <Title className={styles.title}>
        <a href={href}>{text}</a>
      </Title>
      {toc.length > 0 && (
        <ul className={styles.headings}>
          {toc.map(({ id, text: heading }) => (
            <li key={id}>
              <a href={`${href}#${encodeURIComponent(id)}`}>{heading}</a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
