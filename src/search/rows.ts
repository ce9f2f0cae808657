import type { Corpus, Page } from './corpus.ts';
import { excerptOf, highlightsOf } from './excerpt.ts';
import type { QueryMatches } from './match.ts';
import { bestPlace, type RankedPage, type RankedSection } from './rank.ts';
import type { PageHits, Suggestion } from './suggestion.ts';
import { limits } from './weights.ts';

export interface RowContext extends Pick<QueryMatches, 'terms' | 'idf'> {
  corpus: Corpus;
}

/** What is shown of a page: its title, headings and places in the text that answer the query. */
export function pageHits(ranked: RankedPage, context: RowContext): PageHits {
  const { document, title, group } = ranked.page;
  return {
    routePath: document.routePath,
    title,
    group,
    suggestions: [
      ...titleRow(ranked, context),
      ...headingRows(ranked, context),
      ...contentRows(ranked, context),
    ],
  };
}

/** What all rows of a section have. */
function hitOf(
  { document, title, sections }: Page,
  index: number,
  { text, terms }: { text: string; terms: RowContext['terms'] },
) {
  const id = sections[index]?.id;
  const { routePath, lang } = document;
  const words = terms.filter(({ isSynonym }) => !isSynonym).map((term) => term.words);
  const link = id === undefined ? routePath : `${routePath}#${id}`;
  return { link, title, lang, highlights: highlightsOf(text, words) };
}

/** The page itself, unless one of its sections is nearer to the whole query. */
function titleRow({ page, inTitle, sections }: RankedPage, { terms }: RowContext): Suggestion[] {
  const best = Math.max(0, ...sections.map(({ inHeading }) => inHeading));
  if (inTitle === 0 || best > inTitle * 1.2) return [];
  return [{ type: 'title', ...hitOf(page, 0, { text: page.title, terms }) }];
}

/** Rows that answer less than this share of what the best one does are left out. */
const worthShowing = 0.6;

/** The best of sections, by one of their answers. */
function bestOf(
  sections: readonly RankedSection[],
  key: 'inHeading' | 'inContent',
): RankedSection[] {
  const best = Math.max(...sections.map((section) => section[key]));
  return sections.filter((section) => section[key] > 0 && section[key] >= best * worthShowing);
}

function headingRows({ page, sections }: RankedPage, { terms }: RowContext): Suggestion[] {
  return bestOf(sections, 'inHeading')
    .slice(0, limits.headingRows)
    .map(({ index }) => {
      const header = page.sections[index]?.path.join(' › ') ?? '';
      const hit = hitOf(page, index, { text: header, terms });
      const [type, byDefault] = page.sections[index]?.option ?? [];
      return {
        type: 'header',
        ...hit,
        header,
        ...(type === undefined ? {} : { option: { type, default: byDefault } }),
      };
    });
}

function contentRows(
  { page, sections }: RankedPage,
  { terms, idf, corpus }: RowContext,
): Suggestion[] {
  return bestOf(sections, 'inContent')
    .sort((a, b) => b.inContent - a.inContent)
    .slice(0, limits.contentRows)
    .flatMap(({ index, found }) => {
      const best = bestPlace(found, idf, corpus.text);
      if (!best) return [];
      const { place, line } = best;
      const statement = excerptOf(corpus.text, place, { width: limits.excerpt, bounds: line });
      const header = page.sections[index]?.heading ?? '';
      // A cell that only says its own name tells nothing.
      if (statement === header || statement === page.title) return [];
      return {
        type: 'content',
        ...hitOf(page, index, { text: statement, terms }),
        header,
        statement,
      };
    });
}
