import { normalizePath } from './url.ts';

/** What is said of an option, in one or two words: from the facts, the pages and the comparison with webpack. */
export type OptionMark = 'deprecated' | 'ignored' | 'experimental' | 'differs' | 'rspack';

/** How urgent a mark is: the tone of its badge. */
export const markTones: Record<OptionMark, 'info' | 'warning' | 'danger'> = {
  deprecated: 'danger',
  ignored: 'danger',
  experimental: 'warning',
  differs: 'info',
  rspack: 'info',
};

/** What a reader is told of an option where it is only named. Texts have code between backticks. */
export interface OptionCard {
  /** `output.publicPath`. */
  name: string;
  /** As TypeScript would write it, without its end where it is very long. */
  type: string;
  marks: { text: string; tone: string }[];
  /** Values and defaults, each under its label. */
  facts: { label: string; values: { code: string; where?: string }[] }[];
  /** What it is for. Absent where its page does not say it in a sentence. */
  text?: string;
  /** What differs from webpack. */
  difference?: string;
}

/** The options that a page documents. */
export interface OptionCards {
  /** Words of the link to the option's heading. */
  more: string;
  /** By the id of the heading; empty for the option that the whole page is about. */
  cards: Record<string, OptionCard>;
}

/** Where the cards of a page's options are, below the host: `/config/output.options.json`. */
export function optionCardsPath(pathname: string): string {
  return `${normalizePath(pathname) ?? pathname}.options.json`;
}
