import { useView } from '#app/view.tsx';
import type { PageLink } from '#shared/page.ts';
import { hrefOf } from '#shared/url.ts';
import { useLayout } from '../../hooks/useLayout.ts';
import { linkTarget } from '../../site-links.ts';
import { longDate } from '../../strings/longDate.ts';
import { useStrings } from '../../strings/useStrings.ts';
import styles from './PageFooter.module.css';

/** What ends an article: where to fix it, how old it is, and where to read on. */
export function PageFooter() {
  const { page } = useView();
  const { footer } = useLayout();
  const { pageNavigation } = useStrings();
  const labels = useNeighborLabels();
  const { prev, next } = page;
  if (page.pageType !== 'doc' || !footer) return null;
  return (
    <div className={styles.footer}>
      <Origin />
      {(prev || next) && (
        <nav className={styles.neighbors} aria-label={pageNavigation}>
          {prev && <Neighbor rel="prev" label={labels.prev} link={prev} />}
          {next && <Neighbor rel="next" label={labels.next} link={next} />}
        </nav>
      )}
    </div>
  );
}

function Origin() {
  const { editLink, lastUpdated, lang } = useView().page;
  const { lastUpdatedText } = useStrings();
  if (!editLink && !lastUpdated) return null;
  return (
    <div className={styles.origin}>
      {editLink && (
        <a href={editLink.href} {...linkTarget(editLink.href)}>
          {editLink.text}
        </a>
      )}
      {lastUpdated && (
        <p>
          {lastUpdatedText} <time dateTime={lastUpdated}>{longDate(lastUpdated, lang)}</time>
        </p>
      )}
    </div>
  );
}

/** Posts stand newest first; what the site itself calls its neighbors, they are called everywhere. */
function useNeighborLabels(): Record<NeighborProps['rel'], string> {
  const { page, site } = useView();
  const { prevPageText, nextPageText, newerPost, olderPost } = useStrings();
  if (!page.frontmatter.date) return { prev: prevPageText, next: nextPageText };
  return {
    prev: site.texts.prevPageText ?? newerPost,
    next: site.texts.nextPageText ?? olderPost,
  };
}

interface NeighborProps {
  rel: 'prev' | 'next';
  label: string;
  link: PageLink;
}

function Neighbor({ rel, label, link }: NeighborProps) {
  const { site } = useView();
  return (
    <a className={styles.neighbor} href={hrefOf(link.routePath, site)} rel={rel} data-side={rel}>
      <span className={styles.label}>{label}</span>
      <span className={styles.title}>{link.text}</span>
      {link.description && <span className={styles.description}>{link.description}</span>}
    </a>
  );
}
