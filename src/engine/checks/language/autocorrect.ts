import { createRequire } from 'node:module';

/** Sets spaces and punctuation of Chinese text. */
export type AutoCorrect = (text: string) => string;

/** Loads autocorrect, whose code is native: on a machine that it was not built for, texts stay as they are. */
export function loadAutoCorrect(): AutoCorrect {
  const require = createRequire(import.meta.url);
  try {
    const { format } = require('autocorrect-node') as typeof import('autocorrect-node');
    return format;
  } catch {
    return (text) => text;
  }
}
