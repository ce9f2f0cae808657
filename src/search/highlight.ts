import { findWords } from './find.ts';
import { foldedText } from './fold.ts';
import type { Highlight } from './suggestion.ts';

/** The parts of a text that answer a query, in characters, in order, apart from each other. */
export function highlightsOf(text: string, needles: readonly (readonly string[])[]): Highlight[] {
  const folded = foldedText(text);
  const found = needles.flatMap((words) => findWords(folded, words));
  const inOrder = found.sort((a, b) => a.start - b.start || b.end - a.end);
  const merged: { start: number; end: number }[] = [];
  for (const { start, end } of inOrder) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged.map(({ start, end }) => ({
    start: characters(text.slice(0, start)),
    length: characters(text.slice(start, end)),
  }));
}

function characters(text: string): number {
  return [...text].length;
}
