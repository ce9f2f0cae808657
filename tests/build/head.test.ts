import type { HtmlElement } from 'html-validate';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SpokenLocale } from '#shared/locale.ts';
import { fileOf } from '#shared/url.ts';
import {
  attributeOf,
  type BuiltPage,
  dist,
  listFiles,
  parseHtml,
  readBuilt,
  readEveryPage,
  textOf,
} from './built-site.ts';
import { languages } from './route-table.ts';

const origin = 'https://rspack.dev';

let pages: BuiltPage[];

beforeAll(async () => {
  pages = await readEveryPage();
});

function byRoute<T>(value: (page: BuiltPage) => T): Record<string, T> {
  return Object.fromEntries(pages.map((page) => [page.routePath, value(page)]));
}

/** An attribute of all elements that a selector finds in a document's head. */
function all(document: HtmlElement, selector: string, attribute: string): (string | undefined)[] {
  return document
    .querySelectorAll(`head > ${selector}`)
    .map((element) => attributeOf(element, attribute));
}

const meta = (document: HtmlElement, key: 'name' | 'property', name: string) =>
  all(document, `meta[${key}="${name}"]`, 'content');

const isHome = ({ path }: BuiltPage) => path === '/';
const isBlog = ({ path }: BuiltPage) => path.startsWith('/blog/');
const isPost = (page: BuiltPage) => isBlog(page) && page.path !== '/blog/';

describe('title and description', () => {
  it('give each document one title: the page with the site, the home page just the site', () => {
    expect(byRoute(({ document }) => document.querySelectorAll('title').map(textOf))).toEqual(
      byRoute((page) => [isHome(page) ? 'Rspack' : `${page.record.title} - Rspack`]),
    );
  });

  it.each(languages)('tell every page of a language from the others (%s)', (lang) => {
    const titles = pages.filter((page) => page.lang === lang).map(({ record }) => record.title);
    expect(repeated(titles)).toEqual([]);
  });

  it.each(languages)('describe every page in its own words (%s)', (lang) => {
    const ofLanguage = pages.filter((page) => page.lang === lang);
    expect(ofLanguage.filter(({ record }) => !record.frontmatter.description)).toEqual([]);
    expect(repeated(ofLanguage.map(({ record }) => record.description))).toEqual([]);
  });

  it('are described once, in the words of the record', () => {
    expect(byRoute(({ document }) => meta(document, 'name', 'description'))).toEqual(
      byRoute(({ record }) => [record.description]),
    );
  });

  it('fit a line of a result list', () => {
    const longest: Record<SpokenLocale, number> = { en: 155, zh: 80 };
    const tooLong = pages
      .filter(({ record, lang }) => record.description.length > longest[lang])
      .map(({ routePath, record }) => `${routePath}: ${record.description.length}`);
    expect(tooLong).toEqual([]);
  });
});

describe('addresses', () => {
  it('have one canonical spelling', () => {
    expect(byRoute(({ document }) => all(document, 'link[rel="canonical"]', 'href'))).toEqual(
      byRoute(({ routePath }) => [origin + routePath]),
    );
  });

  it('name the page in both languages, itself included, and the fallback', () => {
    const alternates = ({ document }: BuiltPage) =>
      document
        .querySelectorAll('head > link[hreflang]')
        .map((link) => ['hreflang', 'rel', 'href'].map((name) => attributeOf(link, name)));
    expect(byRoute(alternates)).toEqual(
      byRoute(({ path }) => [
        ['en', 'alternate', origin + path],
        ['zh', 'alternate', `${origin}/zh${path}`],
        ['x-default', 'alternate', origin + path],
      ]),
    );
  });

  it('say the language of the document', () => {
    expect(byRoute(({ document }) => languageOf(document))).toEqual(
      byRoute(({ lang }) => (lang === 'zh' ? 'zh-CN' : 'en')),
    );
  });
});

describe('cards', () => {
  it('say in Open Graph what title and description say', () => {
    const card = ({ document }: BuiltPage) =>
      ['type', 'site_name', 'title', 'description', 'locale', 'url'].map((name) =>
        meta(document, 'property', `og:${name}`),
      );
    expect(byRoute(card)).toEqual(
      byRoute((page) => [
        [isPost(page) ? 'article' : 'website'],
        ['Rspack'],
        [page.record.headTitle],
        [page.record.description],
        [page.lang === 'zh' ? 'zh_CN' : 'en_US'],
        [origin + page.routePath],
      ]),
    );
  });

  it('say the same to Twitter', () => {
    const card = ({ document }: BuiltPage) =>
      ['card', 'title', 'description'].map((name) => meta(document, 'name', `twitter:${name}`));
    expect(byRoute(card)).toEqual(
      byRoute(({ record }) => [['summary_large_image'], [record.headTitle], [record.description]]),
    );
  });

  it('show a picture of the page itself, with its size and what it shows', () => {
    const picture = ({ document }: BuiltPage) =>
      ['', ':width', ':height', ':alt'].map((name) =>
        meta(document, 'property', `og:image${name}`),
      );
    expect(byRoute(picture)).toEqual(
      byRoute((page) => [
        [`${origin}/images/pages/${fileOf(page.routePath)}.png`],
        ['1200'],
        ['630'],
        [isHome(page) ? 'Rspack 0.5' : `${page.record.title} · Rspack 0.5`],
      ]),
    );
  });

  it('show pictures that exist', async () => {
    const files = await listFiles(dist);
    expect(files).toContain('card.png');
    const pictures = pages.map(({ routePath }) => `images/pages/${fileOf(routePath)}.png`);
    expect(pictures.filter((file) => !files.includes(file))).toEqual([]);
  });
});

it('names the feeds of the language on home pages, posts and their list, and nowhere else', () => {
  const titles: Record<SpokenLocale, string> = { en: 'Rspack 0.5 blog', zh: 'Rspack 0.5 博客' };
  const feeds = ({ document }: BuiltPage) =>
    document
      .querySelectorAll('head > link[title]')
      .map((link) => ['rel', 'type', 'title', 'href'].map((name) => attributeOf(link, name)));
  expect(byRoute(feeds)).toEqual(
    byRoute((page) => {
      const { [page.lang]: title } = titles;
      const address = `/rss/blog-${page.lang}`;
      return isHome(page) || isBlog(page)
        ? [
            ['alternate', 'application/rss+xml', title, `${address}.rss`],
            ['alternate', 'application/atom+xml', `${title} (Atom)`, `${address}.atom`],
            ['alternate', 'application/feed+json', `${title} (JSON Feed)`, `${address}.json`],
          ]
        : [];
    }),
  );
});

describe('the document for addresses that lead nowhere', () => {
  it('has one title, and is kept out of search engines', async () => {
    const document = parseHtml(await readBuilt('404.html'));
    expect(document.querySelectorAll('title').map(textOf)).toEqual(['Rspack']);
    expect(meta(document, 'name', 'robots')).toEqual(['noindex']);
    expect(all(document, 'link[rel="canonical"]', 'href')).toEqual([]);
    expect(all(document, 'link[hreflang]', 'href')).toEqual([]);
  });

  it('has a record with title and route', async () => {
    const record: unknown = JSON.parse(await readBuilt('404.json'));
    expect(record).toMatchObject({ title: '404', routePath: '/404', pageType: '404' });
  });
});

describe('the record', () => {
  const blogDates: Record<string, string> = {
    '/blog/announcement': '2023-03-06',
    '/blog/announcing-0.2': '2023-06-02',
    '/blog/announcing-0.3': '2023-08-24',
    '/blog/announcing-0.4': '2023-11-22',
    '/blog/announcing-0.5': '2024-01-09',
    '/blog/module-federation-added-to-rspack': '2024-01-09',
  };

  it('has every field of the specification', () => {
    for (const { record, routePath, lang, path } of pages) {
      expect(record, routePath).toMatchObject({
        title: expect.stringMatching(/\S/),
        routePath,
        lang,
        toc: expect.any(Array),
        frontmatter: expect.any(Object),
        version: '',
        _relativePath: expect.stringMatching(new RegExp(`^${lang}/.+\\.mdx?$`)),
        feeds: expect.any(Array),
        pageType: path === '/' ? 'home' : 'doc',
        html: expect.any(String),
      });
    }
  });

  it('has of each heading text, id, depth and position', () => {
    for (const { record, routePath } of pages) {
      for (const heading of record.toc) {
        expect(Object.keys(heading).sort(), routePath).toEqual([
          'charIndex',
          'depth',
          'id',
          'text',
        ]);
        expect([2, 3, 4], routePath).toContain(heading.depth);
        expect(heading.charIndex, routePath).toBeGreaterThanOrEqual(-1);
      }
    }
  });

  it('has the same headings in both languages', () => {
    const ids = (lang: SpokenLocale) =>
      Object.fromEntries(
        pages
          .filter((page) => page.lang === lang)
          .map(({ path, record }) => [path, record.toc.map(({ id, depth }) => `${depth} ${id}`)]),
      );
    expect(ids('zh')).toEqual(ids('en'));
  });

  it('has the addresses of its feeds', () => {
    expect(byRoute(({ record }) => record.feeds.map(({ href }) => href))).toEqual(
      byRoute((page) =>
        isHome(page) || isBlog(page)
          ? ['rss', 'atom', 'json'].map((extension) => `/rss/blog-${page.lang}.${extension}`)
          : [],
      ),
    );
  });

  it('has the day of a post', () => {
    expect(byRoute(({ record }) => record.frontmatter.date)).toEqual(
      byRoute(({ path }) => blogDates[path]),
    );
  });

  it('holds the very article of the document', () => {
    const wrong = pages.filter(
      ({ html, record }) => !html.includes(`<article id="article">${record.html}</article>`),
    );
    expect(wrong.map(({ routePath }) => routePath)).toEqual([]);
  });

  it('stands in the document without its article', () => {
    const embedded = ({ html }: BuiltPage): unknown =>
      JSON.parse(
        /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(html)?.[1] ?? '',
      );
    expect(byRoute(embedded)).toEqual(byRoute(({ record: { html: _, ...page } }) => ({ page })));
  });

  it('names the site data of its language, of the same build', async () => {
    const [first] = pages;
    for (const { record, lang } of pages) {
      expect(record.build).toBe(first?.record.build);
      expect(record.siteData).toMatch(new RegExp(`^/static/site\\.${lang}\\.[0-9a-f]{8}\\.json$`));
    }
    for (const address of new Set(pages.map(({ record }) => record.siteData))) {
      expect(JSON.parse(await readBuilt(address))).toMatchObject({ build: first?.record.build });
    }
  });
});

function languageOf(document: HtmlElement): string | undefined {
  const root = document.querySelector('html');
  return root ? attributeOf(root, 'lang') : undefined;
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
