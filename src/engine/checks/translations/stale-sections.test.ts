import { describe, expect, it } from 'vitest';
import { formatProblems } from '#shared/problem.ts';
import { emptyStatus, type TranslationStatus } from '../../content/records/translation-status.ts';
import { staleNotes, staleSections } from './stale-sections.ts';
import { statusProblems } from './status-problems.ts';
import { type TestText, testPage } from './test-pages.ts';

const lang = 'en';
const translationStatus: TranslationStatus = {
  untranslated: [],
  sections: { '/zh/guide/react': { '': ['e0', 'z0'], setup: ['e1', 'z1'], usage: ['e2', 'z2'] } },
};
const english = { '': 'e0', setup: 'e1', usage: 'e2' };
const chinese = { '': 'z0', setup: 'z1', usage: 'z2' };

/** Both pages, with the hashes that have changed. */
function pages(
  en: Record<string, string> = {},
  zh: Record<string, string> = {},
  more: TestText = {},
) {
  return [
    testPage({ lang: 'en', sections: { ...english, ...en } }),
    testPage({ lang: 'zh', sections: { ...chinese, ...zh }, ...more }),
  ];
}

describe('stale sections', () => {
  it('are those whose source has changed', () => {
    const [page, ...others] = staleSections(translationStatus, pages({ setup: 'E1' }), { lang });
    expect(others).toEqual([]);
    expect(page?.name).toBe('/zh/guide/react');
    expect(page?.sections).toEqual([{ id: 'setup', line: 2, originalLine: 2, isTouched: false }]);
  });

  it.each([
    ['nothing has changed', pages()],
    ['the translation alone has changed', pages({}, { setup: 'Z1' })],
    ['a section is new', pages({ more: 'e3' }, { more: 'z3' })],
    ['the translation is missing', pages().slice(0, 1)],
    ['the page cannot be parsed', pages({ setup: 'E1' }, {}, { code: '' })],
    ['the page shows the original', pages({ setup: 'E1' }, {}, { original: 'en' })],
  ])('are none where %s', (_, all) => {
    expect(staleSections(translationStatus, all, { lang })).toEqual([]);
  });

  it('are listed with their remedy', () => {
    const stale = staleSections(
      translationStatus,
      pages({ '': 'E0', usage: 'E2' }, { usage: 'Z2' }),
      {
        lang,
      },
    );
    expect(formatProblems(staleNotes(stale))).toMatchInlineSnapshot(`
      "content/zh/guide/react.md:1
        Stale translation: the source of this section has changed
        found:    /zh/guide/react#
        expected: what content/en/guide/react.md:1 says now
        fix:      translate what is new, then \`npm run translations\`;
                  where nothing has to change: \`npm run translations -- --acknowledge /zh/guide/react#\`

      content/zh/guide/react.md:3
        Unrecorded change of this section and its source
        found:    /zh/guide/react#usage
        expected: what content/en/guide/react.md:3 says now
        fix:      npm run translations

      2 problems"
    `);
  });
});

function report(
  all: ReturnType<typeof pages>,
  known: TranslationStatus | undefined = translationStatus,
): string {
  return formatProblems(statusProblems(known, all, { lang }));
}

describe('a problem of the translation status is', () => {
  it('none where it knows everything, stale or not', () => {
    expect(report(pages({ setup: 'E1' }, { usage: 'Z2' }))).toBe('0 problems');
  });

  it('a section that it does not know', () => {
    expect(report(pages({ more: 'e3' }, { more: 'z3' }))).toMatchInlineSnapshot(`
      "content/zh/guide/react.md:4
        Unrecorded section
        found:    /zh/guide/react#more
        fix:      npm run translations

      1 problem"
    `);
  });

  it('none where one language alone has a section: that is a matter of structure', () => {
    expect(report(pages({ more: 'e3' }))).toBe('0 problems');
    expect(report(pages({}, { more: 'z3' }))).toBe('0 problems');
  });

  it('a section that no page has any more', () => {
    const known = {
      untranslated: [],
      sections: {
        '/zh/guide/react': { ...translationStatus.sections['/zh/guide/react'], old: ['e', 'z'] },
      },
    };
    expect(report(pages(), known as unknown as TranslationStatus)).toMatchInlineSnapshot(`
      "content/translations.json
        Needless entry of the translation status: no page has the section
        found:    /zh/guide/react#old
        fix:      npm run translations

      1 problem"
    `);
  });

  it('a page that it does not know', () => {
    expect(report(pages(), emptyStatus)).toMatchInlineSnapshot(`
      "content/zh/guide/react.md:1
        Unrecorded translation
        fix:      npm run translations

      1 problem"
    `);
  });

  it('a page that is gone, or not translated any more', () => {
    const [en] = pages();
    const gone = [testPage({ path: '/guide/vue' })];
    const stub = pages({}, {}, { original: 'en' });
    expect(report(gone)).toMatchInlineSnapshot(`
      "content/translations.json
        Needless entry of the translation status: the page has no translation
        found:    /zh/guide/react
        fix:      npm run translations

      1 problem"
    `);
    expect(report(stub)).toBe(report(gone));
    expect(report(en ? [en] : [])).toBe('0 problems');
  });

  it('that there is none', () => {
    expect(formatProblems(statusProblems(undefined, pages(), { lang }))).toMatchInlineSnapshot(`
      "content/translations.json
        Missing translation status
        fix:      npm run translations

      1 problem"
    `);
    expect(statusProblems(undefined, [], { lang })).toEqual([]);
  });
});
