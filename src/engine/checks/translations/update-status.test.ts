import { describe, expect, it } from 'vitest';
import { emptyStatus, type TranslationStatus } from '../../content/records/translation-status.ts';
import { type TestText, testPage } from './test-pages.ts';
import { updateStatus } from './update-status.ts';

const translationStatus: TranslationStatus = {
  untranslated: ['/guide/vue'],
  sections: { '/zh/guide/react': { '': ['e0', 'z0'], setup: ['e1', 'z1'] } },
};
const english = { '': 'e0', setup: 'e1' };
const chinese = { '': 'z0', setup: 'z1' };

interface Texts {
  en?: Record<string, string | undefined>;
  zh?: Record<string, string | undefined>;
  acknowledge?: string[];
  more?: TestText;
}

/** What becomes of the translation status, where some hashes are others than it says. */
function update({ en = {}, zh = {}, acknowledge = [], more = {} }: Texts) {
  const pages = [
    testPage({ lang: 'en', sections: present({ ...english, ...en }) }),
    testPage({ lang: 'zh', sections: present({ ...chinese, ...zh }), ...more }),
  ];
  const { translationStatus: updated, changes } = updateStatus(translationStatus, pages, {
    lang: 'en',
    acknowledge,
  });
  return {
    entries: updated.sections['/zh/guide/react'],
    changes: changes.map(({ type, id }) => `${type} ${id}`),
  };
}

function present(sections: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sections).flatMap(([id, hash]) => (hash === undefined ? [] : [[id, hash]])),
  );
}

const known = translationStatus.sections['/zh/guide/react'];

it('leaves everything as it is where nothing has changed', () => {
  expect(update({})).toEqual({ entries: known, changes: [] });
});

describe('a section', () => {
  it('that is new is recorded', () => {
    expect(update({ en: { more: 'e2' }, zh: { more: 'z2' } })).toEqual({
      entries: { ...known, more: ['e2', 'z2'] },
      changes: ['new more'],
    });
  });

  it('whose source alone has changed stays stale', () => {
    expect(update({ en: { setup: 'E1' } })).toEqual({ entries: known, changes: [] });
  });

  it('that has changed with its source is recorded', () => {
    expect(update({ en: { setup: 'E1' }, zh: { setup: 'Z1' } })).toEqual({
      entries: { ...known, setup: ['E1', 'Z1'] },
      changes: ['updated setup'],
    });
  });

  it('whose translation alone has changed is recorded, so that it counts once', () => {
    expect(update({ zh: { setup: 'Z1' } })).toEqual({
      entries: { ...known, setup: ['e1', 'Z1'] },
      changes: [],
    });
  });

  it('that is gone leaves', () => {
    expect(update({ en: { setup: undefined }, zh: { setup: undefined } })).toEqual({
      entries: { '': ['e0', 'z0'] },
      changes: ['removed setup'],
    });
  });

  it('that only one language lost stays', () => {
    expect(update({ zh: { setup: undefined } }).entries).toEqual(known);
    expect(update({ en: { setup: undefined } }).entries).toEqual(known);
  });
});

describe('an acknowledgement', () => {
  const en = { '': 'E0', setup: 'E1' };

  it.each(['guide/react#setup', '/guide/react#setup', 'guide/react.md#setup'])(
    'of %s is for one section',
    (name) => {
      expect(update({ en, acknowledge: [name] })).toEqual({
        entries: { '': ['e0', 'z0'], setup: ['E1', 'z1'] },
        changes: ['acknowledged setup'],
      });
    },
  );

  it('of a page is for all of it', () => {
    expect(update({ en, acknowledge: ['guide/react'] }).changes).toEqual([
      'acknowledged ',
      'acknowledged setup',
    ]);
  });

  it('may name what stands before the first heading', () => {
    expect(update({ en, acknowledge: ['guide/react#'] }).changes).toEqual(['acknowledged ']);
  });

  it('of something that does not exist is a problem', () => {
    const acknowledge = ['guide/raect', 'guide/react#steup'];
    expect(() => update({ en, acknowledge })).toThrowErrorMatchingInlineSnapshot(`
      [ProblemError:   Unknown name to acknowledge
        found:    guide/raect
        expected: a page that is translated: guide/react
        fix:      --acknowledge /guide/react

        Unknown name to acknowledge
        found:    guide/react#steup
        expected: the id of a heading of /guide/react, in both languages
        fix:      --acknowledge /guide/react#setup

      2 problems]
    `);
  });
});

describe('a page', () => {
  it('that is new is recorded, and the list of untranslated ones stays', () => {
    const pages = (['en', 'zh'] as const).map((lang) =>
      testPage({ lang, path: '/', sections: { '': lang } }),
    );
    const empty = { untranslated: ['/guide/vue'], sections: {} };
    expect(updateStatus(empty, pages, { lang: 'en' })).toEqual({
      translationStatus: {
        untranslated: ['/guide/vue'],
        sections: { '/zh/': { '': ['en', 'zh'] } },
      },
      changes: [{ name: '/zh/', id: '', type: 'new' }],
    });
    expect(empty.sections).toEqual({});
  });

  it('that cannot be parsed keeps its entries', () => {
    expect(update({ en: { setup: 'E1' }, more: { code: '' } }).entries).toEqual(known);
  });

  it('that is gone, or shows the other language, leaves', () => {
    expect(updateStatus(translationStatus, [], { lang: 'en' }).translationStatus.sections).toEqual(
      {},
    );
    expect(update({ more: { original: 'en' } })).toEqual({
      entries: undefined,
      changes: ['removed ', 'removed setup'],
    });
  });

  it('that is gone from one language keeps what is known of the others', () => {
    const sections = { '': 'e0' };
    const pages = (['en', 'zh', 'fr'] as const).map((lang) => testPage({ lang, sections }));
    const { translationStatus: known } = updateStatus(emptyStatus, pages, { lang: 'en' });
    expect(Object.keys(known.sections)).toEqual(['/zh/guide/react', '/fr/guide/react']);
    const stub = testPage({ lang: 'fr', sections, original: 'en' });
    const { changes } = updateStatus(known, [...pages.slice(0, 2), stub], { lang: 'en' });
    expect(changes).toEqual([{ name: '/fr/guide/react', id: '', type: 'removed' }]);
  });

  it('has entries of its own in each language', () => {
    const three = (en: string, fr: string) => [
      testPage({ lang: 'en', sections: { '': en } }),
      testPage({ lang: 'zh', sections: { '': 'z0' } }),
      testPage({ lang: 'fr', sections: { '': fr } }),
    ];
    const { translationStatus: known } = updateStatus(emptyStatus, three('e0', 'f0'), {
      lang: 'en',
    });
    const { translationStatus: later } = updateStatus(known, three('E0', 'F0'), { lang: 'en' });
    expect(later.sections).toEqual({
      '/zh/guide/react': { '': ['e0', 'z0'] },
      '/fr/guide/react': { '': ['E0', 'F0'] },
    });
    const acknowledge = ['fr/guide/react', 'zh/guide/react#'];
    const { changes } = updateStatus(later, three('E1', 'F0'), { lang: 'en', acknowledge });
    expect(changes.map(({ name, type }) => `${name} ${type}`)).toEqual([
      '/zh/guide/react acknowledged',
      '/fr/guide/react acknowledged',
    ]);
  });

  it('of another version has its own entries', () => {
    const pages = (['en', 'zh'] as const).map((lang) =>
      testPage({ lang, version: 'v0.4', sections: { '': lang } }),
    );
    const { translationStatus: updated } = updateStatus(translationStatus, pages, { lang: 'en' });
    expect(Object.keys(updated.sections)).toEqual(['/zh/v0.4/guide/react']);
  });
});
