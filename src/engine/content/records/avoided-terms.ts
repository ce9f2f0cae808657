import { inEachLocale, type SpokenLocale } from '#shared/locale.ts';
import { escapePattern } from '#shared/text.ts';
import type { GlossaryData } from './glossary-schema.ts';
import { titleOf } from './glossary-title.ts';

/** A wrong word and the right one. */
export interface AvoidedTerm {
  wrong: string;
  right: string;
  /** Right words of the glossary that contain the wrong one: 热替换 is a part of 模块热替换. */
  within: string[];
}

export type AvoidedTerms = Record<SpokenLocale, AvoidedTerm[]>;

/** All words that pages of a language do not use. */
export function avoidedTerms(glossary: GlossaryData): AvoidedTerms {
  return inEachLocale((lang) => avoidedIn(lang, glossary));
}

function avoidedIn(lang: SpokenLocale, { groups, terms, names }: GlossaryData): AvoidedTerm[] {
  const explained = groups.flatMap((group) => group.terms);
  const all = [...explained, ...terms];
  const rights = [
    ...all.flatMap((term) => term[lang]),
    ...explained.map((term) => titleOf(term, lang)),
    ...names.map(({ name }) => name),
  ];
  const pairs = [
    ...all.flatMap(({ avoid }) => Object.entries(avoid[lang])),
    ...names.flatMap(({ name, avoid }) => avoid.map((wrong) => [wrong, name] as const)),
  ];
  return pairs.map(([wrong, right]) => ({
    wrong,
    right,
    within: rights.filter((word) => word !== wrong && word.includes(wrong)),
  }));
}

/**
 * Finds a word. Latin ones stand for themselves: not as a part of another word or of a name
 * (`source-map`, `@x/sourcemap.js`), in the plural too, and with a capital where a sentence begins.
 */
export function termPattern(wrong: string): RegExp {
  const [initial = '', ...rest] = [...wrong];
  const spaced = (letters: string) => escapePattern(letters).replaceAll(' ', '\\s+');
  const isSmall = /\p{Script=Latin}/u.test(initial) && initial === initial.toLowerCase();
  const start = isSmall ? `[${initial}${initial.toUpperCase()}]` : spaced(initial);
  const before = /^\p{Script=Latin}/u.test(wrong) ? '(?<![\\p{Script=Latin}\\d_@/.-])' : '';
  const after = /\p{Script=Latin}$/u.test(wrong)
    ? '(?:e?s)?(?![\\p{Script=Latin}\\d_/-]|\\.\\w)'
    : '';
  return new RegExp(`${before}${start}${spaced(rest.join(''))}${after}`, 'gu');
}
