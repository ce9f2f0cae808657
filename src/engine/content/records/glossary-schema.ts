import { z } from 'zod';
import { eachLocale, idSchema as id, textSchema as text } from './schema-parts.ts';

const inAllLanguages = z.strictObject(eachLocale(text));

/** One word, or several that belong together. */
const words = z.union([text, z.array(text).min(1)]).transform((written) => [written].flat());

/** Each wrong word with the right one. */
const replacements = z.record(text, text).default({});
const avoid = z.strictObject(eachLocale(replacements)).prefault({});

const term = z.strictObject({
  id,
  ...eachLocale(words),
  avoid,
  /** Other words, in any language, by which readers look for it; they need not stand on any page. */
  synonyms: z.array(text).default([]),
});

const explainedTerm = z.strictObject({
  ...term.shape,
  /** The heading on the page; by default the first word, in Chinese with the English one behind it. */
  title: inAllLanguages.optional(),
  /** Whether it is so common that the text of pages does not lead from it to its definition. */
  quiet: z.boolean().default(false),
  /** A paragraph of Markdown. */
  definition: inAllLanguages,
});

const group = z.strictObject({
  id,
  title: inAllLanguages,
  terms: z.array(explainedTerm).min(1),
});

/** What stands in the glossary's file. */
export const glossarySchema = z.strictObject({
  /** The sections of the glossary's page, in their order. */
  groups: z.array(group).default([]),
  /** Terms that the page does not explain. */
  terms: z.array(term).default([]),
  /** Names, which are the same in both languages, and how they are not written. */
  names: z.array(z.strictObject({ name: text, avoid: z.array(text).min(1) })).default([]),
});

export type GlossaryData = z.output<typeof glossarySchema>;
type TermGroup = GlossaryData['groups'][number];
export type ExplainedTerm = TermGroup['terms'][number];
