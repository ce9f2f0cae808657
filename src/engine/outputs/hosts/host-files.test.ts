import { describe, expect, it } from 'vitest';
import { apacheFile } from './apache.ts';
import type { HostRules } from './host-rules.ts';
import { nginxFile } from './nginx.ts';
import { vercelFile } from './vercel.ts';

const rules: HostRules = {
  base: '/docs/',
  cleanUrls: true,
  headers: [
    { pattern: '/*', headers: { 'X-A': 'a "quoted" b' } },
    { pattern: '/static/*', headers: { 'Cache-Control': 'immutable' } },
  ],
  redirects: [
    { from: '/guide', to: '/guide/react#top', status: 301 },
    { from: '/en/*', to: '/:splat', status: 301 },
  ],
  plainRedirects: [{ from: '/en/guide/*', to: '/guide/:splat', status: 301 }],
  pages: ['/docs/', '/docs/config/', '/docs/guide/a.b'],
};

describe('nginx', () => {
  const text = nginxFile(rules);

  it('looks pages up by what all their spellings have in common', () => {
    for (const line of ['"/docs" "/docs/";', '"/docs/config" "/docs/config/";'])
      expect(text).toContain(line);
  });

  it('puts the query before the hash of a target', () => {
    expect(text).toContain('"/docs/guide" "/docs/guide/react$is_args$args#top";');
  });

  it('quotes what it is given', () => {
    expect(text).toContain('add_header X-A "a \\"quoted\\" b" always;');
  });
});

describe('Apache', () => {
  const text = apacheFile(rules);

  it('compares paths without the base, in any spelling', () => {
    expect(text).toContain(
      'RewriteRule ^guide/a\\.b(?:/index)?(?:\\.html)?/?$ /docs/guide/a.b [R=308,NC,NE,END]',
    );
    expect(text).toContain('RewriteRule ^(?:index)?(?:\\.html)?/?$ /docs/ [R=308,NC,NE,END]');
  });

  it('sends a header where its pattern fits', () => {
    expect(text).toContain('Header always set X-A "a \\"quoted\\" b"\n');
    expect(text).toContain('Cache-Control "immutable" "expr=%{REQUEST_URI} =~ m#^/docs/static/#"');
  });
});

it('Vercel has a rule for the slash of each page', () => {
  expect(JSON.parse(vercelFile(rules)).redirects).toEqual([
    { source: '/docs/en/guide', destination: '/docs/guide', statusCode: 301 },
    { source: '/docs/en/guide/:splat(.*)', destination: '/docs/guide/:splat', statusCode: 301 },
    { source: '/docs/config', destination: '/docs/config/', statusCode: 308 },
    { source: '/docs/guide/a.b/', destination: '/docs/guide/a.b', statusCode: 308 },
  ]);
});
