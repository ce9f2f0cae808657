import { beforeAll, describe, expect, it } from 'vitest';
import { htmlLang } from '#shared/locale.ts';
import {
  attributeOf,
  type BuiltPage,
  dist,
  listFiles,
  parseHtml,
  readBuilt,
  readEveryPage,
} from './built-site.ts';
import { languages } from './route-table.ts';

const origin = 'https://rspack.dev';

let pages: BuiltPage[];
let graphs: Map<string, Node[]>;

/** A thing that a page says something of. */
interface Node {
  '@type': string;
  '@id'?: string;
  [property: string]: unknown;
}

beforeAll(async () => {
  pages = await readEveryPage();
  graphs = new Map(pages.map((page) => [page.routePath, graphOf(page)]));
});

function graphOf({ html }: Pick<BuiltPage, 'html'>): Node[] {
  const found = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  expect(found).toHaveLength(1);
  const data = JSON.parse(found[0]?.[1] ?? '');
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
}

const isPost = ({ path }: BuiltPage) => path.startsWith('/blog/') && path !== '/blog/';

describe('the data for search engines', () => {
  it('say of each page what it is', () => {
    const types = pages.map((page) => [
      page.routePath,
      graphs.get(page.routePath)?.map((node) => node['@type']),
    ]);
    expect(types).toEqual(
      pages.map((page) => [
        page.routePath,
        page.path === '/'
          ? ['WebSite']
          : [isPost(page) ? 'BlogPosting' : 'TechArticle', 'BreadcrumbList'],
      ]),
    );
  });

  it('say what the head says', () => {
    for (const page of pages.filter(({ path }) => path !== '/')) {
      const canonical = page.document.querySelector('link[rel="canonical"]');
      const image = page.document.querySelector('meta[property="og:image"]');
      expect(graphs.get(page.routePath)?.[0], page.routePath).toMatchObject({
        '@id': canonical && attributeOf(canonical, 'href'),
        headline: page.record.title,
        description: page.record.description,
        inLanguage: htmlLang(page.lang),
        image: image && attributeOf(image, 'content'),
        ...(isPost(page) ? { datePublished: page.record.frontmatter.date } : {}),
      });
    }
  });

  it('name the translation on both sides', () => {
    const idOf = (routePath: string) => ({ '@id': origin + routePath });
    for (const { path, routePath, lang } of pages) {
      if (path === '/') continue;
      const [article] = graphs.get(routePath) ?? [];
      if (lang === 'en') expect(article?.workTranslation).toEqual([idOf(`/zh${path}`)]);
      else expect(article?.translationOfWork).toEqual(idOf(path));
    }
  });

  it('lead back by pages that exist', () => {
    const addresses = new Set(pages.map(({ routePath }) => origin + routePath));
    for (const { path, routePath, record, lang } of pages) {
      if (path === '/') continue;
      const steps = graphs.get(routePath)?.[1]?.itemListElement as {
        position: number;
        name: string;
        item?: string;
      }[];
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
      expect(steps[0]?.item).toBe(lang === 'en' ? `${origin}/` : `${origin}/${lang}/`);
      expect(steps.at(-1)).toEqual({
        '@type': 'ListItem',
        position: steps.length,
        name: record.title,
      });
      expect(steps.slice(0, -1).filter(({ item }) => !addresses.has(item ?? ''))).toEqual([]);
    }
  });

  it('are not in the document for addresses that lead nowhere', async () => {
    expect(await readBuilt('404.html')).not.toContain('application/ld+json');
  });
});

describe.each([
  ['en', 'manifest.webmanifest', '/'],
  ['zh', 'zh/manifest.webmanifest', '/zh/'],
] as const)('the manifest (%s)', (lang, file, start) => {
  it('is named by every page of the language', () => {
    const own = pages.filter((page) => page.lang === lang);
    const named = own.map(({ document }) => {
      const link = document.querySelector('link[rel="manifest"]');
      return link && attributeOf(link, 'href');
    });
    expect(new Set(named)).toEqual(new Set([`/${file}`]));
  });

  it('says the name in the language, where to begin, and icons that exist', async () => {
    const manifest = JSON.parse(await readBuilt(file));
    expect(manifest).toMatchObject({
      name: 'Rspack 0.5',
      short_name: 'Rspack',
      lang: htmlLang(lang),
      start_url: start,
      scope: '/',
    });
    const files = await listFiles(dist);
    const icons: { src: string; purpose: string }[] = manifest.icons;
    expect(icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable']);
    expect(icons.filter(({ src }) => !files.includes(src.slice(1)))).toEqual([]);
  });
});

it('every page has an icon for home screens', async () => {
  const icon = 'images/icons/apple-touch-icon.png';
  expect(await listFiles(dist)).toContain(icon);
  for (const file of languages.map((lang) =>
    lang === 'en' ? 'index.html' : `${lang}/index.html`,
  )) {
    const link = parseHtml(await readBuilt(file)).querySelector('link[rel="apple-touch-icon"]');
    expect(link && attributeOf(link, 'href')).toBe(`/${icon}`);
  }
});
