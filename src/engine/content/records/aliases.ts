import { z } from 'zod';
import type { LocaleCode } from '#shared/locale.ts';
import type { DataForm } from './data-file.ts';
import { type JsonList, parseJsonList, readJsonList } from './json-list.ts';

/** Where an id leads that a page no longer has: to another id of the page; empty for its top. */
export type PageAliases = Readonly<Record<string, string>>;

/** Aliases by the path of their page, `/config/output`; below `/zh/config/output`, those of one language. */
export type Aliases = JsonList<Readonly<Record<string, PageAliases>>>;

/** The list's file, as problems name it. */
export const aliasesFile = 'content/aliases.json';

const pagePath = z.string().regex(/^\//, 'the path of a page: "/config/output"');
const newId = z.string().regex(/^\S*$/, 'an id, or "" for the top of the page');

const form: DataForm<Aliases['entries']> = {
  file: aliasesFile,
  subject: 'the aliases',
  schema: z.record(pagePath, z.record(z.string().min(1), newId)),
};

/** Reads the aliases of a site; none without a list. */
export function readAliases(contentFolder: string): Promise<Aliases> {
  return readJsonList(contentFolder, form);
}

/** Checks the list's text. Throws a ProblemError. */
export function parseAliases(text: string): Aliases {
  return parseJsonList(text, form);
}

/** The aliases of one page: those of its path, and those of its language. */
export function aliasesOf(
  { entries }: Pick<Aliases, 'entries'>,
  page: { path: string; lang: LocaleCode },
): PageAliases {
  return { ...entries[page.path], ...entries[languageKey(page)] };
}

/** The name under which aliases of one language stand. */
export function languageKey({ path, lang }: { path: string; lang: LocaleCode }): string {
  return `/${lang}${path}`;
}
