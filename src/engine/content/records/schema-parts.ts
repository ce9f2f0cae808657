import { z } from 'zod';
import { inEachLocale } from '#shared/locale.ts';

/** Words that somebody wrote: never empty. */
export const textSchema = z.string().trim().min(1);

/** A name that can stand in an address. */
export const idSchema = z
  .string()
  .regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'small letters and digits, joined by -');

/** One field for each language: `en: …`, `zh: …`. */
export function eachLocale<Schema extends z.ZodType>(schema: Schema) {
  return inEachLocale(() => schema);
}

/** The machine that something was measured on. */
export const machineSchema = z.strictObject({
  cpu: z.string(),
  cores: z.number().nonnegative(),
  memory: z.number().nonnegative(),
  system: z.string(),
  node: z.string(),
});
