/** Knows the words of American English and of the trade. */
export interface Dictionary {
  has: (word: string) => boolean;
  /** Words that may have been meant, the likeliest first. */
  suggest: (word: string) => string[];
}

const languages = ['en_us', 'softwareTerms'];
const names = [
  ...languages,
  'software-tools',
  'coding-compound-terms',
  'computing-acronyms',
  'web-services',
  'companies',
  'node',
  'npm',
  'typescript',
  'css',
  'html',
  'filetypes',
];

/** Loads the dictionaries. It takes a second, so it is done when a page needs them. */
export async function loadDictionary(): Promise<Dictionary> {
  const { getDefaultSettings, getDictionary } = await import('cspell-lib');
  const settings = await getDefaultSettings(true);
  const all = await getDictionary({ ...settings, dictionaries: names });
  // Names are rarely meant, and looking among them takes four times as long.
  const common = await getDictionary({ ...settings, dictionaries: languages });
  const suggest = (word: string) =>
    common
      .suggest(word, { numSuggestions: 4 })
      .map((suggestion) => suggestion.word)
      .filter((suggestion) => !suggestion.includes(' '));
  return { has: (word) => all.has(word), suggest: remembered(suggest) };
}

function remembered<T>(make: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}
