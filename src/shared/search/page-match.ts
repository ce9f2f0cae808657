import { shares } from './fields.ts';
import { findWords } from './find.ts';
import type { Needle } from './needles.ts';
import { type PageText, placeOf } from './page-text.ts';

/** How well each token of a query is answered by each part of a page. */
export interface PageMatch {
  page: PageText;
  /** For each token, the best answer in the title. */
  title: number[];
  group: number[];
  /** For each section, the best answer of its heading to each token; absent where there is none. */
  headings: (number[] | undefined)[];
  /** For each section, the sum of its text's answers. */
  contents: (number[] | undefined)[];
  /** How many letters of the title, and of each heading, each token takes up. */
  titleLetters: number[];
  headingLetters: (number[] | undefined)[];
  /** Where all words of the query stand together. */
  phrase: { title: boolean; headings: Set<number>; contents: Set<number> };
}

export function emptyMatch(page: PageText, tokens: number): PageMatch {
  return {
    page,
    title: zeros(tokens),
    group: zeros(tokens),
    headings: [],
    contents: [],
    titleLetters: zeros(tokens),
    headingLetters: [],
    phrase: { title: false, headings: new Set(), contents: new Set() },
  };
}

function zeros(length: number): number[] {
  return new Array<number>(length).fill(0);
}

/** Adds what is found of a needle. */
export function addNeedle(match: PageMatch, needle: Needle): void {
  const { page } = match;
  const tokens = match.title.length;
  for (const { start, end, quality } of findWords(page.title, needle.words)) {
    answer(match.title, needle, quality, Math.max);
    answer(match.titleLetters, evenly(needle), end - start, Math.max);
  }
  for (const { quality } of findWords(page.group, needle.words)) {
    answer(match.group, needle, quality, Math.max);
  }
  for (const { start, end, quality } of findWords(page.headings, needle.words)) {
    const index = placeOf(start, page.headingStarts);
    const known = at(match.headings, index, tokens);
    answer(known, needle, quality, Math.max);
    const letters = at(match.headingLetters, index, tokens);
    answer(letters, evenly(needle), end - start, Math.max);
  }
  for (const { start, quality } of contentMatches(page, needle.words)) {
    const known = at(match.contents, sectionAt(page, start), tokens);
    answer(known, needle, isCode(page, start) ? quality * shares.code : quality, sum);
  }
}

/** The answers of a section, none of them at first. */
function at(answers: (number[] | undefined)[], section: number, tokens: number): number[] {
  const known = answers[section] ?? zeros(tokens);
  answers[section] = known;
  return known;
}

/** Notes where all words stand together. */
export function addPhrase({ page, phrase }: PageMatch, words: readonly string[]): void {
  phrase.title = findWords(page.title, words, 1).length > 0;
  for (const { start } of findWords(page.headings, words)) {
    phrase.headings.add(placeOf(start, page.headingStarts));
  }
  for (const { start } of contentMatches(page, words)) phrase.contents.add(sectionAt(page, start));
}

/** Where words stand in a page's text, other than in headings. */
function contentMatches(page: PageText, words: readonly string[]) {
  return findWords(page.content, words).filter(
    ({ start }) => start >= (page.sections[sectionAt(page, start)]?.start ?? 0),
  );
}

function sectionAt(page: PageText, index: number): number {
  return placeOf(index, page.sectionStarts);
}

export function isCode({ code }: PageText, index: number): boolean {
  return code.length > 1 && index >= (code[0] ?? 0) && placeOf(index, code) % 2 === 0;
}

/** What a needle finds is shared by the tokens that it stands for. */
function evenly(needle: Needle): Needle {
  return { ...needle, share: 1 / (needle.to - needle.from) };
}

function sum(a: number, b: number): number {
  return a + b;
}

function answer(
  known: number[],
  { from, to, share }: Needle,
  quality: number,
  join: (a: number, b: number) => number,
): void {
  for (let token = from; token < to; token++) {
    known[token] = join(known[token] ?? 0, quality * share);
  }
}
