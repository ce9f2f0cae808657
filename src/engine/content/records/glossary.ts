import type { z } from 'zod';
import { schemaKeys } from '#config/schema-keys.ts';
import { schemaProblems } from '#config/schema-problems.ts';
import type { Problem } from '#shared/problem.ts';
import { type GlossaryData, glossarySchema } from './glossary-schema.ts';
import { parseYamlSource, type YamlSource } from './yaml-source.ts';

/** The words of the site in both languages, and what they mean. */
export const glossaryFile = 'content/glossary.yaml';

/** The glossary, and where in its file each part of it stands. */
export interface Glossary extends GlossaryData {
  lineOf: (path: readonly (string | number)[]) => number;
}

/** What the file says. */
export interface ReadGlossary {
  glossary: Glossary;
  problems: Problem[];
  /** Whether nothing of it is used. */
  isBroken: boolean;
}

/** Checks the file's text. */
export function parseGlossary(text: string): ReadGlossary {
  const source = parseYamlSource(text, { file: glossaryFile, subject: 'glossary' });
  const { lineOf } = source;
  const empty = { ...glossarySchema.parse({}), lineOf };
  const broken = (problems: Problem[]) => ({ glossary: empty, problems, isBroken: true });
  if (source.problems.length > 0) return broken(source.problems);

  const written = source.value ?? {};
  const { success, data, error } = glossarySchema.safeParse(written, { reportInput: true });
  if (!success) return broken(glossaryProblems(error, source));
  return {
    glossary: { ...data, lineOf },
    problems: repeatedIds(data, lineOf),
    isBroken: false,
  };
}

function glossaryProblems(error: z.ZodError, { locate }: YamlSource): Problem[] {
  return schemaProblems(error, {
    file: glossaryFile,
    subject: 'the glossary',
    knownKeys: (keys) => schemaKeys(glossarySchema, keys),
    locate,
    syntax: 'yaml',
  });
}

/** Ids are those of headings on one page, so each is there once. */
function repeatedIds({ groups, terms }: GlossaryData, lineOf: Glossary['lineOf']): Problem[] {
  const ids = [
    ...groups.flatMap(({ id, terms: explained }, index) => [
      { id, line: lineOf(['groups', index, 'id']) },
      ...explained.map((term, place) => ({
        id: term.id,
        line: lineOf(['groups', index, 'terms', place, 'id']),
      })),
    ]),
    ...terms.map(({ id }, index) => ({ id, line: lineOf(['terms', index, 'id']) })),
  ];
  return ids
    .filter(({ id }, index) => ids.findIndex((other) => other.id === id) < index)
    .map(({ id, line }) => ({
      file: glossaryFile,
      line,
      message: `Duplicate glossary id \`${id}\``,
      found: `id: ${id}`,
      expected: 'an id of its own for each group and term',
    }));
}
