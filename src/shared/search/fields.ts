/** The parts of a page that are searched, and what a word found there is worth. */
export const fields = {
  title: 10,
  heading: 7,
  /** Of a heading above the one in question: it says what that is about. */
  above: 2.5,
  content: 3,
  /** The group of the sidebar, or the section: who types `externals config` means that page. */
  group: 1,
  /** Anywhere else on the page. */
  page: 2,
} as const;

/** What it adds when all words of the query stand together, in their order. */
export const phrases = { title: 5, heading: 4, content: 3 } as const;

/** What it adds when a title or heading is what was typed. */
export const exact = { title: 9, heading: 5, lastName: 3, row: 2, signed: 6 } as const;

/** The share of a word's worth that is left. */
export const shares = {
  /** In a block of code. */
  code: 0.4,
  /** As the first cell of a row, which is less than a heading. */
  row: 0.8,
  /** A part of a name that was typed as one: `sass` of `sass-loader`. */
  partOfName: 0.4,
  pairOfName: 0.7,
  /** On a page that is about something else. */
  aside: 0.55,
  /** Another word of the same meaning; the name of a page or a section by such a word. */
  synonym: 0.45,
  synonymAsName: 0.8,
  /** The name of a page or a section by some of the words. */
  nameOfPart: 0.6,
  /** The word without its ending: `caching` → `cach`. */
  stem: 0.7,
  /** Written together, or apart. */
  joined: 0.95,
  /** For each letter that is wrong. */
  typo: 0.7,
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
  cached: 100,
} as const;
