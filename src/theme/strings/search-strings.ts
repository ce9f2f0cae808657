/** Words of the search dialog that come with what searches. */
export interface SearchStrings {
  /** Where nothing was found. `{query}`: what was typed. */
  noResults: string;
  /** The sentence after that. */
  tryAnother: string;
  /** Where one of several lists is empty; also read out where nothing was found. */
  nothingFound: string;
  /** Before terms that would find something. */
  nearest: string;
  /** Over hits in another language. `{language}`: its own name. */
  elsewhere: string;
  /** Over hits of a corrected query. `{query}`: the corrected one. */
  corrected: string;
  /** Button behind that. `{query}`: what was typed. */
  asTyped: string;
  /** Over hits that lack some of the words. */
  partial: string;
  /** What a hit is, for screen readers. */
  kinds: { page: string; heading: string; option: string; text: string };
  /** Read out: there is one hit. */
  oneResult: string;
  /** Read out: how many hits there are. `{count}`: the number. */
  results: string;
  /** Name of the list of hits, for screen readers. */
  list: string;
  /** Before the type of an option. */
  type: string;
  /** Before its default. */
  defaultValue: string;
  /** Over the searches that were made before. */
  recent: string;
  /** Button that forgets them. */
  clearRecent: string;
  /** Over the pages that an empty dialog leads to. */
  popular: string;
  /** Name of the choice of a section, for screen readers. */
  sections: string;
  /** Its first choice: the whole site. */
  everywhere: string;
  /** What the keys do; each stands behind its key. */
  keys: { move: string; open: string; newTab: string; close: string };
}
