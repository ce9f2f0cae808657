import { bestPlace, type Wanted } from './best-place.ts';
import { excerptOf } from './excerpt.ts';
import { limits } from './fields.ts';
import { highlightsOf } from './highlight.ts';
import type { PageText, Section } from './page-text.ts';
import { type RankedPage, type RankedSection, weighted } from './rank.ts';
import type { SearchTerms } from './search-terms.ts';
import type {
  ContentSuggestion,
  HeaderSuggestion,
  PageHits,
  Suggestion,
  TitleSuggestion,
} from './suggestion.ts';

export interface RowContext extends Wanted {
  options: SearchTerms['options'];
}

/** What is shown of a page: its title, headings and places in the text that answer the query. */
export function pageHits(ranked: RankedPage, context: RowContext): PageHits {
  const { page } = ranked.match;
  return {
    routePath: page.document.routePath,
    title: page.title.text,
    group: page.group.text,
    suggestions: distinct([
      ...titleRow(ranked, context),
      ...headingRows(ranked, context),
      ...contentRows(ranked, context),
    ]),
  };
}

/** The page itself, unless one of its sections is nearer to the whole query. */
function titleRow({ match, sections }: RankedPage, context: RowContext): TitleSuggestion[] {
  const { page, title } = match;
  const found = weighted(title, context.worth);
  const best = Math.max(0, ...sections.map(({ inHeading }) => inHeading));
  if (found === 0 || best > found * 1.2) return [];
  const { routePath, lang } = page.document;
  return [
    {
      type: 'title',
      link: routePath,
      title: page.title.text,
      lang,
      highlights: highlighted(page.title.text, context),
    },
  ];
}

/** Rows that answer less than this share of what the best one does are left out. */
const worthShowing = 0.6;

function headingRows({ match, sections }: RankedPage, context: RowContext): HeaderSuggestion[] {
  const best = Math.max(...sections.map(({ inHeading }) => inHeading));
  return sections
    .filter(({ inHeading }) => inHeading > 0 && inHeading >= best * worthShowing)
    .slice(0, limits.headingRows)
    .flatMap(({ index }) => {
      const section = match.page.sections[index];
      return section ? headingRow(match.page, section, context) : [];
    });
}

function headingRow(page: PageText, section: Section, context: RowContext): HeaderSuggestion {
  const { routePath, lang } = page.document;
  const link = `${routePath}#${section.id}`;
  const header = section.path.join(' › ');
  const option = Object.hasOwn(context.options, link) ? context.options[link] : undefined;
  return {
    type: 'header',
    link,
    title: page.title.text,
    lang,
    header,
    highlights: highlighted(header, context),
    ...(option ? { option } : {}),
  };
}

function contentRows({ match, sections }: RankedPage, context: RowContext): ContentSuggestion[] {
  const inContent = sections.filter((section) => section.inContent > 0);
  const best = Math.max(...inContent.map((section) => section.inContent));
  return inContent
    .filter((section) => section.inContent >= best * worthShowing)
    .sort((a, b) => contentScore(match, b) - contentScore(match, a))
    .slice(0, limits.contentRows)
    .flatMap(({ index }) => {
      const section = match.page.sections[index];
      return section ? contentRow(match.page, section, context) : [];
    });
}

function contentScore(
  { phrase }: RankedPage['match'],
  { index, inContent }: RankedSection,
): number {
  return inContent + (phrase.contents.has(index) ? 1 : 0);
}

function contentRow(page: PageText, section: Section, context: RowContext): ContentSuggestion {
  const { routePath, lang } = page.document;
  const { start, end, id, heading } = section;
  const hit = bestPlace(page, section, context);
  const statement = excerptOf(page.content, hit, { width: limits.excerpt, bounds: { start, end } });
  return {
    type: 'content',
    link: id === undefined ? routePath : `${routePath}#${id}`,
    title: page.title.text,
    lang,
    header: heading.text,
    statement,
    highlights: highlighted(statement, context),
  };
}

function highlighted(text: string, { needles }: RowContext) {
  return highlightsOf(
    text,
    needles.map(({ words }) => words),
  );
}

function distinct(rows: Suggestion[]): Suggestion[] {
  const seen = new Set<string>();
  return rows.filter((row) => {
    const key = [row.type, row.link, row.type === 'content' ? row.statement : ''].join('\n');
    return !seen.has(key) && seen.add(key);
  });
}
