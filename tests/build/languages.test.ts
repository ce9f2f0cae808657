import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { spokenLocales } from '#shared/locale.ts';
import { repository } from './built-site.ts';

/** The files that name a language, and why: what a new language has to be added to, and rules about one. */
const places: Record<string, string> = {
  'shared/locale.ts': 'the list of languages, with their names for HTML and Open Graph',
  'engine/checks/language/typography-rules.ts': 'rules of Chinese typesetting',
  'engine/checks/language/typography.ts': 'rules of Chinese typesetting',
  'engine/markdown/components/compat-statuses.ts': 'words of tables',
  'engine/markdown/config-diff-markdown.ts': 'words of tables',
  'engine/outputs/search/search-synonyms.ts': 'pairs of terms',
  'search/runs.ts': 'the dictionary by which Chinese is divided into words',
  'engine/rspack/extract/commands.ts': 'the language in which the command prints its help',
};

/** Words that a reader sees lie in a file for each language. */
const isStrings = (file: string) => file.startsWith('theme/strings/');

const isCode = (file: string) =>
  /\.tsx?$/.test(file) && !/\.test\.|(?:^|\/)test-|\/facts\//.test(file);

it('only a few files of the source name a language', async () => {
  const source = path.join(repository, 'src');
  const files = (await readdir(source, { recursive: true })).filter(isCode).sort();
  const codes = spokenLocales.join('|');
  // A string or a key; not the English by which `Intl` sorts and formats.
  const named = new RegExp(
    `(?<!Compare\\(.*|Format\\(|Names\\(|String\\()'(?:${codes})'|\\b(?:${codes}): `,
  );
  const naming: string[] = [];
  for (const file of files) {
    const text = await readFile(path.join(source, file), 'utf8');
    const code = text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    if (code.split('\n').some((line) => named.test(line))) naming.push(file);
  }
  expect(naming).toContain('shared/locale.ts');
  expect(naming.filter((file) => !isStrings(file) && !places[file])).toEqual([]);
});
