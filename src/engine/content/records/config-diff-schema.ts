import { z } from 'zod';
import { eachLocale, textSchema as sentence } from './schema-parts.ts';

/** Where the list of differences is, from the project's root. */
export const configDiffFile = 'content/config-diff.yaml';

/** How an option that is not the same differs. */
const diffStatuses = ['missing', 'differs', 'ignored', 'deprecated', 'rspack'] as const;

/** The schema of the list of differences. */
export const configDiffSchema = z.array(
  z.strictObject({
    /** Names of the options that share the sentence: `output.charset`, `Rule.layer`. */
    options: z.array(sentence).min(1),
    status: z.enum(diffStatuses),
    /** What differs and what to do, in Markdown. */
    ...eachLocale(sentence),
  }),
);

export type DiffEntry = z.output<typeof configDiffSchema>[number];

/** An entry, and the line that it begins on. */
export type LinedEntry = DiffEntry & { line: number };

/** An option that is not in the list is the same in both. */
export type DiffStatus = DiffEntry['status'] | 'same';
