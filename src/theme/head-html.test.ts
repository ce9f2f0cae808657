import { describe, expect, it } from 'vitest';
import { testPage, testSite } from '#shared/test-data.ts';
import { headHtml } from './head-html.ts';

const assets = {
  loader: '/static/l.js',
  shell: '/static/shell.js',
  parts: ['/static/regions.js'],
  scripts: [],
  styles: ['/static/s.css'],
  inlineStyles: new Map<string, string>(),
  inlineScript: 'theme()',
};

describe('the head of a document', () => {
  it('begins with the encoding, and has the script before the first paint above the styles', () => {
    const html = headHtml({ page: testPage(), site: testSite({ icon: '/favicon.svg' }), assets });
    expect(html.startsWith('<meta charset="utf-8"><meta name="viewport"')).toBe(true);
    const places = ['<title>', 'hreflang', '<script>theme()', '/static/s.css', '/static/l.js'];
    const order = places.map((place) => html.indexOf(place)).filter((place) => place >= 0);
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(html).toContain('<link rel="icon" href="/favicon.svg">');
  });

  it('writes what authors write as text', () => {
    const page = testPage({ headTitle: '</title><script>', description: '"><script>alert(1)' });
    const html = headHtml({ page, site: testSite(), assets });
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(html).toContain('&lt;/title&gt;&lt;script&gt;');
  });

  it('has the styles of the page behind those of the site', () => {
    const page = testPage({ styles: ['/static/Tabs.css'] });
    const inlineStyles = new Map([
      ['/static/s.css', 'a{color:red}'],
      ['/static/Tabs.css', 'b>c{color:red}'],
      ['/static/Home.css', 'd{color:red}'],
    ]);
    const html = headHtml({ page, site: testSite(), assets: { ...assets, inlineStyles } });
    expect(html).toContain(
      '<style>a{color:red}</style><style data-page-style="/static/Tabs.css">b>c{color:red}</style><script',
    );
  });

  it('links the styles whose texts it does not know', () => {
    const page = testPage({ styles: ['/static/Tabs.css'] });
    expect(headHtml({ page, site: testSite(), assets })).toContain(
      '<link rel="stylesheet" href="/static/s.css"><link rel="stylesheet" href="/static/Tabs.css" data-page-style="/static/Tabs.css">',
    );
  });

  it('offers no dark scheme to a site that has none', () => {
    const html = headHtml({ page: testPage(), site: testSite({ darkMode: false }), assets });
    expect(html).toContain('<meta name="color-scheme" content="light">');
  });
});
