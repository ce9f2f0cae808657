import { options } from './facts/options.ts';
import { indexOptions } from './option-names.ts';

/** The options of the bundler, indexed once for all who ask. */
export const optionIndex = indexOptions(options);

/** For sites that are not about it. */
export const noOptions = indexOptions([]);
