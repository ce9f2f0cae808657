import type { SearchStrings } from './search-strings.ts';

export const searchEn: SearchStrings = {
  noResults: 'No results for "{query}".',
  tryAnother: 'Please try again with a different keyword.',
  nothingFound: 'No results found',
  nearest: 'Did you mean',
  elsewhere: 'Results in {language}',
  corrected: 'Results for "{query}"',
  asTyped: 'Search for "{query}" instead',
  partial: 'No page has all of these words. These have the most:',
  kinds: { page: 'Page', heading: 'Section', option: 'Option', text: 'Text' },
  oneResult: '1 result',
  results: '{count} results',
  list: 'Search results',
  type: 'Type',
  defaultValue: 'Default',
  recent: 'Recent searches',
  clearRecent: 'Clear',
  popular: 'Popular pages',
  sections: 'Search in',
  everywhere: 'All',
  keys: { move: 'to move', open: 'to open', newTab: 'new tab', close: 'to close' },
};
