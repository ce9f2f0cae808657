import type { SearchHooks } from '#app/search/hooks.ts';

/** What this site does around a search of its own pages: `beforeSearch`, `onSearch`, `afterSearch`. */
export const searchHooks: SearchHooks = {};
