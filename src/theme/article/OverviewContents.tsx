import type { PageInfo } from '#shared/page.ts';
import type { OverviewGroup } from '#shared/server-bundle.ts';
import type { SiteData } from '#shared/site.ts';
import { Icon } from '../components/Icon/Icon.tsx';
import bar from '../components/LocalBar/LocalBar.module.css';
import outline from '../components/Outline/Outline.module.css';
import { Html } from '../Html.tsx';
import { stringsOf } from '../strings/stringsOf.ts';
import { groupId } from './Overview.tsx';

interface OverviewContentsProps {
  toc: PageInfo['toc'];
  groups: readonly OverviewGroup[];
  /** HTML of the text before the groups: its headings come first. */
  before: string;
  /** HTML of the links to what the page lists at its end. */
  options: string;
  site: SiteData;
}

const id = 'overview-contents';

/**
 * The contents of an overview that ends in a list of options. Overviews have no outline: this stands
 * where outlines do, beside the text on wide screens and behind a button on others.
 */
export function OverviewContents({ toc, groups, before, options, site }: OverviewContentsProps) {
  const { onThisPage, outlineTitle } = stringsOf(site);
  const headings = toc.filter(({ depth }) => depth === 2);
  const isBefore = (heading: { id: string }) => before.includes(` id="${heading.id}"`);
  const named = groups.flatMap(({ text }, index) => (text ? [{ id: groupId(index), text }] : []));
  const entries = [
    ...headings.filter(isBefore),
    ...named,
    ...headings.filter((heading) => !isBefore(heading)),
  ];
  return (
    <nav className="overview-index" aria-labelledby={`${id}-title`}>
      <button className={bar.button} type="button" popoverTarget={id}>
        <span>{onThisPage}</span>
        <Icon name="down" data-small="" />
      </button>
      <div className={outline.outline} id={id} popover="auto">
        <p className={outline.title} id={`${id}-title`}>
          {outlineTitle}
        </p>
        <ul className={outline.list}>
          {entries.map(({ id: target, text }) => (
            <li key={target}>
              <a className={outline.link} href={`#${encodeURIComponent(target)}`}>
                {text}
              </a>
            </li>
          ))}
          <Html as="li" html={options} />
        </ul>
      </div>
    </nav>
  );
}
