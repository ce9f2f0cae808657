import type { LocaleCode } from '#shared/locale.ts';

/** How a thing does with the bundler, from best to worst; a reader can choose by these. */
export type CompatStatus = 'works' | 'partly' | 'unneeded' | 'fails';

/** What tables call each status; the first word is its name, the others say more precisely how. */
export const compatStatuses: Record<CompatStatus, Record<LocaleCode, readonly string[]>> = {
  works: { en: ['Works'], zh: ['可用'] },
  partly: { en: ['Partly'], zh: ['部分可用'] },
  unneeded: { en: ['Not needed'], zh: ['不需要'] },
  fails: {
    en: ['Fails', 'No effect', 'Never finishes'],
    zh: ['不可用', '不起作用', '构建不结束'],
  },
};
