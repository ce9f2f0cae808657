import { describe, expect, it } from 'vitest';
import type { SiteConfigInput } from '#config/schema/site.ts';
import type { SearchDocument } from '#search/search-index.ts';
import type { PageRecord } from '#shared/page.ts';
import { buildSite } from '../test-site.ts';

const files = {
  'index.md': '---\ntitle: Home\npageType: home\n---\n',
  'guide/react.md': '---\ntitle: React\n---\n\n## Setup {#setup}\n\nText with `code`.\n',
  'blog/one.md': '---\ntitle: One\ndate: 2023-03-06\n---\n',
};

const settings: Partial<SiteConfigInput> = {
  feeds: [{ id: 'blog', include: '/blog/', title: { en: 'Blog', zh: '博客' } }],
  redirects: { '/guide': '/guide/react', '/feed': '/rss/blog-en.rss' },
};

const built = buildSite(files, settings);

async function text(path: string, differences?: Partial<SiteConfigInput>): Promise<string> {
  const site = differences ? buildSite(files, { ...settings, ...differences }) : built;
  return (await site).text(path);
}

async function record(path: string): Promise<PageRecord> {
  return JSON.parse(await text(path));
}

describe('the sitemap', () => {
  it('has every page with its other languages, as the site spells them', async () => {
    const two = { 'index.md': files['index.md'], 'en/guide/a&b.md': '---\ntitle: A\n---\n' };
    const { text: textOf } = await buildSite(two, { base: '/docs/', route: { cleanUrls: false } });
    expect(textOf('sitemap.xml')).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
      <url><loc>https://rspack.dev/docs/guide/a&amp;b.html</loc><xhtml:link rel="alternate" hreflang="en" href="https://rspack.dev/docs/guide/a&amp;b.html"/><xhtml:link rel="alternate" hreflang="x-default" href="https://rspack.dev/docs/guide/a&amp;b.html"/></url>
      <url><loc>https://rspack.dev/docs/</loc><xhtml:link rel="alternate" hreflang="en" href="https://rspack.dev/docs/"/><xhtml:link rel="alternate" hreflang="zh" href="https://rspack.dev/docs/zh/"/><xhtml:link rel="alternate" hreflang="x-default" href="https://rspack.dev/docs/"/></url>
      <url><loc>https://rspack.dev/docs/zh/</loc><xhtml:link rel="alternate" hreflang="en" href="https://rspack.dev/docs/"/><xhtml:link rel="alternate" hreflang="zh" href="https://rspack.dev/docs/zh/"/><xhtml:link rel="alternate" hreflang="x-default" href="https://rspack.dev/docs/"/></url>
      </urlset>
      "
    `);
    expect(textOf('robots.txt')).toContain('Sitemap: https://rspack.dev/docs/sitemap.xml');
  });

  it('has no 404 page', async () => {
    expect(await text('sitemap.xml')).not.toContain('404');
  });
});

describe('the files for hosts', () => {
  it('redirect in every language, and away from the prefix of the default one', async () => {
    expect(await text('_redirects', { base: '/docs/' })).toMatchInlineSnapshot(`
      "/docs/guide /docs/guide/react 301
      /docs/guide/ /docs/guide/react 301
      /docs/feed /docs/rss/blog-en.rss 301
      /docs/feed/ /docs/rss/blog-en.rss 301
      /docs/zh/guide /docs/zh/guide/react 301
      /docs/zh/guide/ /docs/zh/guide/react 301
      /docs/zh/feed /docs/rss/blog-en.rss 301
      /docs/zh/feed/ /docs/rss/blog-en.rss 301
      /docs/en /docs/ 301
      /docs/en/ /docs/ 301
      /docs/en/blog/* /docs/blog/:splat 301
      /docs/en/guide/* /docs/guide/:splat 301
      /docs/en/status /docs/status 301
      "
    `);
    expect(await text('_redirects', { route: { cleanUrls: false } })).toMatchInlineSnapshot(`
      "/guide /guide/react.html 301
      /guide/ /guide/react.html 301
      /feed /rss/blog-en.rss 301
      /feed/ /rss/blog-en.rss 301
      /zh/guide /zh/guide/react.html 301
      /zh/guide/ /zh/guide/react.html 301
      /zh/feed /rss/blog-en.rss 301
      /zh/feed/ /rss/blog-en.rss 301
      /en / 301
      /en/ / 301
      /en/blog/* /blog/:splat 301
      /en/guide/* /guide/:splat 301
      /en/status /status.html 301
      "
    `);
  });

  it('allow the inline script by its hash, and no other', async () => {
    const headers = await text('_headers', { base: '/docs/' });
    expect(headers).toMatch(
      /^\/docs\/\*\n {2}Content-Security-Policy: default-src 'none'; script-src 'self' 'sha256-[\w+/]{43}='; /,
    );
    expect(headers).toContain(
      '/docs/rss/blog-zh.atom\n  Content-Type: application/atom+xml;charset=utf-8\n',
    );
    expect(headers).not.toContain('unsafe');
  });
});

describe('a search index', () => {
  it('has the pages of one language but home, at an address that changes with them', async () => {
    const { files: outputs } = await built;
    const [en, zh, ...others] = outputs.filter(({ path }) => path.includes('search_index'));
    expect(others).toEqual([]);
    expect(en?.path).toMatch(/^static\/search_index\.en\.[0-9a-f]{8}\.json$/);
    const documents: SearchDocument[] = JSON.parse(String(zh?.content));
    expect(documents).toHaveLength(2);
    expect(documents.find(({ title }) => title === 'React')).toEqual({
      routePath: '/zh/guide/react',
      title: 'React',
      content: 'Setup\nText with code.',
      toc: [{ text: 'Setup', id: 'setup', depth: 2, charIndex: 0 }],
      lang: 'zh',
      domain: 'https://rspack.dev',
    });
  });

  it.each<Partial<SiteConfigInput>>([
    { search: false },
    { search: { mode: 'remote', apiUrl: 'https://s.dev', searchIndexes: ['a'] } },
    { themeConfig: { search: false } },
  ])('is not written with %j', async (search) => {
    const { files: outputs } = await buildSite(files, search);
    expect(outputs.filter(({ path }) => path.includes('search_index'))).toEqual([]);
  });
});

describe('a page', () => {
  it('has a document and a record, where its address is', async () => {
    const { files: outputs } = await built;
    const paths = outputs.map(({ path }) => path);
    for (const page of ['index', 'zh/index', 'blog/one', 'zh/guide/react', '404']) {
      expect(paths).toContain(`${page}.html`);
      expect(paths).toContain(`${page}.json`);
    }
  });

  it('that is lost is one document for all languages', async () => {
    const { html, ...page } = await record('404.json');
    expect(page).toMatchObject({ title: '404', routePath: '/404', pageType: '404', lang: 'en' });
    expect(html).toBe('<h1 lang="en">404</h1><h1 lang="zh">404</h1>');
  });
});
