import type { Problem } from '#shared/problem.ts';
import { parseDataFile } from './data-file.ts';
import { type GlossaryData, glossarySchema } from './glossary-schema.ts';

/** The words of the site in both languages, and what they mean. */
export const glossaryFile = 'content/glossary.yaml';

/** The glossary, and where in its file each part of it stands. */
export interface Glossary extends GlossaryData {
  lineOf: (path: readonly (string | number)[]) => number;
}

/** The file as it was read. */
export interface ReadGlossary {
  glossary: Glossary;
  problems: Problem[];
  /** Whether nothing of it is used. */
  isBroken: boolean;
}

/** Checks the file's text. */
export function parseGlossary(text: string): ReadGlossary {
  const { value, problems, lineOf } = parseDataFile(text, {
    file: glossaryFile,
    subject: 'the glossary',
    schema: glossarySchema,
  });
  const glossary = { ...(value ?? glossarySchema.parse({})), lineOf };
  if (problems.length > 0) return { glossary, problems, isBroken: true };
  return { glossary, problems: repeatedIds(glossary, lineOf), isBroken: false };
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
