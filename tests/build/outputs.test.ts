import { beforeAll, describe, expect, it } from 'vitest';
import type { SearchDocument } from '#search/search-index.ts';
import {
  type BuiltPage,
  dist,
  listFiles,
  readBuilt,
  readEveryPage,
  readHashedJson,
} from './built-site.ts';
import { languages } from './route-table.ts';
import { childrenOf, childText, parseXml, type XmlElement } from './xml.ts';

const origin = 'https://rspack.dev';

let pages: BuiltPage[];

beforeAll(async () => {
  pages = await readEveryPage();
});

describe('the sitemap', () => {
  let entries: XmlElement[];

  beforeAll(async () => {
    entries = childrenOf(parseXml(await readBuilt('sitemap.xml')), 'url');
  });

  it('lists every page once, by its canonical address', () => {
    const addresses = pages.map(({ routePath }) => origin + routePath);
    expect(entries.map((entry) => childText(entry, 'loc')).sort()).toEqual(addresses.sort());
  });

  it('names both languages of every page', () => {
    for (const entry of entries) {
      const path = childText(entry, 'loc')
        .replace(origin, '')
        .replace(/^\/zh(?=\/)/, '');
      expect(childrenOf(entry, 'xhtml:link').map(({ attributes }) => attributes)).toEqual([
        { rel: 'alternate', hreflang: 'en', href: origin + path },
        { rel: 'alternate', hreflang: 'zh', href: `${origin}/zh${path}` },
        { rel: 'alternate', hreflang: 'x-default', href: origin + path },
      ]);
    }
  });

  it('says of every page when it last changed', () => {
    for (const entry of entries) {
      expect(childText(entry, 'lastmod')).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  });

  it('is named by robots.txt, which lets everyone in', async () => {
    expect(await readBuilt('robots.txt')).toBe(
      `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
    );
  });
});

describe.each(languages)('the search index (%s)', (lang) => {
  let documents: SearchDocument[];

  beforeAll(async () => {
    const pattern = new RegExp(`^static/search_index\\.${lang}\\.[0-9a-f]{8}\\.json$`);
    documents = (await readHashedJson(pattern)) as SearchDocument[];
  });

  it('has every page of the language but its home page', () => {
    const expected = pages
      .filter((page) => page.lang === lang && page.path !== '/')
      .map(({ routePath }) => routePath);
    expect(documents.map(({ routePath: route }) => route).sort()).toEqual(expected.sort());
  });

  it('has the fields of the specification, and no others', () => {
    for (const document of documents) {
      expect(Object.keys(document).sort()).toEqual([
        'content',
        'domain',
        'lang',
        'routePath',
        'title',
        'toc',
      ]);
      expect(document).toMatchObject({
        lang,
        domain: origin,
        content: expect.stringMatching(/\S/),
      });
    }
  });

  it('has title and headings of the record', () => {
    const ofRecords = pages
      .filter((page) => page.lang === lang && page.path !== '/')
      .map(({ record: { routePath: route, title, toc } }) => [route, { title, toc }]);
    const ofIndex = documents.map(({ routePath: route, title, toc }) => [route, { title, toc }]);
    expect(Object.fromEntries(ofIndex)).toEqual(Object.fromEntries(ofRecords));
  });

  it('knows where each heading begins', () => {
    const wrong = documents.flatMap(({ routePath: route, content, toc }) =>
      toc
        .filter(({ text, charIndex }) => !content.slice(charIndex).startsWith(text))
        .map(({ id }) => `${route}#${id}`),
    );
    expect(wrong).toEqual([]);
  });

  it('has the headings in the order of the text', () => {
    for (const { routePath: route, toc } of documents) {
      const places = toc.map(({ charIndex }) => charIndex);
      expect(places, route).toEqual([...places].sort((a, b) => a - b));
    }
  });
});

describe('what the host is told', () => {
  it('sends on the addresses that are no pages, and the superfluous language', async () => {
    expect((await readBuilt('_redirects')).trim().split('\n')).toEqual([
      ...['', '/zh'].flatMap((prefix) =>
        [
          ['/guide', '/guide/introduction'],
          ['/misc', '/misc/faq'],
        ].flatMap(([from, to]) =>
          ['', '/'].map((end) => `${prefix}${from}${end} ${prefix}${to} 301`),
        ),
      ),
      '/en / 301',
      '/en/ / 301',
      ...['api', 'blog', 'config', 'guide', 'misc'].map(
        (section) => `/en/${section}/* /${section}/:splat 301`,
      ),
      '/en/offline /offline 301',
      '/en/status /status 301',
    ]);
  });

  it('sends the policy, and keeps what has a hash in its name', async () => {
    const rules = parseHeaders(await readBuilt('_headers'));
    expect({
      ...rules,
      '/*': { ...rules['/*'], 'Content-Security-Policy': policyOf(rules['/*']) },
    }).toEqual({
      '/*': {
        'Content-Security-Policy': {
          'default-src': "'none'",
          'script-src': expect.stringMatching(/^'self' 'sha256-[\w+/]{43}='$/),
          'style-src': expect.stringMatching(/^'self'(?: 'sha256-[\w+/]{43}=')+$/),
          'img-src': "'self' data:",
          'connect-src': "'self'",
          'manifest-src': "'self'",
          'worker-src': "'self'",
          'base-uri': "'none'",
          'form-action': "'none'",
          'frame-ancestors': '*',
          'require-trusted-types-for': "'script'",
          'trusted-types': 'article site offline',
        },
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Strict-Transport-Security': 'max-age=31536000',
      },
      '/static/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
      ...Object.fromEntries(
        languages.flatMap((lang) =>
          [
            ['rss', 'rss+xml'],
            ['atom', 'atom+xml'],
            ['json', 'feed+json'],
          ].map(([extension, type]) => [
            `/rss/blog-${lang}.${extension}`,
            { 'Content-Type': `application/${type};charset=utf-8` },
          ]),
        ),
      ),
    });
  });

  it('says to whom weaknesses are reported, and where this is said', async () => {
    const lines = (await readBuilt('.well-known/security.txt')).trim().split('\n');
    expect(lines).toEqual([
      expect.stringMatching(/^Contact: https:\/\//),
      expect.stringMatching(/^Expires: \d{4}-\d\d-\d\dT00:00:00\.000Z$/),
      'Preferred-Languages: en, zh',
      'Canonical: https://rspack.dev/.well-known/security.txt',
    ]);
  });

  it('names every file of /static/ by a hash', async () => {
    const files = (await listFiles(dist)).filter((file) => file.startsWith('static/'));
    expect(files.filter((file) => !/\.[0-9a-f]{8,}\.(?:js|css|json)$/.test(file))).toEqual([]);
  });
});

it('copies public/ as it is', async () => {
  const files = await listFiles(dist);
  expect(files).toContain('favicon.svg');
  expect(files).toContain('favicon.svg');
});

/** `_headers` as path patterns with their headers. */
function parseHeaders(source: string): Record<string, Record<string, string>> {
  const rules = source.trim().split('\n\n');
  return Object.fromEntries(
    rules.map((rule) => {
      const [pattern = '', ...lines] = rule.split('\n');
      const headers = lines.map((line) => /^ {2}([\w-]+): (.*)$/.exec(line)?.slice(1) ?? [line]);
      return [pattern, Object.fromEntries(headers)];
    }),
  );
}

function policyOf(headers: Record<string, string> = {}): Record<string, string> {
  const directives = headers['Content-Security-Policy']?.split('; ') ?? [];
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );
}
