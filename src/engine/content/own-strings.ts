import path from 'node:path';
import { z } from 'zod';
import { configFileName } from '#config/load-config.ts';
import type { SiteConfig } from '#config/schema/site.ts';
import { isSpoken, type LocaleCode } from '#shared/locale.ts';
import type { OwnStrings } from '#shared/own-strings.ts';
import { assertNoProblems, type Problem } from '#shared/problem.ts';
import { readText } from '../files/read-text.ts';
import { parseDataFile, soundValue } from './records/data-file.ts';

/** Words that a site brings: of the shell, of the search dialog, and of what the build renders. */
export type SiteStrings = Partial<Record<'interface' | 'search' | 'pages', OwnStrings>>;

const strings: z.ZodType<OwnStrings> = z.record(
  z.string(),
  z.union([z.string().min(1), z.lazy(() => strings)]),
);

const schema = z.strictObject({
  interface: strings.optional(),
  search: strings.optional(),
  pages: strings.optional(),
});

/** Where a site keeps its words for a language. */
function stringsFile(lang: LocaleCode): string {
  return `strings/${lang}.yaml`;
}

/**
 * Reads a site's words by language, each from a file beside its configuration.
 *
 * @throws ProblemError for a language of which neither the theme nor the site knows a word
 */
export async function readOwnStrings(
  root: string,
  { locales }: Pick<SiteConfig, 'locales'>,
): Promise<Record<LocaleCode, SiteStrings>> {
  const files = locales.map(async ({ lang }) => {
    const file = stringsFile(lang);
    return { lang, file, text: await readText(path.join(root, file), file) };
  });
  const found = await Promise.all(files);
  assertNoProblems(
    found
      .filter(({ lang, text }) => text === undefined && !isSpoken(lang))
      .map(({ lang }) => missing(lang)),
  );
  return Object.fromEntries(
    found.flatMap(({ lang, file, text }) =>
      text === undefined ? [] : [[lang, parseStrings(text, file)]],
    ),
  );
}

/** Reads the text of such a file. */
export function parseStrings(text: string, file: string): SiteStrings {
  return (
    soundValue(parseDataFile(text, { file, subject: 'the words of a language', schema })) ?? {}
  );
}

function missing(lang: LocaleCode): Problem {
  return {
    file: configFileName,
    message: `Missing words for \`${lang}\``,
    found: `{ lang: '${lang}' }`,
    expected: `a file ${stringsFile(lang)} beside ${configFileName}: the theme speaks English and Chinese`,
    fix: `begin with one word, the others stay English:\ninterface:\n  menu: '…'`,
  };
}

/** Problems of words that the theme never says. @param unknown `fr.interface.menue` */
export function unknownStringProblems(unknown: readonly string[]): Problem[] {
  return unknown.map((name) => {
    const [lang = '', ...keys] = name.split('.');
    return {
      file: stringsFile(lang),
      message: `Unknown word \`${keys.join('.')}\``,
      found: keys.at(-1) ?? '',
      expected: 'a key of src/theme/strings: strings.ts, search-strings.ts, static-strings.ts',
    };
  });
}
