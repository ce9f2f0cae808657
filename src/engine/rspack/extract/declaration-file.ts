import { readFileSync } from 'node:fs';
import { type Program, parseSync } from 'oxc-parser';

export type Statement = Program['body'][number];

/** A file of type declarations and what it says. */
export interface DeclarationFile {
  file: string;
  text: string;
  statements: Statement[];
}

/** Reads a `.d.ts` file. */
export function loadDeclarationFile(file: string): DeclarationFile {
  return parseDeclarationFile(file, readFileSync(file, 'utf8'));
}

/** The statements of a `.d.ts` file; throws where it is not one. */
export function parseDeclarationFile(file: string, text: string): DeclarationFile {
  const { program, errors } = parseSync(file, text, { lang: 'dts' });
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return { file, text, statements: program.body };
}
