import { expect, it } from 'vitest';
import { headersFor } from '../../server/server.ts';
import { hostHeaders } from './host-headers.ts';

type HeaderConfig = Parameters<typeof hostHeaders>[1];

const site: HeaderConfig = {
  url: 'https://docs.test',
  search: { mode: 'local' },
  feeds: [{ id: 'blog', include: '/blog/', title: {} }],
  locales: [{ lang: 'en', label: 'English' }],
};

const inline = { script: '', styles: [] };

const connections = (search: HeaderConfig['search']) =>
  /connect-src [^;]*/.exec(
    hostHeaders(inline, { ...site, search })[0]?.headers['Content-Security-Policy'] ?? '',
  )?.[0];

it('lets pages ask this site, and a search server where one is configured', () => {
  expect(connections({ mode: 'local' })).toBe("connect-src 'self'");
  expect(connections(false)).toBe("connect-src 'self'");
  const remote = { mode: 'remote' as const, searchIndexes: ['docs'] };
  expect(connections({ ...remote, apiUrl: 'https://api.example.com/search?key=1' })).toBe(
    "connect-src 'self' https://api.example.com",
  );
});

it('gives no file one header twice, which some hosts would join', () => {
  const rules = hostHeaders(inline, site);
  for (const file of ['/index.html', '/static/a.js', '/rss/blog-en.rss']) {
    const fitting = rules.filter(({ pattern }) => file.startsWith(pattern.replace(/\*$/, '')));
    const names = fitting.flatMap(({ headers }) => Object.keys(headers));
    expect(new Set(names).size, file).toBe(names.length);
    expect(headersFor(file, rules)).toMatchObject(
      Object.assign({}, ...fitting.map((r) => r.headers)),
    );
  }
});

it('asks for HTTPS where the site has it', () => {
  const ofSite = (url: string) => hostHeaders(inline, { ...site, url })[0]?.headers;
  expect(ofSite('https://docs.test')?.['Strict-Transport-Security']).toBe('max-age=31536000');
  expect(ofSite('http://docs.test')).not.toHaveProperty('Strict-Transport-Security');
});

it('says of each feed what it is', () => {
  const typeOf = (file: string) => headersFor(file, hostHeaders(inline, site))['Content-Type'];
  expect(typeOf('/rss/blog-en.rss')).toBe('application/rss+xml;charset=utf-8');
  expect(typeOf('/rss/blog-en.atom')).toBe('application/atom+xml;charset=utf-8');
  expect(typeOf('/rss/blog-en.json')).toBe('application/feed+json;charset=utf-8');
  expect(typeOf('/rss/other.json')).toBeUndefined();
});
