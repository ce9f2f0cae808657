import type { IslandRegistry } from '#app/islands.ts';

/** The components of an article that do something, and their scripts. */
export const islands: IslandRegistry = {
  Badge: () => import(/* webpackChunkName: 'island-Badge' */ './mdx/Badge/badge-island.ts'),
  CodeBlock: () =>
    import(/* webpackChunkName: 'island-CodeBlock' */ './mdx/CodeBlock/code-block-island.ts'),
  Compat: () => import(/* webpackChunkName: 'island-Compat' */ './mdx/Compat/compat-island.ts'),
  ConfigChecker: () =>
    import(/* webpackChunkName: 'checker-island' */ './mdx/ConfigChecker/config-checker-island.ts'),
  Deprecations: () =>
    import(
      /* webpackChunkName: 'island-Deprecations' */ './mdx/Deprecations/deprecations-island.ts'
    ),
  OptionList: () =>
    import(/* webpackChunkName: 'island-OptionList' */ './mdx/OptionList/option-list-island.ts'),
  OptionCard: () =>
    import(/* webpackChunkName: 'island-OptionCard' */ './mdx/OptionCard/option-card-island.ts'),
  Anchor: () => import(/* webpackChunkName: 'island-Anchor' */ './mdx/Anchor/anchor-island.ts'),
  Picture: () => import(/* webpackChunkName: 'island-Picture' */ './mdx/Picture/picture-island.ts'),
  Table: () => import(/* webpackChunkName: 'island-Table' */ './mdx/Table/table-island.ts'),
  Tabs: () => import(/* webpackChunkName: 'island-Tabs' */ './mdx/Tabs/tabs-island.ts'),
  Term: () => import(/* webpackChunkName: 'island-Term' */ './mdx/Term/term-island.ts'),
};
