import { type MouseEvent, useEffect, useRef } from 'react';
import { openHit } from '#app/open-hit.ts';
import { searchDialog } from '#app/search/dialog.ts';
import { showQuery } from '#app/search/query-address.ts';
import type { SearchStore } from '#app/search/store.ts';
import { textDirective, wordsOnPage } from '#app/search/suggestion-text.ts';
import { useView } from '#app/view.tsx';
import type { Suggestion } from '#search/suggestion.ts';
import { htmlLang } from '#shared/locale.ts';
import { hrefOf, isExternal } from '#shared/url.ts';
import { linkTarget } from '../../site-links.ts';
import { HitText } from './HitText.tsx';
import { rowId } from './row-id.ts';

interface ResultRowProps {
  hit: Suggestion;
  index: number;
  isActive: boolean;
  /** Whether it stands below another hit of its page. */
  isFolded: boolean;
  /** All of the list: what is highlighted in those of one page is marked on it. */
  hits: readonly Suggestion[];
  store: SearchStore;
}

/** A hit, as a real link: the browser's own ways to open one in a new tab work. */
export function ResultRow({ hit, index, isActive, isFolded, hits, store }: ResultRowProps) {
  const { site } = useView();
  const row = useRef<HTMLAnchorElement>(null);
  const isAway = isExternal(hit.link);
  const href = isAway ? hit.link : hrefOf(hit.link, site);

  // Only the browser knows what of the list is in view.
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);

  const onClick = (event: MouseEvent) => {
    store.remember();
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (!isPlain) return;
    searchDialog()?.close();
    showQuery('');
    if (!isAway && openHit(href, wordsOnPage(hit, hits))) event.preventDefault();
  };

  return (
    <a
      ref={row}
      className="search-row"
      id={rowId(index)}
      role="option"
      aria-selected={isActive}
      data-folded={isFolded || undefined}
      lang={hit.lang === site.lang ? undefined : htmlLang(hit.lang)}
      tabIndex={-1}
      href={isAway ? href : withDirective(href, textDirective(hit))}
      {...linkTarget(hit.link)}
      onClick={onClick}
      onPointerMove={() => isActive || store.move(index)}
    >
      <HitText hit={hit} isFolded={isFolded} />
    </a>
  );
}

/** For a new tab, where no navigation carries what was searched for. */
function withDirective(href: string, directive: string): string {
  if (!directive) return href;
  return href.includes('#') ? href + directive : `${href}#${directive}`;
}
