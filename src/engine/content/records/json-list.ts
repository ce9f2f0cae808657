import path from 'node:path';
import { readText } from '../../files/read-text.ts';
import { type DataForm, parseDataFile, placesIn, soundValue } from './data-file.ts';

/** A list of the content folder, with its text, which says where an entry stands. */
export interface JsonList<T> {
  /** Empty for a site without the list. */
  text: string;
  entries: T;
}

/** Reads a list; a site without the file has an empty one. */
export async function readJsonList<T>(folder: string, form: DataForm<T>): Promise<JsonList<T>> {
  const text = await readText(path.join(folder, path.basename(form.file)), form.file);
  return parseJsonList(text ?? '', form);
}

/** Checks a list's text. Throws a ProblemError with all that is wrong with it. */
export function parseJsonList<T>(text: string, form: DataForm<T>): JsonList<T> {
  return { text, entries: soundValue(parseDataFile(text, form)) ?? form.schema.parse({}) };
}

/** The line of a key, given the keys around it. */
export function lineOfKey({ text }: JsonList<unknown>, ...keys: string[]): number {
  return placesIn(text).locate(keys).line;
}
