import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatProblems } from '#shared/problem.ts';
import { parseStrings, readOwnStrings, unknownStringProblems } from './own-strings.ts';

let root: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'docs-strings-'));
  await mkdir(path.join(root, 'strings'));
  await writeFile(path.join(root, 'strings/fr.yaml'), 'interface:\n  menu: Menu\n');
});

afterAll(() => rm(root, { recursive: true }));

const locale = (lang: string) => ({ lang, label: lang });

it('reads the words of a language; those of the theme need no file', async () => {
  const locales = [locale('en'), locale('fr')];
  expect(await readOwnStrings(root, { locales })).toEqual({ fr: { interface: { menu: 'Menu' } } });
});

it('says which file is missing', async () => {
  const read = readOwnStrings(root, { locales: [locale('de')] });
  await expect(read).rejects.toThrowErrorMatchingInlineSnapshot(`
    [ProblemError: site.config.ts
      Missing words for \`de\`
      found:    { lang: 'de' }
      expected: a file strings/de.yaml beside site.config.ts: the theme speaks English and Chinese
      fix:      begin with one word, the others stay English:
                interface:
                  menu: '…'

    1 problem]
  `);
});

it('names every language that has none', async () => {
  const read = readOwnStrings(root, { locales: [locale('de'), locale('ja')] });
  await expect(read).rejects.toThrow(/`de`.*`ja`.*2 problems/s);
});

it('says where what is no text is', () => {
  const refusal = (text: string) => {
    expect(() => parseStrings(text, 'strings/fr.yaml')).toThrow('strings/fr.yaml:');
    try {
      parseStrings(text, 'strings/fr.yaml');
    } catch (error) {
      return (error as Error).message;
    }
    return '';
  };
  expect(refusal('interface:\n  menu: 1\n')).toMatchInlineSnapshot(`
    "strings/fr.yaml:2
      Invalid value of \`interface.menu\` in the words of a language
      found:    menu: 1
      expected: string, or record

    1 problem"
  `);
  expect(refusal('menue: Menu\n')).toMatchInlineSnapshot(`
    "strings/fr.yaml:1
      Unknown key \`menue\` in the words of a language
      found:    menue: Menu
      expected: one of interface, search, pages
      fix:      remove \`menue\`: nothing reads it, so it would do nothing

    1 problem"
  `);
  expect(refusal('interface:\n\tmenu: x\n')).toMatchInlineSnapshot(`
    "strings/fr.yaml:2
      Invalid YAML in the words of a language
      found:    menu: x
      expected: lines of \`key: value\`; quote a value that contains \`: \` or begins with a sign

    1 problem"
  `);
});

it('says which words the theme never says', () => {
  const problems = unknownStringProblems(['fr.interface.menue']);
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "strings/fr.yaml
      Unknown word \`interface.menue\`
      found:    menue
      expected: a key of src/theme/strings: strings.ts, search-strings.ts, static-strings.ts

    1 problem"
  `);
});
