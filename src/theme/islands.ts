import type { IslandRegistry } from '#app/islands.ts';
import { rspackIslands } from './rspack/islands.ts';

/**
 * The components of an article that do something, and their scripts: those of almost every page come
 * with the shell (`eager`), those with popups with the regions, which have popups as well.
 */
export const islands: IslandRegistry = {
  Badge: () => import(/* webpackChunkName: 'regions' */ './mdx/Badge/badge-island.ts'),
  CodeBlock: () => import(/* webpackMode: 'eager' */ './mdx/CodeBlock/code-block-island.ts'),
  Deprecations: () =>
    import(
      /* webpackChunkName: 'island-Deprecations' */ './mdx/Deprecations/deprecations-island.ts'
    ),
  Offline: () => import(/* webpackChunkName: 'offline' */ './article/offline-island.ts'),
  Anchor: () => import(/* webpackMode: 'eager' */ './mdx/Anchor/anchor-island.ts'),
  PageActions: () => import(/* webpackMode: 'eager' */ './article/page-actions-island.ts'),
  Picture: () => import(/* webpackChunkName: 'island-Picture' */ './mdx/Picture/picture-island.ts'),
  Table: () => import(/* webpackMode: 'eager' */ './mdx/Table/table-island.ts'),
  Tabs: () => import(/* webpackChunkName: 'island-Tabs' */ './mdx/Tabs/tabs-island.ts'),
  Term: () => import(/* webpackChunkName: 'regions' */ './mdx/Term/term-island.ts'),
  ...(import.meta.env.DOCUMENTS_RSPACK ? rspackIslands : {}),
};
