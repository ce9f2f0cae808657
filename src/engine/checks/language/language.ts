import { inEachLocale, isSpoken } from '#shared/locale.ts';
import type { Problem } from '#shared/problem.ts';
import type { AvoidedTerm, AvoidedTerms } from '../../content/records/avoided-terms.ts';
import type { LanguageFiles } from '../../content/records/language-files.ts';
import { type AutoCorrect, loadAutoCorrect } from './autocorrect.ts';
import { type Dictionary, loadDictionary } from './dictionary.ts';
import { readProse } from './prose.ts';
import type { LanguagePage } from './prose-block.ts';
import { checkSpelling } from './spelling.ts';
import { termProblems } from './term-problems.ts';
import { typographyProblems } from './typography.ts';

/** The result for a page; pages with the same key have the same result, but for suggestions. */
export interface LanguageReport {
  problems: Problem[];
  /** Own words of the site that the page uses. */
  ownWords: string[];
}

/** Looks at one page at a time, so that results can be kept. */
export interface LanguageCheck {
  /** All that a page's result comes from, beside this package: its text, and what the site's words say of it. */
  keyOf: (page: LanguagePage) => unknown[];
  checkPage: (page: LanguagePage) => Promise<LanguageReport>;
}

/** What looks texts over, and takes its time to load. */
export interface LanguageTools {
  dictionary: Dictionary;
  autoCorrect: AutoCorrect;
}

/** Spelling, typesetting and terms of pages. The tools are loaded when the first page needs them. */
export function createLanguageCheck(
  { ownWords, avoided }: Pick<LanguageFiles, 'ownWords' | 'avoided'>,
  { loadTools = loadAll }: { loadTools?: () => Promise<LanguageTools> } = {},
): LanguageCheck {
  const words = ownWords.map(({ word }) => word);
  const own = new Set(words);
  let tools: Promise<LanguageTools> | undefined;

  return {
    keyOf(page) {
      const { file, lang, format, head, body } = page;
      const text = textOf(page);
      return [
        file,
        lang,
        format,
        head,
        body,
        wordsIn(text, words),
        isSpoken(lang) ? termsIn(text, avoided)[lang] : [],
      ];
    },

    async checkPage(page) {
      // Files are read while pages are parsed.
      tools ??= loadTools();
      const blocks = readProse(page);
      // What it would have used cannot be told: that must not look like words without a use.
      if (!blocks) return { problems: [], ownWords: wordsIn(textOf(page), words) };
      const { file, lang } = page;
      const { dictionary, autoCorrect } = await tools;
      // The dictionary is English, and knows the Latin words of Chinese texts.
      const spelling = checkSpelling(isSpoken(lang) ? blocks : [], { file, own, dictionary });
      const problems = [
        ...spelling.problems,
        ...typographyProblems(blocks, { file, lang, autoCorrect }),
        ...termProblems(blocks, { file, lang, avoided: termsIn(textOf(page), avoided) }),
      ];
      return { problems, ownWords: spelling.ownWords };
    },
  };
}

async function loadAll(): Promise<LanguageTools> {
  return { dictionary: await loadDictionary(), autoCorrect: loadAutoCorrect() };
}

function textOf({ head, body }: LanguagePage): string {
  return `${head}${body}`.toLowerCase();
}

function wordsIn(text: string, words: readonly string[]): string[] {
  return words.filter((word) => text.includes(word.toLowerCase()));
}

/** The terms that a text may use: most of them are nowhere in it. */
function termsIn(text: string, terms: AvoidedTerms): AvoidedTerms {
  const mayBeIn = ({ wrong }: AvoidedTerm) =>
    text.includes(wrong.toLowerCase().split(' ')[0] ?? wrong);
  return inEachLocale((lang) => terms[lang].filter(mayBeIn));
}
