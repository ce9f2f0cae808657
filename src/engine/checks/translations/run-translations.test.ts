import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runTranslations } from './run-translations.ts';
import { testPage } from './test-pages.ts';

let contentFolder: string;
beforeEach(async () => {
  contentFolder = await mkdtemp(path.join(os.tmpdir(), 'translationStatus-'));
});
afterEach(() => rm(contentFolder, { recursive: true }));

function run(en: Record<string, string>, zh: Record<string, string>, acknowledge: string[] = []) {
  const pages = [testPage({ lang: 'en', sections: en }), testPage({ lang: 'zh', sections: zh })];
  return runTranslations({ pages, lang: 'en', contentFolder, acknowledge });
}

function written(): Promise<string> {
  return readFile(path.join(contentFolder, 'translations.json'), 'utf8');
}

const en = { '': 'e0000000', setup: 'e1111111', usage: 'e2222222' };
const zh = { '': 'a0000000', setup: 'a1111111', usage: 'a2222222' };

it('writes the translation status, and nothing beside it', async () => {
  expect(await run(en, zh)).toMatchInlineSnapshot(`
    [
      "/zh/guide/react: 3 new (setup, usage)",
      "content/translations.json: 3 sections of 1 page.",
    ]
  `);
  expect(await written()).toMatchInlineSnapshot(`
    "{
      "untranslated": [],
      "sections": {
        "/zh/guide/react": {
          "": ["e0000000", "a0000000"],
          "setup": ["e1111111", "a1111111"],
          "usage": ["e2222222", "a2222222"]
        }
      }
    }
    "
  `);
  expect(await readdir(contentFolder)).toEqual(['translations.json']);
});

it('says what it did', async () => {
  await run(en, zh);
  const changed = { ...en, setup: 'e9999999', usage: 'e8888888', more: 'e7777777' };
  expect(await run(changed, { ...zh, usage: 'a8888888', more: 'a7777777' })).toMatchInlineSnapshot(`
    [
      "/zh/guide/react: 1 updated (usage)",
      "/zh/guide/react: 1 new (more)",
      "/zh/guide/react: 1 stale (setup)",
      "content/translations.json: 4 sections of 1 page, 1 of them with stale sections.",
    ]
  `);
  expect(await run(changed, zh, ['guide/react#setup'])).toMatchInlineSnapshot(`
    [
      "/zh/guide/react: 1 acknowledged (setup)",
      "content/translations.json: 4 sections of 1 page.",
    ]
  `);
});

it('leaves a file that is up to date alone', async () => {
  await run(en, zh);
  const { mtimeMs, ino } = await stat(path.join(contentFolder, 'translations.json'));
  await run(en, zh);
  expect(await stat(path.join(contentFolder, 'translations.json'))).toMatchObject({ mtimeMs, ino });
});

it('leaves the file alone where something is acknowledged that does not exist', async () => {
  await run(en, zh);
  const before = await written();
  await expect(run({ ...en, more: 'e7777777' }, zh, ['guide/vue'])).rejects.toThrow('acknowledge');
  expect(await written()).toBe(before);
});
