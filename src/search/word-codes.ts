/** Texts in which usual words are single characters: a host compresses them to less. */
export interface PackedTexts {
  /** The character of the first word; the others follow. */
  from: number;
  words: string;
  texts: string[];
}

/** So many words have a character, as long as these have two bytes. */
const mostWords = 1700;

/** Latin words; Chinese is as short as it can be. */
const word = /[A-Za-z]+/g;

/** Where characters of two bytes begin that texts in Latin hardly have, and where those that nobody has. */
const firstCodes = [0x100, 0xe100];

/** Writes the words that save most as characters that no text has. */
export function packWords(texts: readonly string[]): PackedTexts {
  const counts = new Map<string, number>();
  const all = texts.join('\n');
  for (const found of all.match(word) ?? []) counts.set(found, (counts.get(found) ?? 0) + 1);
  const saved = ([text, count]: [string, number]) => count * (text.length - 1);
  const words = [...counts]
    .filter(([text, count]) => count > 2 && text.length > 2)
    .sort((a, b) => saved(b) - saved(a))
    .slice(0, mostWords)
    .sort(([, a], [, b]) => b - a)
    .map(([text]) => text);
  const isFree = (code: number) => !codesOf(code, mostWords).test(all);
  const from = firstCodes.find(isFree);
  if (from === undefined || words.length === 0) return { from: 0, words: '', texts: [...texts] };
  const codes = new Map(words.map((text, index) => [text, String.fromCharCode(from + index)]));
  return {
    from,
    words: words.join(' '),
    texts: texts.map((text) => text.replaceAll(word, (found) => codes.get(found) ?? found)),
  };
}

/** The texts as they were. */
export function unpackWords({ from, words, texts }: PackedTexts): string[] {
  if (words === '') return [...texts];
  const list = words.split(' ');
  const codes = codesOf(from, list.length);
  return texts.map((text) =>
    text.replace(codes, (code) => list[code.charCodeAt(0) - from] ?? code),
  );
}

function codesOf(from: number, count: number): RegExp {
  const last = from + count - 1;
  return new RegExp(`[${String.fromCharCode(from)}-${String.fromCharCode(last)}]`, 'g');
}
