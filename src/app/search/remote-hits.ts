import type { SearchDocument } from '#search/search-index.ts';
import type { Highlight, Suggestion } from '#search/suggestion.ts';

/** Width of an excerpt; what is not Latin counts three. */
const width = 100;

/** The rows of a page that a server found: the page, and the place in its text where a word of the query stands. */
export function suggestionsOf(hit: SearchDocument, query: string): Suggestion[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const { title, lang, routePath } = hit;
  const page = { title, lang };
  const highlights = highlightsIn(title, words);
  const statement = statementOf(hit.content, words);
  const rows: Suggestion[] = [{ type: 'title', link: routePath, highlights, ...page }];
  if (!statement) return rows;
  const heading = hit.toc.findLast(({ charIndex }) => charIndex >= 0 && charIndex <= statement.at);
  const content: Suggestion = {
    type: 'content',
    link: heading ? `${routePath}#${encodeURIComponent(wellFormed(heading.id))}` : routePath,
    header: heading?.text ?? '',
    statement: statement.text,
    highlights: highlightsIn(statement.text, words),
    ...page,
  };
  return [...rows, content];
}

/** A text without halves of characters, which no address can carry. */
function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\ufffd');
}

/** The line with the first hit, from a few words before it. */
function statementOf(content: string, words: readonly string[]) {
  const at = firstOf(content, words);
  if (at < 0) return undefined;
  const line = content.lastIndexOf('\n', at) + 1;
  const near = at - line < width / 3 ? line : content.indexOf(' ', at - width / 3) + 1;
  const start = near > line && near <= at ? near : Math.max(line, at - width / 3);
  return { at, text: cut(content.slice(Math.floor(start)).split('\n', 1)[0] ?? '') };
}

function cut(text: string): string {
  let room = width;
  let kept = '';
  for (const character of text) {
    room -= /[\p{Script=Latin}\p{Script=Common}]/u.test(character) ? 1 : 3;
    if (room < 0) break;
    kept += character;
  }
  return kept;
}

function firstOf(text: string, words: readonly string[]): number {
  const lower = text.toLowerCase();
  const places = words.map((word) => lower.indexOf(word)).filter((place) => place >= 0);
  return places.length > 0 ? Math.min(...places) : -1;
}

function highlightsIn(text: string, words: readonly string[]): Highlight[] {
  const lower = text.toLowerCase();
  return words.flatMap((word) => {
    const at = lower.indexOf(word);
    if (at < 0) return [];
    return [{ start: [...lower.slice(0, at)].length, length: [...word].length }];
  });
}
