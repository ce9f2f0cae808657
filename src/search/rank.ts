import type { Page, Unit } from './corpus.ts';
import { lineAround, type Range } from './excerpt.ts';
import {
  type PageMatch,
  type Place,
  type TokenScores,
  type UnitMatch,
  weightedSum,
} from './match.ts';
import type { SearchContext } from './search-context.ts';
import { significantLength } from './stop-words.ts';
import type { FoldedText } from './text.ts';
import { bonuses, boosts, type Field, fieldWeights } from './weights.ts';

interface ScoreOptions {
  /** The score of a place for each of its tokens. Default: its quality. */
  of?: (place: Place, field: Field) => number;
  /** Whether the places of a token are added up; else the best one counts. */
  adds?: boolean;
}

/** The scores of what was found, for each of so many tokens. */
function scoreTokens(
  found: readonly Pick<UnitMatch, 'unit' | 'places'>[],
  tokens: number,
  { of = ({ quality }) => quality, adds = false }: ScoreOptions = {},
): number[] {
  const answers = new Array<number>(tokens).fill(0);
  for (const { unit, places } of found) {
    for (const place of places) {
      const value = of(place, unit.field);
      for (let token = place.term.from; token < place.term.to; token++) {
        const known = answers[token] ?? 0;
        answers[token] = adds ? known + value : Math.max(known, value);
      }
    }
  }
  return answers;
}

/** A page with its score, and those of its sections. */
export interface RankedPage {
  page: Page;
  score: number;
  /** Score of its title. */
  inTitle: number;
  sections: RankedSection[];
}

export interface RankedSection {
  index: number;
  score: number;
  /** Scores of its heading, and of its text. */
  inHeading: number;
  inContent: number;
  /** What was found in its text. */
  found: UnitMatch[];
}

/** Scores a page by its name and its best section. */
export function rankPage(match: PageMatch, idf: TokenScores, context: SearchContext): RankedPage[] {
  const page = context.corpus.pages[match.page];
  if (!page) return [];
  const plain = (found: readonly UnitMatch[]) => weightedSum(scoreTokens(found, idf.length), idf);
  const named = (found: readonly UnitMatch[]) =>
    found
      .map((one) => inName(one, context, idf.length))
      .reduce(best, new Array<number>(idf.length).fill(0));
  const { names, texts } = bySection(match.found, page);
  const [titles = [], ...headings] = names;
  const title = named(titles);
  const whole = (found: readonly UnitMatch[]) => wholeName(found, { idf, context });
  const inOneTitle = whole(titles);
  const sections = texts.flatMap((found, index): RankedSection[] => {
    const heads = index ? (headings[index - 1] ?? []) : [];
    if (index && !heads.length && !found.length) return [];
    const inContent = weightedSum(saturated(found, idf.length), idf);
    const oneName = bonuses.oneName * Math.max(inOneTitle, whole(heads));
    const score =
      weightedSum(best(title, named(heads)), idf) + oneName + fieldWeights.content * inContent;
    return [{ index, score, inHeading: plain(heads), inContent, found }];
  });
  const inTexts = sections.reduce((sum, { inContent }) => sum + inContent, 0);
  const score = (bonuses.page * inTexts) / (inTexts + 2);
  sections.sort((a, b) => b.score - a.score);
  const inTitle = plain(titles);
  // Who asks for it by its name wants even news.
  const boost = page.isAside ? boosts.aside + (1 - boosts.aside) * Math.min(1, inTitle) : 1;
  return [
    {
      page,
      score: (score + (sections[0]?.score ?? 0)) * boost * match.coverage,
      inTitle,
      sections,
    },
  ];
}

/** What was found in the name of each section, and in its text; the first one is named by the page. */
function bySection(
  all: readonly UnitMatch[],
  page: Page,
): { names: UnitMatch[][]; texts: UnitMatch[][] } {
  const names: UnitMatch[][] = page.sections.map(() => []);
  const texts: UnitMatch[][] = page.sections.map(() => []);
  for (const found of all) {
    const { field, section } = found.unit;
    (field === 'content' || field === 'code' ? texts : names)[section]?.push(found);
  }
  return { names, texts };
}

/** A word that title and heading both have counts little more than once. */
function best(some: TokenScores, others: TokenScores): number[] {
  return some.map((a, token) => {
    const b = others[token] ?? 0;
    return Math.max(a, b) + Math.min(a, b) * bonuses.repeated;
  });
}

/** What was found in a name counts more the more of the name was asked for. */
function inName(found: UnitMatch, context: SearchContext, tokens: number): number[] {
  const { corpus, stops } = context;
  const { unit } = found;
  const name = corpus.text.folded.slice(unit.start, unit.end);
  const letters = scoreTokens([found], tokens, {
    of: ({ start, end, term }) => (end - start) / (term.to - term.from),
  });
  const asked = letters.reduce((total, one) => total + one, 0);
  const boost = Math.min(1, asked / significantLength(name, stops));
  const weight =
    fieldWeights[unit.field] *
    (bonuses.leastFull + (1 - bonuses.leastFull) * boost ** bonuses.fullness) *
    (boost < bonuses.nearlyFull ? 1 : fame(unit, context));
  return scoreTokens([found], tokens).map((answer) => answer * weight);
}

/** Of options with the same last part, the one is meant that pages name more often. */
function fame({ page, section, start, end }: Unit, { corpus, find }: SearchContext): number {
  const parts = corpus.text.folded.slice(start, end).split('.');
  if (parts.length < 2 || !corpus.pages[page]?.sections[section]?.option?.length) return 1;
  return 1 + bonuses.fame * Math.log(find(parts).length || 1);
}

/** The best score of a single name: one that has most of a query says more than several that have a word each. */
function wholeName(
  found: readonly UnitMatch[],
  { idf, context }: { idf: TokenScores; context: SearchContext },
): number {
  const scores = found.map((one) => {
    const share = weightedSum(scoreTokens([one], idf.length), idf);
    return weightedSum(inName(one, context, idf.length), idf) * Math.min(1, share);
  });
  return Math.max(0, ...scores);
}

/** The tenth mention adds less than the second; words that follow each other count more than any number of mentions. */
function saturated(found: readonly UnitMatch[], tokens: number): number[] {
  const most = scoreTokens(found, tokens);
  const sums = scoreTokens(found, tokens, {
    of: ({ quality }, field) => (quality * fieldWeights[field]) / fieldWeights.content,
    adds: true,
  });
  return sums.map(
    (sum, token) => (sum / (sum + 1)) * Math.min(3, Math.max(1, most[token] ?? 0) ** 2),
  );
}

/** Of the score of a place in a line so short that it is a cell of a table, or a label. */
const inCell = 0.5;

/** A line of fewer characters is a cell, or a label. */
const shortLine = 24;

/** The place that answers the most of a query, and its line: prose before code, sentences before cells. */
export function bestPlace(
  found: readonly UnitMatch[],
  idf: TokenScores,
  { text }: FoldedText,
): { line: Range; place: Place } | undefined {
  let most = 0;
  let best: { line: Range; place: Place } | undefined;
  for (const { unit, places } of found) {
    for (const place of places) {
      const answers = scoreTokens([{ unit, places: [place] }], idf.length);
      const line = lineAround(text, place, unit);
      const isCell = line.end - line.start < shortLine;
      const score = fieldWeights[unit.field] * weightedSum(answers, idf) * (isCell ? inCell : 1);
      if (score > most) [most, best] = [score, { line, place }];
    }
  }
  return best;
}
