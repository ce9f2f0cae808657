import type { SpokenLocale } from '#shared/locale.ts';
import type { DiffStatus } from '../../content/records/config-diff-schema.ts';

/** How a thing does with the bundler, from best to worst; a reader can choose by these. */
export type CompatStatus = 'works' | 'partly' | 'unneeded' | 'fails' | DiffStatus;

/** What tables call each status; the first word is its name, the others say more precisely how. */
export const compatStatuses: Record<CompatStatus, Record<SpokenLocale, readonly string[]>> = {
  works: { en: ['Works'], zh: ['可用'] },
  partly: { en: ['Partly'], zh: ['部分可用'] },
  unneeded: { en: ['Not needed'], zh: ['不需要'] },
  fails: {
    en: ['Fails', 'No effect', 'Never finishes'],
    zh: ['不可用', '不起作用', '构建不结束'],
  },
  same: { en: ['Same'], zh: ['一致'] },
  differs: { en: ['Differs'], zh: ['有差异'] },
  ignored: { en: ['Ignored'], zh: ['不生效'] },
  missing: { en: ['Missing'], zh: ['不支持'] },
  deprecated: { en: ['Deprecated'], zh: ['已废弃'] },
  rspack: { en: ['Only in Rspack'], zh: ['Rspack 独有'] },
};
