/** A word of Latin letters, and where in its text it begins. */
export interface Word {
  word: string;
  offset: number;
}

// Addresses, handles and packages (`@rspack/core`), flags: names, which are not spelled by any rule.
const names =
  /\w+:\/\/\S+|(?<![\p{L}\d])@[\w./-]+|(?<![\p{L}\d-])--?[a-z][\w.-]*|[\w.+-]+@[\w-]+\.\w+/gu;
const words = /\p{Script=Latin}[\p{Script=Latin}\p{M}\d]*(?:['’-][\p{Script=Latin}\d]+)*/gu;

/**
 * The words of a text that can be looked up: without the names of things and places.
 *
 * ```
 * Run `x`: @rspack/cli's splitChunks don't   →   Run, splitChunks, don't
 * ```
 */
export function wordsOf(text: string): Word[] {
  const prose = text.replaceAll(names, (name) => ' '.repeat(name.length));
  return [...prose.matchAll(words)]
    .map(({ 0: written, index }) => ({ word: withoutPossessive(written), offset: index }))
    .filter(({ word }) => isWord(word));
}

/** What a compound is made of: `HtmlRspackPlugin` → Html, Rspack, Plugin; `add-ons` → add, ons. */
export function partsOf({ word, offset }: Word): Word[] {
  return [...word.matchAll(/\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?[\p{Ll}']+|\p{Lu}+/gu)]
    .map((match) => ({ word: match[0], offset: offset + match.index }))
    .filter((part) => isWord(part.word));
}

function withoutPossessive(word: string): string {
  return word.replaceAll('’', "'").replace(/'s?$/, '');
}

/** Two letters are an abbreviation, or too little to tell. */
function isWord(word: string): boolean {
  return word.length > 2;
}
