import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatProblems } from '#shared/problem.ts';
import {
  emptyStatus,
  formatTranslationStatus,
  loadTranslationStatus,
  parseTranslationStatus,
  translationStatusFile,
  translationStatusPath,
} from './translation-status.ts';

const text = `{
  "untranslated": [
    "/guide/vue"
  ],
  "sections": {
    "/": {
      "": ["00000000", "11111111"]
    },
    "/guide/react": {
      "": ["22222222", "33333333"],
      "setup": ["44444444", "55555555"]
    }
  }
}
`;

describe('the text', () => {
  it('is the same whenever it is written', () => {
    expect(formatTranslationStatus(parseTranslationStatus(text))).toBe(text);
  });

  it('is sorted', () => {
    const { untranslated, sections } = parseTranslationStatus(text);
    const turned = Object.fromEntries(
      Object.entries(sections)
        .reverse()
        .map(([name, entries]) => [name, Object.fromEntries(Object.entries(entries).reverse())]),
    );
    expect(formatTranslationStatus({ untranslated, sections: turned })).toBe(text);
  });

  it('may say nothing', () => {
    expect(formatTranslationStatus(emptyStatus)).toBe(
      '{\n  "untranslated": [],\n  "sections": {}\n}\n',
    );
    expect(parseTranslationStatus('{}')).toEqual(emptyStatus);
  });
});

function report(changed: string): string {
  try {
    parseTranslationStatus(changed);
    return 'no problem';
  } catch (error) {
    return (error as Error).message;
  }
}

describe('a problem is', () => {
  it('an unknown key', () => {
    expect(report(text.replace('untranslated', 'untranslatd'))).toMatchInlineSnapshot(`
      "content/translations.json:2
        Unknown key \`untranslatd\` in the translation status
        found:    "untranslatd": [
        expected: one of untranslated, sections
        fix:      "untranslated": [

      1 problem"
    `);
  });

  it('something else than a hash, and a name that is no path', () => {
    const changed = text.replace('44444444', '4444').replace('/guide/vue', 'guide/vue.md');
    expect(report(changed)).toMatchInlineSnapshot(`
      "content/translations.json:3
        Invalid value of \`untranslated.0\` in the translation status
        found:    "guide/vue.md"
        expected: the path of a page: "/guide/react"

      content/translations.json:11
        Invalid value of \`sections./guide/react.setup.0\` in the translation status
        found:    "setup": ["4444", "55555555"]
        expected: eight hexadecimal digits

      2 problems"
    `);
  });

  it('a conflict that was not resolved', () => {
    const changed = text.replace('      "setup"', '<<<<<<< HEAD\n      "setup"');
    expect(report(changed)).toMatchInlineSnapshot(`
      "content/translations.json:11
        Unresolved merge conflict
        found:    <<<<<<< HEAD
        fix:      keep either side, then: npm run translations

      1 problem"
    `);
  });

  it('a comma that is missing', () => {
    expect(report(text.replace('],\n  "sections"', ']\n  "sections"'))).toMatchInlineSnapshot(`
      "content/translations.json:5
        Invalid JSON in the translation status
        found:    "sections": {
        expected: Expected ',' or '}' after property value in JSON at position 45
        fix:      fix the commas and quotation marks, then: npm run translations

      1 problem"
    `);
  });
});

describe('on disk', () => {
  it('may be absent', async () => {
    expect(await loadTranslationStatus(os.tmpdir())).toBeUndefined();
  });

  it('is read with its text', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'translationStatus-'));
    await writeFile(translationStatusPath(folder), text);
    expect(await loadTranslationStatus(folder)).toEqual({
      translationStatus: parseTranslationStatus(text),
      text,
    });
    await writeFile(translationStatusPath(folder), '[');
    await expect(loadTranslationStatus(folder)).rejects.toThrow('Invalid JSON');
    await rm(folder, { recursive: true });
  });

  it('has one name', () => {
    expect(formatProblems([{ file: translationStatusFile, message: 'A.' }])).toContain(
      'translations.json',
    );
    expect(translationStatusPath('/site/content')).toBe(`/site/${translationStatusFile}`);
  });
});
