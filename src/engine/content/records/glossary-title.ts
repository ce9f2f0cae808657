import type { LocaleCode } from '#shared/locale.ts';
import type { ExplainedTerm } from './glossary-schema.ts';

/** A term's heading on the glossary's page: 模块（module）, or what its entry says. */
export function titleOf(
  { title, en, zh }: Pick<ExplainedTerm, 'title' | 'en' | 'zh'>,
  lang: LocaleCode,
): string {
  if (title) return title[lang];
  const [english = ''] = en;
  if (lang === 'en') return english.slice(0, 1).toUpperCase() + english.slice(1);
  const [chinese = ''] = zh;
  return chinese === english ? chinese : `${chinese}（${english}）`;
}
