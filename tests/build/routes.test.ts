import type { HtmlElement } from 'html-validate';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SpokenLocale } from '#shared/locale.ts';
import { fileOf } from '#shared/url.ts';
import {
  attributeOf,
  type BuiltPage,
  dist,
  linkOf,
  listFiles,
  parseHtml,
  readBuilt,
  readEveryPage,
  textOf,
} from './built-site.ts';
import { bars, ecosystemCards, socialLinks } from './navigation-table.ts';
import { languages, routePath, routeTable } from './route-table.ts';
import { type SidebarName, sidebarOf, sidebarPaths, sidebars } from './sidebar-table.ts';

let pages: BuiltPage[];

beforeAll(async () => {
  pages = await readEveryPage();
});

const sectionOf = (path: string) => path.split('/')[1] ?? '';

/** What differs from page to page, so that a failure names all pages that are wrong. */
function byRoute<T>(value: (page: BuiltPage) => T): Record<string, T> {
  return Object.fromEntries(pages.map((page) => [page.routePath, value(page)]));
}

/** Files of pages that no content is about. */
const generated = ['offline', 'status', 'zh/offline', 'zh/status'];

describe('routes', () => {
  const files = (extension: string) =>
    pages
      .map(({ routePath: route }) => `${fileOf(route)}.${extension}`)
      .concat(['404', ...generated].map((file) => `${file}.${extension}`))
      .sort();

  it('are the 75 of the table, at least, in each language', () => {
    const all = languages.flatMap((lang) => routeTable.map((path) => routePath(path, lang)));
    expect(new Set(all).size).toBe(150);
    expect(pages.map((page) => page.routePath)).toEqual(expect.arrayContaining(all));
  });

  it('each have a document, and there is no other', async () => {
    const built = (await listFiles(dist)).filter((file) => file.endsWith('.html'));
    expect(built).toEqual(files('html'));
  });

  it('each have a record, and there is no other', async () => {
    const built = (await listFiles(dist)).filter(
      (file) => file.endsWith('.json') && !/^(?:static|rss)\/|\.options\.json$/.test(file),
    );
    expect(built).toEqual(
      [
        ...files('json'),
        ...languages.map((lang) => `offline.${lang}.json`),
        'options.json',
        'vercel.json',
      ].sort(),
    );
  });

  it('have the cards of their options beside them, where they document some', async () => {
    const cards = (await listFiles(dist)).filter((file) => file.endsWith('.options.json'));
    const sections = new Set(cards.map((file) => file.replace(/[^/]*$/, '')));
    expect([...sections].sort()).toEqual(['config/', 'zh/config/']);
    expect(cards.length).toBeGreaterThan(40);
  });

  it('are what the records say', () => {
    expect(byRoute(({ record }) => [record.routePath, record.path, record.lang])).toEqual(
      byRoute((page) => [page.routePath, page.path, page.lang]),
    );
  });
});

describe.each(languages)('the navigation bar (%s)', (lang) => {
  const ofLanguage = () => pages.filter((page) => page.lang === lang);

  it('has the entries of the table, in order, on every page', () => {
    for (const page of ofLanguage()) {
      expect(barEntries(page.document).map(contentOf), page.routePath).toEqual(bars[lang]);
    }
  });

  it('has them on the screen of small devices too', () => {
    const links = (entries: typeof bars.en): unknown[] =>
      entries.flatMap(([text, target]) => (typeof target === 'string' ? [[text, target]] : target));
    for (const { document, routePath: route } of ofLanguage()) {
      const places = ['#nav-screen > nav a', '#sidebar > div > ul a'];
      const screen = places.flatMap((place) => document.querySelectorAll(place).map(linkOf));
      expect(screen, route).toEqual(links(bars[lang]));
    }
  });

  it('has the sibling tools behind its icon', () => {
    const [page] = ofLanguage();
    const cards = page?.document.querySelectorAll('header > div > div:first-child a') ?? [];
    const shown = cards.map((card) => [
      attributeOf(card, 'href'),
      ...card.querySelectorAll('span > span').map(textOf),
    ]);
    expect(shown).toEqual(ecosystemCards[lang]);
  });

  it('has the social links, all of them named', () => {
    const [page] = ofLanguage();
    const hosts = ['github.com/web-infra-dev/rspack', 'discord', 'twitter', 'applink'];
    const links = page?.document
      .querySelectorAll('header a')
      .filter((link) => !link.closest('#nav-screen') && !link.closest('nav'))
      .filter((link) => hosts.some((host) => attributeOf(link, 'href')?.includes(host)));
    const named = links?.map((link) => [
      attributeOf(link, 'aria-label') ?? textOf(link),
      linkOf(link)[1],
    ]);
    // Three as icons; their menu has all of them for narrow bars.
    expect(named).toEqual([...socialLinks.slice(0, 3), ...socialLinks]);
  });

  it('offers both languages for every page, each the same page', () => {
    for (const { document, path, routePath: route } of ofLanguage()) {
      const links = document
        .querySelectorAll('header a[data-language]')
        .filter((link) => !link.closest('#nav-screen'));
      expect(links.map(linkOf), route).toEqual([
        ['English', path],
        ['简体中文', `/zh${path}`],
      ]);
    }
  });
});

describe('the active entry of the bar', () => {
  const owner: Record<string, Record<SpokenLocale, string>> = {
    guide: { en: 'Guide', zh: '指南' },
    config: { en: 'Config', zh: '配置' },
    api: { en: 'API', zh: 'API' },
    blog: { en: 'Blog', zh: '博客' },
    misc: { en: 'About', zh: '关于' },
  };

  it('is that of the section, and the only one; the home page has none', () => {
    const expected = byRoute(({ path, lang }) => {
      const name = owner[sectionOf(path)]?.[lang];
      return name ? [name] : [];
    });
    expect(byRoute(({ document }) => activeEntries(document))).toEqual(expected);
  });

  it('is missing where nothing was found', async () => {
    expect(activeEntries(parseHtml(await readBuilt('404.html')))).toEqual([]);
  });
});

describe('links', () => {
  it('open a new tab, without a way back, where they leave the site, and nowhere else', () => {
    const attributes = (link: HtmlElement) =>
      [attributeOf(link, 'target'), attributeOf(link, 'rel')].join(' ').trim();
    const wrong = ({ document }: BuiltPage) =>
      document
        .querySelectorAll('a')
        .map((link) => ({ href: linkOf(link)[1], written: attributes(link) }))
        .filter(({ href, written }) =>
          /^https?:/.test(href)
            ? written !== '_blank noopener noreferrer'
            : written.includes('_blank'),
        );
    expect(byRoute(wrong)).toEqual(byRoute(() => []));
  });

  it('are spelled without .html, and with a slash only where a section or a language begins', () => {
    const spelling =
      /^(?:#|https?:|mailto:|tel:|\/(?:zh\/)?(?:(?:config|api|blog)\/)?(?:[?#]|$)|\/.*[^/]$)/;
    const wrong = ({ document }: BuiltPage) =>
      document
        .querySelectorAll('a')
        .map((link) => linkOf(link)[1])
        .filter((href) => !spelling.test(href) || /^\/[^#?]*\.html/.test(href));
    expect(byRoute(wrong)).toEqual(byRoute(() => []));
  });
});

/** The entries of a page's sidebar; above them, the drawer of small screens has the other sections. */
function sidebarLinks({ document }: BuiltPage): [text: string, href: string][] {
  return document.querySelector('#sidebar')?.querySelectorAll(':scope > ul a').map(linkOf) ?? [];
}

describe('the sidebar', () => {
  const list = ({ document }: BuiltPage) => document.querySelector('#sidebar');
  const links = sidebarLinks;
  const inTable = new Set(
    languages.flatMap((lang) => routeTable.map((path) => routePath(path, lang))),
  );
  const ofTable = (routes: string[]) => routes.filter((route) => inTable.has(route));
  const paths = (page: BuiltPage): readonly string[] => {
    const name = isListed(page) ? sidebarOf(page.path) : undefined;
    return name ? sidebarPaths(name).map((path) => routePath(path, page.lang)) : [];
  };

  it('stands beside every page but the home page and the list of posts, with the entries of its section', () => {
    expect(byRoute((page) => ofTable(links(page).map(([, href]) => href)))).toEqual(byRoute(paths));
  });

  it('names each entry by the title of its page', () => {
    const titles = new Map(pages.map(({ record }) => [record.routePath, record.title]));
    expect(byRoute(links)).toEqual(
      byRoute((page) => links(page).map(([, href]) => [titles.get(href), href])),
    );
  });

  it('has the groups of the table, open', () => {
    const groups = (page: BuiltPage) =>
      (list(page)?.querySelectorAll(':scope > ul details') ?? []).map((group) => [
        textOf(group.querySelector('summary') ?? group),
        ofTable(group.querySelectorAll('a').map((link) => linkOf(link)[1])),
        group.hasAttribute('open'),
      ]);
    const expected = ({ path, lang }: BuiltPage) => {
      const name = sidebarOf(path);
      if (!name) return [];
      return sidebars[name]
        .filter((group) => group.text)
        .map((group) => [
          group.text?.[lang],
          group.paths.map((entry) => routePath(entry, lang)),
          true,
        ]);
    };
    expect(byRoute(groups)).toEqual(byRoute(expected));
  });

  it('marks the page that is open, once', () => {
    const marked = (page: BuiltPage) =>
      list(page)
        ?.querySelectorAll(':scope > ul [aria-current]')
        .map((link) => linkOf(link)[1]) ?? [];
    expect(byRoute(marked)).toEqual(byRoute((page) => (isListed(page) ? [page.routePath] : [])));
  });

  it('has every page of the table in one place, but the home page', () => {
    const names = Object.keys(sidebars) as SidebarName[];
    expect(names.flatMap(sidebarPaths).sort()).toEqual(
      routeTable.filter((path) => path !== '/').sort(),
    );
  });
});

describe('previous and next', () => {
  const neighbor = (page: BuiltPage, step: -1 | 1): string | undefined => {
    const order = sidebarLinks(page).map(([, href]) => href);
    const index = order.indexOf(page.routePath);
    return index < 0 ? undefined : order[index + step];
  };
  const titleOf = (route: string | undefined) =>
    pages.find((page) => page.routePath === route)?.record.title;

  it.each([
    ['prev', -1],
    ['next', 1],
  ] as const)('%s follows the flattened sidebar', (rel, step) => {
    const shown = ({ document }: BuiltPage) => {
      const link = document.querySelector(`main a[rel="${rel}"]`);
      return [link ? linkOf(link)[1] : undefined, link?.querySelectorAll('span').map(textOf)[1]];
    };
    const expected = byRoute((page) => {
      const route = neighbor(page, step);
      return [route, titleOf(route)];
    });
    expect(byRoute(shown)).toEqual(expected);
    expect(byRoute(({ record }) => [record[rel]?.routePath, record[rel]?.text])).toEqual(expected);
  });
});

/** Whether a page is in its sidebar: all but the home page and the list of posts are. */
function isListed({ path }: BuiltPage): boolean {
  return !['/', '/blog/'].includes(path);
}

/** The entries of the bar: both lists of it, the one at its start and the one at its end. */
function barEntries(document: HtmlElement): HtmlElement[] {
  return document.querySelectorAll('header > div > nav > ul > li');
}

/** An entry with where it leads, or with its links. */
function contentOf(entry: HtmlElement): (typeof bars.en)[number] {
  const button = entry.querySelector('button');
  const links = entry.querySelectorAll('a').map(linkOf);
  if (button) return [textOf(button), links];
  return links[0] ?? ['', ''];
}

function activeEntries(document: HtmlElement): string[] {
  return barEntries(document)
    .filter((entry) => entry.querySelector('button[data-active], [aria-current]'))
    .map((entry) => contentOf(entry)[0]);
}
