import { describe, expect, it } from 'vitest';
import { type SiteConfigInput, themeFieldNames } from '#config/schema/site.ts';
import type { LocaleCode } from '#shared/locale.ts';
import type { PageInfo } from '#shared/page.ts';
import type { SiteData } from '#shared/site.ts';
import { buildSite } from '../test-site.ts';

type ThemeInput = NonNullable<SiteConfigInput['themeConfig']>;
type FieldName = Exclude<keyof ThemeInput, 'locales'>;

const social = { icon: 'github' as const, content: 'https://github.com' };
const tools = { link: { text: 'All', url: 'https://x.dev' }, cards: [] };
const editLink = { docRepoBaseUrl: 'https://x.dev/edit', text: 'Edit' };

interface Case<Value> {
  on: Value;
  off: Value;
  shown: (site: SiteData, page: PageInfo) => unknown;
}

/** A value that switches each setting on, one that does not, and what pages show of the two. */
const cases: { [Name in FieldName]-?: Case<ThemeInput[Name]> } = {
  nav: { on: [{ text: 'A', link: '/a' }], off: [], shown: ({ nav }) => nav.length },
  sidebar: { on: { '/': ['/'] }, off: {}, shown: ({ sidebars }) => Object.keys(sidebars).length },
  lastUpdated: { on: true, off: false, shown: (_, page) => page.lastUpdated },
  lastUpdatedText: { on: 'A', off: 'B', shown: ({ texts }) => texts.lastUpdatedText },
  outlineTitle: { on: 'A', off: 'B', shown: ({ texts }) => texts.outlineTitle },
  prevPageText: { on: 'A', off: 'B', shown: ({ texts }) => texts.prevPageText },
  nextPageText: { on: 'A', off: 'B', shown: ({ texts }) => texts.nextPageText },
  sourceCodeText: { on: 'A', off: 'B', shown: ({ texts }) => texts.sourceCodeText },
  editLink: { on: editLink, off: false, shown: (_, page) => page.editLink?.text },
  footer: { on: { message: 'A' }, off: false, shown: ({ footerMessage }) => footerMessage },
  socialLinks: { on: [social], off: [], shown: ({ socialLinks }) => socialLinks.length },
  search: { on: true, off: false, shown: ({ search }) => search !== undefined },
  searchLinks: {
    on: { popular: ['/a'] },
    off: false,
    shown: ({ searchLinks }) => searchLinks?.popular[0]?.text,
  },
  darkMode: { on: true, off: false, shown: ({ darkMode }) => darkMode },
  hideNavbar: { on: 'always', off: 'never', shown: ({ hideNavbar }) => hideNavbar },
  outline: { on: true, off: false, shown: ({ outline }) => outline },
  ecosystem: { on: tools, off: false, shown: ({ ecosystem }) => ecosystem?.link.text },
  copyright: { on: '© A', off: '', shown: ({ copyright }) => copyright },
};

type Settings = Pick<ThemeInput, FieldName>;

/** All settings at once, switched on or off. */
function all(state: 'on' | 'off'): Settings {
  return Object.fromEntries(Object.entries(cases).map(([name, entry]) => [name, entry[state]]));
}

/** What pages of a language show of every setting. */
async function shownBy(forSite: Settings, forChinese: Settings) {
  const page = '---\ntitle: A\n---\n';
  const themeConfig = { ...forSite, locales: [{ lang: 'zh' as const, ...forChinese }] };
  const { site } = await buildSite({ 'index.md': page, 'a.md': page }, { themeConfig });
  return (name: FieldName, lang: LocaleCode) => {
    const info = site.pages.find((entry) => entry.info.lang === lang)?.info;
    const data = site.data['']?.[lang];
    if (!info || !data) throw new Error(`There is no page in ${lang}.`);
    return cases[name].shown(data, info);
  };
}

describe('every setting of the theme', async () => {
  const on = all('on');
  const off = all('off');
  const [switchedOn, switchedOff, onAlone, offAlone, onFirst, offFirst] = await Promise.all([
    shownBy(on, {}),
    shownBy(off, {}),
    shownBy({}, on),
    shownBy({}, off),
    shownBy(on, off),
    shownBy(off, on),
  ]);

  it('is among those that are tried', () => {
    expect(Object.keys(cases).sort()).toEqual([...themeFieldNames].sort());
  });

  it.each(themeFieldNames)('%s is set for the site', (name) => {
    expect(switchedOn(name, 'zh')).toEqual(switchedOn(name, 'en'));
    expect(switchedOn(name, 'zh')).not.toEqual(switchedOff(name, 'zh'));
  });

  it.each(themeFieldNames)('%s is set for one language alone', (name) => {
    expect(onAlone(name, 'zh')).toEqual(switchedOn(name, 'zh'));
    expect(offAlone(name, 'zh')).toEqual(switchedOff(name, 'zh'));
    expect(onAlone(name, 'en')).toEqual(offAlone(name, 'en'));
  });

  it.each(themeFieldNames)('%s is switched on and off by a language that wins', (name) => {
    expect(onFirst(name, 'en')).toEqual(switchedOn(name, 'en'));
    expect(onFirst(name, 'zh')).toEqual(switchedOff(name, 'zh'));
    expect(offFirst(name, 'en')).toEqual(switchedOff(name, 'en'));
    expect(offFirst(name, 'zh')).toEqual(switchedOn(name, 'zh'));
  });
});
