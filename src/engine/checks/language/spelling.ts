import { editDistance } from '#shared/edit-distance.ts';
import type { Problem } from '#shared/problem.ts';
import { ownWordFor, wordsFile } from '../../content/records/own-words.ts';
import type { Dictionary } from './dictionary.ts';
import { excerptOf } from './excerpt.ts';
import { lineAt, type ProseBlock, textOf } from './prose-block.ts';
import { partsOf, type Word, wordsOf } from './words.ts';

interface SpellingContext {
  file: string;
  dictionary: Dictionary;
  own: ReadonlySet<string>;
}

/** What looking up a page's words gives. */
export interface Spelling {
  problems: Problem[];
  /** Own words of the site that the page cannot do without. */
  ownWords: string[];
}

/** Looks up the words of a page's blocks; Latin ones, whatever the language around them. */
export function checkSpelling(blocks: readonly ProseBlock[], context: SpellingContext): Spelling {
  const problems: Problem[] = [];
  const ownWords = new Set<string>();
  for (const block of blocks) {
    for (const word of unknownWords(block, context)) {
      const own = ownWordFor(word.word, context.own);
      if (own !== undefined) ownWords.add(own);
      else problems.push(unknownWord(word, block, context));
    }
  }
  return { problems, ownWords: [...ownWords].sort() };
}

/** A name in camel case is known if the site knows it, or if its parts are words. */
function unknownWords(block: ProseBlock, { dictionary, own }: SpellingContext): Word[] {
  return wordsOf(textOf(block)).flatMap((word) => {
    if (dictionary.has(word.word)) return [];
    if (ownWordFor(word.word, own)) return [word];
    return partsOf(word).filter((part) => !dictionary.has(part.word));
  });
}

function unknownWord(
  { word, offset }: Word,
  block: ProseBlock,
  { file, dictionary, own }: SpellingContext,
): Problem {
  const suggestions = suggestionsFor(word, dictionary, own);
  return {
    file,
    line: lineAt(block, offset),
    message: `Unknown word “${word}”`,
    found: excerptOf(block, textOf(block), { from: offset, to: offset + word.length }),
    ...(suggestions.length > 0 ? { expected: suggestions.join(', or ') } : {}),
    fix: `correct it; or, if it is right, add it to ${wordsFile}`,
  };
}

function suggestionsFor(word: string, dictionary: Dictionary, own: ReadonlySet<string>): string[] {
  const reach = word.length > 7 ? 2 : 1;
  const near = [...own].filter((candidate) => editDistance(word, candidate) <= reach);
  const all = [...near, ...dictionary.suggest(word)];
  const isFirst = (known: string, index: number) =>
    all.findIndex((other) => other.toLowerCase() === known.toLowerCase()) === index;
  return all.filter(isFirst).slice(0, 3);
}
