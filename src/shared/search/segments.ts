/**
 * Divides a run of Chinese, Japanese or Korean into words: first those that are known, the longest
 * first, then those of the language.
 */
export function segments(run: string, known: ReadonlySet<string>): string[] {
  const words: string[] = [];
  let rest = '';
  for (let at = 0; at < run.length; ) {
    const word = longestAt(run, at, known);
    if (word) words.push(...languageWords(rest), word);
    rest = word ? '' : rest + run.charAt(at);
    at += word?.length ?? 1;
  }
  return [...words, ...languageWords(rest)];
}

const longestWord = 8;

function longestAt(run: string, at: number, known: ReadonlySet<string>): string | undefined {
  for (let length = Math.min(longestWord, run.length - at); length >= 2; length--) {
    const word = run.slice(at, at + length);
    if (known.has(word)) return word;
  }
  return undefined;
}

const segmenter =
  // Not every browser that reads the pages has it.
  typeof Intl.Segmenter === 'function'
    ? new Intl.Segmenter('zh', { granularity: 'word' })
    : undefined;

function languageWords(run: string): string[] {
  if (!run) return [];
  return segmenter ? [...segmenter.segment(run)].map(({ segment }) => segment) : pairs(run);
}

function pairs(run: string): string[] {
  const letters = [...run];
  return letters.flatMap((letter, index) => (index % 2 ? [] : letter + (letters[index + 1] ?? '')));
}
