import { strangeNames } from '#shared/own-strings.ts';
import { interfaceEn } from './interface-en.ts';
import { searchEn } from './search-en.ts';
import { staticEn } from './static-en.ts';

/** The words that the site brings, and the dictionaries that they stand in for, by the names that writers use. */
const parts = [
  { name: 'interface', own: import.meta.env.OWN_STRINGS, words: interfaceEn },
  { name: 'search', own: import.meta.env.OWN_SEARCH_STRINGS, words: searchEn },
  { name: 'pages', own: import.meta.env.OWN_STATIC_STRINGS, words: staticEn },
];

/** Names of words that the theme never says: `fr.interface.menue`. */
export function unknownStrings(): string[] {
  return parts.flatMap(({ name, own = {}, words }) =>
    Object.entries(own).flatMap(([lang, strings]) =>
      strangeNames(strings, words).map((key) => `${lang}.${name}.${key}`),
    ),
  );
}
