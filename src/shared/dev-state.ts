import type { PageInfo } from './page.ts';
import type { Problem } from './problem.ts';

// What the dev server and the pages it serves say to each other. A built site has none of it.

/** The event that carries a `DevState` to every open page. */
export const devStateEvent = 'docs:state';

/** Where the present `DevState` can be fetched, without the base. */
export const devStatePath = '/static/dev-state.json';

/** Hashes of the parts of a page: a changed one has to be shown again. */
export interface PageRevision {
  article: string;
  /** Everything but the article, the navigation around it included. */
  page: string;
}

/** A page as the dev server hands it out. */
export interface DevPageInfo extends PageInfo {
  revision: PageRevision;
}

/** The site as it was last saved. It is sent as a whole, so a page that missed one loses nothing. */
export interface DevState {
  /** Counts up. */
  version: number;
  /** Hash of the configuration: pages that were rendered with another one load again. */
  config: string;
  /** Addresses of the stylesheets, base included. */
  styles: string[];
  problems: Problem[];
  /** By route path. */
  pages: Record<string, PageRevision>;
}
