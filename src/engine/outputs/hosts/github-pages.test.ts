import { expect, it } from 'vitest';
import { redirectPages, withMetaPolicy } from './github-pages.ts';

it('puts the policy before whatever it is about, without what only headers may say', () => {
  const html = '<!doctype html><html><head><meta charset="utf-8"><style>a{}</style></head></html>';
  expect(withMetaPolicy(html, "default-src 'none'; frame-ancestors *; img-src 'self' data:")).toBe(
    '<!doctype html><html><head><meta charset="utf-8">' +
      `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' data:">` +
      '<style>a{}</style></head></html>',
  );
});

it('has a page for each address that leads on, with its slash and without', () => {
  const pages = redirectPages({
    base: '/docs/',
    cleanUrls: true,
    plainRedirects: [
      { from: '/guide', to: '/guide/a&b', status: 301 },
      { from: '/guide/', to: '/guide/a&b', status: 301 },
      { from: '/en/guide/*', to: '/guide/:splat', status: 301 },
    ],
  });
  expect(pages.map(({ path }) => path)).toEqual(['guide.html', 'guide/index.html']);
  expect(pages[0]?.content).toContain('content="0;url=/docs/guide/a&amp;b"');
});
