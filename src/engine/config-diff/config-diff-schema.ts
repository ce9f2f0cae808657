import { z } from 'zod';

const sentence = z.string().trim().min(1);

/** How an option that is not the same differs. */
export const diffStatuses = ['missing', 'differs', 'ignored', 'deprecated', 'rspack'] as const;

/** What the list of differences says. */
export const configDiffSchema = z.array(
  z.strictObject({
    /** Names of the options that share what is said: `output.charset`, `Rule.layer`. */
    options: z.array(sentence).min(1),
    status: z.enum(diffStatuses),
    /** What differs and what to do, in Markdown. */
    en: sentence,
    zh: sentence,
  }),
);

export type DiffEntry = z.output<typeof configDiffSchema>[number];

/** An option that is not in the list is the same in both. */
export type DiffStatus = DiffEntry['status'] | 'same';
