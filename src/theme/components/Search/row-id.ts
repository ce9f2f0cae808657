/** Of the list that the search field controls. */
export const listId = 'search-results';

/** Of a row, so that the search field can say which one is highlighted. */
export function rowId(index: number): string {
  return `search-row-${index}`;
}
