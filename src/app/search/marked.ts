import type { Highlight } from '#search/suggestion.ts';

/** A piece of a text, and whether it is a hit. */
export interface MarkedPart {
  text: string;
  isHit: boolean;
}

/** Divides a text at its highlights, which count characters and not UTF-16 units. */
export function markedParts(text: string, highlights: readonly Highlight[]): MarkedPart[] {
  const characters = [...text];
  const parts: MarkedPart[] = [];
  let end = 0;
  const add = (to: number, isHit: boolean) => {
    const text = characters.slice(end, to).join('');
    if (text) parts.push({ text, isHit });
    end = Math.max(end, to);
  };
  for (const { start, length } of [...highlights].sort((a, b) => a.start - b.start)) {
    add(start, false);
    add(start + length, true);
  }
  add(characters.length, false);
  return parts;
}

/** What is highlighted in a text, each once. */
export function markedWords(text: string, highlights: readonly Highlight[]): string[] {
  const hits = markedParts(text, highlights).filter(({ isHit }) => isHit);
  return [...new Set(hits.map((part) => part.text.trim()).filter(Boolean))];
}
