import { type SpokenLocale, spokenLocales } from '#shared/locale.ts';
import type { ExplainedTerm } from './glossary-schema.ts';

/** A term's heading on the glossary's page: 模块（module）, or what its entry says. */
export function titleOf(
  { title, ...term }: Pick<ExplainedTerm, 'title' | SpokenLocale>,
  lang: SpokenLocale,
): string {
  if (title) return title[lang];
  const [original] = spokenLocales;
  const [[first = ''], [word = '']] = [term[original], term[lang]];
  if (lang === original) return first.slice(0, 1).toUpperCase() + first.slice(1);
  return word === first ? word : `${word}（${first}）`;
}
