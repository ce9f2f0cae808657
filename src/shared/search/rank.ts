import { exact, fields, phrases, shares } from './fields.ts';
import { fullness } from './fullness.ts';
import { type Names, nameScore } from './names.ts';
import type { PageMatch } from './page-match.ts';
import type { Token } from './query.ts';

/** What ranking knows beside a page: of each token what it is worth; all together are worth 1. */
export interface Ranking {
  names: Names;
  worth: number[];
  /** Address of the section that explains the very thing that was typed. */
  subject: string | undefined;
}

/** A page with what it is worth, and each of its sections. */
export interface RankedPage {
  match: PageMatch;
  score: number;
  sections: RankedSection[];
}

export interface RankedSection {
  index: number;
  score: number;
  /** Of the worth of all tokens, what its heading answers, and what its text does. */
  inHeading: number;
  inContent: number;
}

/**
 * A token is worth more the fewer pages have it, and a stop word nothing. The first one
 * leads: who types `target node` wants the option, not its value.
 */
export function worthOf(
  tokens: readonly Token[],
  counts: readonly number[],
  pages: number,
): number[] {
  const worth = tokens.map(({ need, unspaced }, index) => {
    const rarity = Math.log(1 + (pages + 1) / ((counts[index] ?? 0) + 0.5));
    if (need === 'none') return 0;
    return index === 0 && !unspaced ? leading * rarity : rarity;
  });
  const sum = worth.reduce((total, one) => total + one, 0);
  return worth.map((one) => one / sum);
}

const leading = 1.3;

/** Says what a page is worth: by its title with its best section, and because the rest speaks of it too. */
export function rankPage(match: PageMatch, ranking: Ranking): RankedPage {
  const title = titleWorth(match);
  const sections = [...match.page.sections.keys()]
    .filter((index) => index === 0 || match.headings[index] || match.contents[index])
    .map((index) => rankSection(match, index, { ranking, title }))
    .sort((a, b) => b.score - a.score);
  const score =
    (sections[0]?.score ?? 0) +
    (match.phrase.title ? phrases.title : 0) +
    nameScore(match.page.title.folded, ranking.names, exact.title) +
    fields.group * weighted(match.group, ranking.worth) +
    fields.page * wholeScore(match, ranking);
  return { match, score: match.page.isAside ? score * shares.aside : score, sections };
}

function titleWorth({ page, title, titleLetters }: PageMatch): number[] {
  const share = fields.title * fullness(page.title.folded, titleLetters);
  return title.map((answer) => answer * share);
}

interface SectionContext {
  ranking: Ranking;
  /** What the title is worth for each token. */
  title: readonly number[];
}

function rankSection(
  match: PageMatch,
  index: number,
  { ranking, title }: SectionContext,
): RankedSection {
  const { worth } = ranking;
  const section = match.page.sections[index];
  const heading = section?.heading.folded ?? '';
  const own = match.headings[index] ?? [];
  const share =
    fields.heading *
    (section?.isRow ? shares.row : 1) *
    fullness(heading, match.headingLetters[index] ?? []);
  const named = title.map((inTitle, token) => better(inTitle, (own[token] ?? 0) * share));
  const contents = match.contents[index] ?? [];
  const length = (section?.end ?? 0) - (section?.start ?? 0);
  const inContent = weighted(saturated(contents, length), worth);
  const address = `${match.page.document.routePath}#${section?.id}`;
  const isSubject = ranking.subject === address;
  const isNamed = match.headings[index] !== undefined;
  const score =
    weighted(named, worth) +
    fields.above * weightedAbove(match, index, worth) +
    fields.content * inContent +
    (match.phrase.headings.has(index) ? phrases.heading : 0) +
    (match.phrase.contents.has(index) ? phrases.content : 0) +
    (isNamed ? nameScore(heading, ranking.names, section?.isRow ? exact.row : exact.heading) : 0) +
    (isSubject ? exact.heading + exact.signed : 0);
  return { index, score, inHeading: weighted(own, worth), inContent };
}

/** A word that title and heading both have says little more than once. */
function better(a: number, b: number): number {
  return Math.max(a, b) + Math.min(a, b) / 4;
}

/** What the headings above a section answer and its own does not. */
function weightedAbove({ page, headings }: PageMatch, index: number, worth: number[]): number {
  const own = headings[index] ?? [];
  let above = page.sections[index]?.above;
  let best = 0;
  while (above !== undefined) {
    const answers = headings[above]?.map((answer, token) => (own[token] ? 0 : answer));
    if (answers) best = Math.max(best, weighted(answers, worth));
    above = page.sections[above]?.above;
  }
  return best;
}

function wholeScore({ contents, title }: PageMatch, { worth }: Ranking): number {
  const all = title.map((_, token) =>
    contents.reduce((sum, answers) => sum + (answers?.[token] ?? 0), 0),
  );
  return weighted(saturated(all, usual.page, usual.page), worth);
}

/** Lengths of text, in UTF-16 units. */
const usual = { section: 500, page: 5000 };

/** The tenth mention adds less than the second, and in a long text each adds less. */
function saturated(sums: readonly number[], length: number, usualLength = usual.section): number[] {
  const half = 0.7 + (0.3 * length) / usualLength;
  return sums.map((sum) => sum / (sum + half));
}

/** What answers are worth, given the worth of each token. */
export function weighted(answers: readonly number[], worth: readonly number[]): number {
  return answers.reduce((sum, answer, token) => sum + answer * (worth[token] ?? 0), 0);
}

/** Whether two pages are the same to a query is decided by their order on the site. */
export function byScore(a: RankedPage, b: RankedPage): number {
  return b.score - a.score;
}
