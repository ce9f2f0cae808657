import { spokenLocales } from '#shared/locale.ts';
import type { ConfigDiff } from '../../content/records/config-diff.ts';
import { configDiffFile } from '../../content/records/config-diff-schema.ts';
import { type Glossary, glossaryFile } from '../../content/records/glossary.ts';
import { titleOf } from '../../content/records/glossary-title.ts';
import type { LanguagePage } from './prose-block.ts';

/** The glossary's own texts as pages, one for each language, with every text on its line of the file. */
export function glossaryPages({ groups, lineOf }: Glossary): LanguagePage[] {
  return spokenLocales.map((lang) => {
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

/** The list's own sentences as pages, one for each language, with every sentence on its line of the file. */
export function configDiffPages({ entries }: Pick<ConfigDiff, 'entries'>): LanguagePage[] {
  return spokenLocales.map((lang) => {
    const lines: string[] = [];
    for (const entry of entries) lines[entry.line - 1] = entry[lang];
    const body = Array.from(lines, (line) => line ?? '').join('\n');
    return { file: configDiffFile, lang, format: 'md', head: '', body };
  });
}
