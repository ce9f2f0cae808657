import path from 'node:path';
import type { Problem } from '#shared/problem.ts';
import { readText } from '../../files/read-text.ts';
import { type AvoidedTerms, avoidedTerms } from './avoided-terms.ts';
import { type Glossary, parseGlossary } from './glossary.ts';
import { type OwnWord, ownWordsProblems, parseOwnWords } from './own-words.ts';

/** The glossary and the site's own words. */
export interface LanguageFiles {
  texts: LanguageTexts;
  ownWords: OwnWord[];
  glossary: Glossary;
  avoided: AvoidedTerms;
  /** Of the glossary. */
  problems: Problem[];
  /** Whether nothing of the glossary is used. */
  isBroken: boolean;
}

/** The two files as they are written. */
export interface LanguageTexts {
  words: string;
  glossary?: string;
}

/** Reads the site's words and its glossary; a site without words has its language unchecked. */
export async function loadLanguageFiles(contentFolder: string): Promise<LanguageFiles | undefined> {
  const [words, glossary] = await Promise.all(
    ['words.txt', 'glossary.yaml'].map((name) =>
      readText(path.join(contentFolder, name), `content/${name}`),
    ),
  );
  if (words === undefined) return undefined;
  return parseLanguageFiles({ words, ...(glossary === undefined ? {} : { glossary }) });
}

/** Checks the texts of the two files. */
export function parseLanguageFiles(texts: LanguageTexts): LanguageFiles {
  const { glossary, problems, isBroken } = parseGlossary(texts.glossary ?? '');
  const ownWords = parseOwnWords(texts.words);
  return { texts, ownWords, glossary, avoided: avoidedTerms(glossary), problems, isBroken };
}

/** Everything wrong with the two files, given the own words that the site's pages use. */
export function languageFilesProblems(
  files: LanguageFiles,
  usedWords: Iterable<string>,
): Problem[] {
  return [...files.problems, ...ownWordsProblems(files.ownWords, new Set(usedWords))];
}
