/** Weight of each part of a page that is searched: the score of a whole query found there. */
export const fieldWeights = {
  title: 11,
  /** The words of the address, which are the same in all languages. */
  path: 10,
  heading: 10,
  /** What readers call it, or a task that it answers. */
  alias: 20,
  /** What a page says of itself. */
  description: 4,
  /** The section of the site: `config`. */
  folder: 3,
  /** A row of a table that has an address, or a name that a section explains. */
  row: 8,
  content: 4,
  code: 0.8,
} as const;

export type Field = keyof typeof fieldWeights;

/** Whether a field names what a page or a section is about. */
export function isName(field: Field): boolean {
  return field !== 'content' && field !== 'code' && field !== 'folder';
}

/** What is added to a score. */
export const bonuses = {
  /** The text of the whole page. */
  page: 0.5,
  /** For each more word of the query that stands together with others. */
  together: 0.3,
  /** What is left of a name of which only a letter was asked for. */
  leastFull: 0.3,
  /** How much faster than its letters a name's score falls. */
  fullness: 2,
  /** Of an option of whose name so much was asked for, what e times as many mentions add. */
  fame: 0.25,
  nearlyFull: 0.7,
  /** Of a word that title and heading both have, what the weaker one adds. */
  repeated: 0.25,
  /** Of a single name that has much of the query, what is added once more. */
  oneName: 0.7,
} as const;

/** Factors of a term's score, for terms that are not the words as they were typed. */
export const boosts = {
  /** A part of a name that was typed as one: `sass` of `sass-loader`; a flag without its dashes. */
  part: 0.1,
  /** On a page that is about something else. */
  aside: 0.4,
  /** Another word of the same meaning; and where the one that was typed is nowhere. */
  synonym: 0.75,
  onlySynonym: 0.9,
  /** The word without its ending: `caching` → `cach`. */
  stem: 0.7,
  /** Written together, or apart. */
  joined: 0.95,
  /** For each letter that is wrong. */
  typo: 0.8,
  /** Of a run of Chinese, how much its words make up that may stand apart. */
  read: 0.75,
  /** Of the best page's words, that a page should have if none has all. */
  most: 0.25,
} as const;

/** How much of a result is shown. */
export const limits = {
  pages: 7,
  headingRows: 3,
  contentRows: 2,
  /** Of a query, in UTF-16 units. */
  query: 256,
  words: 16,
  /** Of an excerpt, where a character that is not Latin counts 3. */
  excerpt: 100,
  nearest: 5,
  /** Pages that have a run of Chinese: from so many on, it is a word and no coincidence. */
  several: 3,
  cached: 100,
} as const;
