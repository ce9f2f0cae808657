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
  if (hit.type === 'header') return hit.header.split(' › ').at(-1) ?? '';
  const first = hit.type === 'content' ? hit.highlights[0] : undefined;
  if (hit.type !== 'content' || !first) return '';
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

/** What is highlighted in all hits of a page, each once. */
export function wordsOnPage({ link }: Suggestion, hits: readonly Suggestion[]): string[] {
  const [page] = splitSuffix(link);
  const words = hits
    .filter((hit) => splitSuffix(hit.link)[0] === page)
    .flatMap((hit) => markedWords(textOfHit(hit), hit.highlights));
  return [...new Set(words)];
}
