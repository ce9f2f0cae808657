import type { Place } from './config-value.ts';

/** How something in a configuration does with Rspack 0.5.9. */
export type VerdictStatus =
  | 'same'
  | 'differs'
  | 'ignored'
  | 'deprecated'
  | 'missing'
  | 'value'
  | 'unknown';

/** Every status, from what stops a build to what needs no attention. */
export const verdictStatuses: readonly VerdictStatus[] = [
  'value',
  'unknown',
  'missing',
  'ignored',
  'deprecated',
  'differs',
  'same',
];

/** What is said of a part of a configuration. */
export interface Verdict {
  status: VerdictStatus;
  /** The option as its heading has it, or the package: `output.charset`, `ts-loader`. */
  name: string;
  place: Place;
  /** Which sentence says it; absent where the table of differences has one, or the status says enough. */
  message?: VerdictMessage;
  /** What stands where the sentence leaves room. */
  details?: VerdictDetails;
}

export type VerdictMessage =
  | 'unknown'
  | 'suggestion'
  | 'legacy'
  | 'value'
  | 'valueLike'
  | 'stops'
  | 'pluginFails'
  | 'pluginAbsent'
  | 'pluginInstead'
  | 'pluginOfWebpack'
  | 'pluginHot'
  | 'pluginPartly'
  | 'pluginIgnored'
  | 'loaderFails'
  | 'loaderInstead'
  | 'loaderNeedless'
  | 'loaderStyle'
  | 'loaderVue'
  | 'cssLoader';

interface VerdictDetails {
  /** As it is written. */
  found?: string;
  /** What it may be. */
  expected?: string;
  /** What to use. */
  instead?: string;
}
