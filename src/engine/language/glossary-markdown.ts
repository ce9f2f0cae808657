import { type LocaleCode, localeCodes } from '#shared/locale.ts';
import { type Glossary, glossaryFile } from './glossary.ts';
import type { GlossaryData } from './glossary-schema.ts';
import { titleOf } from './glossary-title.ts';
import type { LanguagePage } from './prose-block.ts';

/** The sections of the glossary's page: a heading for each group and term, with what it means. */
export function glossaryMarkdown(
  { groups }: Pick<GlossaryData, 'groups'>,
  lang: LocaleCode,
): string {
  const sections = groups.map(({ id, title, terms }) => [
    `## ${title[lang]} {#${id}}`,
    ...terms.flatMap((term) => [`### ${titleOf(term, lang)} {#${term.id}}`, term.definition[lang]]),
  ]);
  return `${sections.flat().join('\n\n')}\n`;
}

/** The glossary's own texts as pages, one for each language, with every text on its line of the file. */
export function glossaryPages({ groups, lineOf }: Glossary): LanguagePage[] {
  return localeCodes.map((lang) => {
    const lines: string[] = [];
    const put = (text: string, line: number) => {
      lines[line - 1] = text;
    };
    groups.forEach(({ title, terms }, index) => {
      const group = ['groups', index];
      put(`## ${title[lang]}`, lineOf([...group, 'title', lang]));
      terms.forEach((term, place) => {
        const entry = [...group, 'terms', place];
        const titled = term.title ? [...entry, 'title', lang] : [...entry, lang];
        put(`### ${titleOf(term, lang)}`, lineOf(titled));
        put(term.definition[lang], lineOf([...entry, 'definition', lang]));
      });
    });
    const body = Array.from(lines, (line) => line ?? '').join('\n');
    return { file: glossaryFile, lang, format: 'md', head: '', body };
  });
}
