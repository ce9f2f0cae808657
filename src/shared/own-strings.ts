/** Words that a site brings for one of its languages: some of a dictionary's, in its shape. */
export type OwnStrings = { readonly [key: string]: string | OwnStrings };

/** A dictionary with a site's own words in place of some of its own, in groups as well. */
export function withOwn<Strings extends object>(
  words: Strings,
  own: OwnStrings | undefined,
): Strings {
  if (!own) return words;
  const merged = Object.entries(words).map(([key, word]: [string, unknown]) => {
    const instead = own[key];
    if (typeof instead === 'object') return [key, withOwn(Object(word), instead)];
    return [key, instead ?? word];
  });
  return Object.fromEntries(merged);
}

/** The names in a site's words that a dictionary does not have, with their groups: `report.nam`. */
export function strangeNames(own: OwnStrings, words: object): string[] {
  return Object.entries(own).flatMap(([key, word]) => {
    const known: unknown = Object.hasOwn(words, key) ? Object(words)[key] : undefined;
    if (known === undefined || typeof known !== typeof word) return [key];
    if (typeof word === 'string') return [];
    return strangeNames(word, Object(known)).map((inner) => `${key}.${inner}`);
  });
}
