import { type LocaleCode, spokenFor } from '#shared/locale.ts';
import type { GlossaryData } from '../content/records/glossary-schema.ts';
import { titleOf } from '../content/records/glossary-title.ts';

/** The sections of the glossary's page: a heading for each group and term, with what it means. */
export function glossaryMarkdown(
  { groups }: Pick<GlossaryData, 'groups'>,
  locale: LocaleCode,
): string {
  const lang = spokenFor(locale);
  const sections = groups.map(({ id, title, terms }) => [
    `## ${title[lang]} {#${id}}`,
    ...terms.flatMap((term) => [`### ${titleOf(term, lang)} {#${term.id}}`, term.definition[lang]]),
  ]);
  return `${sections.flat().join('\n\n')}\n`;
}
