import { wordsOf } from './letters.ts';
import { lastName } from './names.ts';
import { isStopWord } from './stop-words.ts';

const leastFullness = 0.4;

/** How much of a title or heading was asked for; of a dotted name, the last part tells the most. */
export function fullness(folded: string, letters: readonly number[]): number {
  const asked = letters.reduce((sum, count) => sum + count, 0);
  const share = Math.min(1, asked / Math.max(1, tellingLength(folded)));
  return leastFullness + (1 - leastFullness) * share;
}

const tellingLengths = new Map<string, number>();

/** Length of a last name, or of the words of a sentence that do not only ask or join. */
function tellingLength(folded: string): number {
  const known = tellingLengths.get(folded);
  if (known !== undefined) return known;
  const words = wordsOf(lastName(folded)).map(({ text }) => text);
  const telling = words.filter((word) => !isStopWord(word));
  const length = telling.join(' ').length;
  tellingLengths.set(folded, length);
  return length;
}
