import type { OverviewEntry, OverviewGroup } from '#shared/server-bundle.ts';
import type { SiteData } from '#shared/site.ts';
import { hrefOf, isExternal } from '#shared/url.ts';
import { linkTarget } from '../site-links.ts';
import { staticStringsOf } from '../strings/staticStringsOf.ts';

interface OverviewProps {
  groups: readonly OverviewGroup[];
  site: SiteData;
}

/** The pages of a section with their second-level headings, group by group. */
export function Overview({ groups, site }: OverviewProps) {
  return (
    <section className="overview" aria-label={staticStringsOf(site).overview}>
      {groups.map((group, index) => (
        <Group key={group.text ?? ''} id={groupId(index)} group={group} site={site} />
      ))}
    </section>
  );
}

/** Where the heading of a group is found, in every language. */
export const groupId = (index: number) => `pages-${index + 1}`;

interface GroupProps extends Pick<OverviewProps, 'site'> {
  id: string;
  group: OverviewGroup;
}

function Group({ id, group: { text, pages }, site }: GroupProps) {
  return (
    <div>
      {text && <h2 id={id}>{text}</h2>}
      <ul className="overview-pages">
        {pages.map((page) => (
          <li className="overview-page" key={page.link}>
            <Entry page={page} site={site} nested={text !== undefined} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface EntryProps {
  page: OverviewEntry;
  site: SiteData;
  /** Whether the group has a heading above this one. */
  nested: boolean;
}

function Entry({ page: { text, link, toc }, site, nested }: EntryProps) {
  const Title = nested ? 'h3' : 'h2';
  const href = isExternal(link) ? link : hrefOf(link, site);
  return (
    <>
      <Title className="overview-title">
        <a href={href} {...linkTarget(link)}>
          {text}
        </a>
      </Title>
      {toc.length > 0 && (
        <ul className="overview-headings">
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
