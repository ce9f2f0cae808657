import type { Suggestion } from '#search/suggestion.ts';
import { splitSuffix } from '#shared/url.ts';
import { markedWords } from './marked.ts';

/** The text of a hit that its highlights are about. */
export function textOfHit(hit: Suggestion): string {
  switch (hit.type) {
    case 'title':
      return hit.title;
    case 'header':
      return hit.header;
    case 'content':
      return hit.statement;
  }
}

/** Characters of context that tell a statement from others like it. */
const context = 24;

/**
 * The part of an address that lets a browser find a hit by itself, in a new tab: `:~:text=…`.
 *
 * A heading is found by its own text, a statement by its first hit and the words that follow.
 */
export function textDirective(hit: Suggestion): string {
  const text = directiveText(hit).trim();
  if (!text) return '';
  // A hyphen has a meaning of its own there.
  return `:~:text=${encodeURIComponent(text.replace(/\p{Cs}/gu, '')).replaceAll('-', '%2D')}`;
}

function directiveText(hit: Suggestion): string {
  if (hit.type === 'header') return nameOfHit(hit).name;
  const [first] = hit.highlights;
  if (hit.type === 'title' || !first) return '';
  const { start, length } = first;
  const characters = [...hit.statement.replace(/[\u2026\s]+$/, '')];
  const shortest = start + length;
  let end = shortest;
  // It has to end with a word, and within its block.
  for (let at = shortest; at <= characters.length && at - shortest <= context; at++) {
    const next = characters[at];
    if (next === undefined || /[\s\p{P}]|[^\p{Script=Latin}\d]/u.test(next)) end = at;
    if (next === '\n') break;
  }
  return characters.slice(start, end).join('');
}

/** What a hit is called: the title, the last heading of its path, or the one that its text stands under. */
export function nameOfHit(hit: Suggestion): { name: string; path: string } {
  const headings = headingsOf(hit);
  return { name: headings.pop() ?? '', path: headings.join(divider) };
}

function headingsOf(hit: Suggestion): string[] {
  if (hit.type === 'header') return hit.header.split(divider);
  return hit.type === 'content' && hit.header ? [hit.title, hit.header] : [hit.title];
}

/** Between the headings of a path. */
const divider = ' › ';

/** Whether two hits are of the same page. */
export function isOfPage(one: Suggestion, other: Suggestion): boolean {
  return splitSuffix(one.link)[0] === splitSuffix(other.link)[0];
}

/** What is highlighted in all hits of a page, each once. */
export function wordsOnPage(one: Suggestion, hits: readonly Suggestion[]): string[] {
  const words = hits
    .filter((hit) => isOfPage(one, hit))
    .flatMap((hit) => markedWords(textOfHit(hit), hit.highlights));
  return [...new Set(words)];
}
