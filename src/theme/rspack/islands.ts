import type { IslandRegistry } from '#app/islands.ts';

/** The scripts of what only a site about Rspack has: any other is built without them. */
export const rspackIslands: IslandRegistry = {
  Compat: () => import(/* webpackChunkName: 'island-Compat' */ './Compat/compat-island.ts'),
  ConfigChecker: () =>
    import(/* webpackChunkName: 'checker-island' */ './ConfigChecker/config-checker-island.ts'),
  OptionList: () =>
    import(/* webpackChunkName: 'island-OptionList' */ './OptionList/option-list-island.ts'),
  OptionCard: () => import(/* webpackChunkName: 'regions' */ './OptionCard/option-card-island.ts'),
};
