import { findWords, type Match } from './find.ts';
import type { Needle } from './needles.ts';
import { isCode } from './page-match.ts';
import type { PageText, Section } from './page-text.ts';
import { weighted } from './rank.ts';
import { widthOf } from './width.ts';

export interface Wanted {
  needles: readonly Needle[];
  /** All words of the query, which are shown best where they stand together. */
  phrase: readonly string[];
  worth: readonly number[];
}

interface Place extends Match {
  needle: Needle;
}

/** How wide the part of an excerpt is that has hits, at most. */
const reach = 60;

/** The place of a section from where an excerpt shows the most of the query, prose before code. */
export function bestPlace(
  page: PageText,
  section: Section,
  wanted: Wanted,
): Pick<Match, 'start' | 'end'> {
  const places = wanted.needles
    .flatMap((needle) =>
      inSection(page, section, needle.words).map((match) => ({ ...match, needle })),
    )
    .sort((a, b) => a.start - b.start);
  const together = new Set(inSection(page, section, wanted.phrase).map(({ start }) => start));
  let best = { start: section.start, end: section.start, score: -1 };
  for (const [index, place] of places.entries()) {
    const near = [place, ...within(reach, places.slice(index + 1), { page, start: place.start })];
    const found = weighted(answersOf(near, wanted.worth.length), wanted.worth);
    const inText = isCode(page, place.start) ? found / 2 : found;
    const score = inText + (together.has(place.start) ? 1 : 0);
    const end = Math.max(...near.map((one) => one.end));
    if (score > best.score) best = { start: place.start, end, score };
  }
  return best;
}

/** A look at so many places is enough. */
const looks = 20;

function within(
  width: number,
  places: readonly Place[],
  { page, start }: { page: PageText; start: number },
): Place[] {
  return places
    .slice(0, looks)
    .filter(
      ({ end }) => end - start <= width && widthOf(page.content.text.slice(start, end)) <= width,
    );
}

function answersOf(places: readonly Place[], tokens: number): number[] {
  const answers = new Array<number>(tokens).fill(0);
  for (const { needle, quality } of places) {
    for (let token = needle.from; token < needle.to; token++) {
      answers[token] = Math.max(answers[token] ?? 0, quality * needle.share);
    }
  }
  return answers;
}

function inSection(page: PageText, { start, end }: Section, words: readonly string[]): Match[] {
  const { text, folded } = page.content;
  const part = { text: text.slice(start, end), folded: folded.slice(start, end) };
  return findWords(part, words).map((match) => ({
    ...match,
    start: match.start + start,
    end: match.end + start,
  }));
}
