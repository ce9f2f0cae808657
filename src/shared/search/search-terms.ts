/** What the search of a language knows beside the pages' texts. */
export interface SearchTerms {
  /** Words of one meaning, in all languages. */
  synonyms: string[][];
  /** What the bundler says of an option, by the address of its heading: `/config/output#outputpath`. */
  options: Record<string, OptionNote>;
  /** Rows of tables that have an id, by the page's route path, in the order of the text. */
  rows: Record<string, TableRow[]>;
  /**
   * Where a page's text is code, by its route path: by turns the length of what is not and of what
   * is, in UTF-16 units.
   */
  code: Record<string, number[]>;
  /** Where a page stands, by its route path: its group of the sidebar, or its section. */
  groups: Record<string, string>;
  /**
   * Where things are explained that have no heading of their own, by their names without signs:
   * `compilerhooksdone`.
   */
  subjects: Record<string, string>;
  /** Route paths of pages that name many subjects and are about none of them: news, the glossary. */
  aside: string[];
}

export interface OptionNote {
  type?: string;
  default?: string;
}

/** Id, and where the first cell's text starts in the page's text, in UTF-16 units. */
export type TableRow = [id: string, charIndex: number];
