import { wordsOf } from './letters.ts';
import type { StopWords } from './stop-words.ts';

/**
 * Letters of a name that have to be asked for to mean it: those of its last part, or of the telling
 * words of a sentence. Of names with the same last part, the shorter one is meant.
 */
export function tellingLength(folded: string, stops: StopWords): number {
  const parts = /^[\w.:@/-]+$/.test(folded) ? folded.split('.') : [folded];
  const last = parts.at(-1) ?? '';
  const telling = wordsOf(last).filter(({ text }) => !stops.has(text));
  const signs = folded.startsWith('--') ? 2 : 0.1 * (folded.length - last.length);
  return telling.reduce((sum, { text }) => sum + text.length, signs) || 1;
}
