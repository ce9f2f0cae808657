import path from 'node:path';
import { z } from 'zod';
import { readText } from '../../files/read-text.ts';
import { type DataForm, parseDataFile, soundValue } from './data-file.ts';

/** Where the translation status lies, from the project's root. */
export const translationStatusFile = 'content/translations.json';

const hash = z.string().regex(/^[0-9a-f]{8}$/, 'eight hexadecimal digits');
const pageName = z.string().regex(/^\//, 'the path of a page: "/guide/react"');

const schema = z.strictObject({
  /** Pages that one language lacks and shows in the other one. */
  untranslated: z.array(pageName).default([]),
  /**
   * From which version of each section its translation was made: by the name of the translation
   * (`/zh/guide/react`) and the id of the section, the hashes of both texts.
   */
  sections: z.record(pageName, z.record(z.string(), z.tuple([hash, hash]))).default({}),
});

/** What is known of translations: which are missing, and what the others were made from. */
export type TranslationStatus = z.output<typeof schema>;

export const emptyStatus: TranslationStatus = { untranslated: [], sections: {} };

const form: DataForm<TranslationStatus> = {
  file: translationStatusFile,
  subject: 'the translation status',
  schema,
  command: 'npm run translations',
};

/** Checks the text of a translation status; throws a ProblemError where it is none. */
export function parseTranslationStatus(text: string): TranslationStatus {
  return soundValue(parseDataFile(text, form)) ?? emptyStatus;
}

/** The text of a translation status: keys sorted, one section a line, so that two writers seldom meet. */
export function formatTranslationStatus({ untranslated, sections }: TranslationStatus): string {
  const names = [...untranslated].sort().map((name) => `    ${JSON.stringify(name)}`);
  const pages = sorted(sections).map(([name, entries]) => {
    const lines = sorted(entries).map(
      ([id, [original, translation]]) =>
        `      ${JSON.stringify(id)}: ["${original}", "${translation}"]`,
    );
    return `    ${JSON.stringify(name)}: ${block('{}', lines, '    ')}`;
  });
  return `{\n  "untranslated": ${block('[]', names, '  ')},\n  "sections": ${block('{}', pages, '  ')}\n}\n`;
}

function sorted<T>(entries: Readonly<Record<string, T>>): [string, T][] {
  return Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1));
}

function block([open, close]: string, lines: readonly string[], indent: string): string {
  return lines.length > 0 ? `${open}\n${lines.join(',\n')}\n${indent}${close}` : `${open}${close}`;
}

/** A translation status, and its text to say where something stands in it. */
export interface LoadedStatus {
  translationStatus: TranslationStatus;
  text: string;
}

/** Loads a site's translation status; `undefined` where there is none. Throws a ProblemError where it cannot be read. */
export async function loadTranslationStatus(
  contentFolder: string,
): Promise<LoadedStatus | undefined> {
  const text = await readText(translationStatusPath(contentFolder), translationStatusFile);
  return text === undefined ? undefined : { translationStatus: parseTranslationStatus(text), text };
}

/** Where the translation status of a content folder lies. */
export function translationStatusPath(contentFolder: string): string {
  return path.join(contentFolder, path.basename(translationStatusFile));
}
