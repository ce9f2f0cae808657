import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOf } from '#engine/files/cache.ts';
import { dist, listFiles } from '../build/built-site.ts';
import { serveBuiltSite, type TestSite } from '../e2e/site.ts';
import { findServer, request, startApache, startNginx, type WebServer } from './web-servers.ts';

let own: TestSite;
let everyTarget: string[];

beforeAll(async () => {
  own = await serveBuiltSite();
  const files = await listFiles(dist);
  const stems = files.filter((file) => file.endsWith('.html')).map((file) => file.slice(0, -5));
  everyTarget = [...files.map((file) => `/${file}`), ...stems.map((stem) => `/${stem}`)];
});
afterAll(() => own.close());

/** Pages, their other spellings, what leads on, what is not there, and what would lead elsewhere. */
const targets = [
  ...['/', '/?a=1', '/zh', '/zh/', '/zh/?a=1', '/index', '/index.html', '/zh/index.html'],
  ...['/guide/introduction', '/guide/introduction/', '/guide/introduction.html?a=1'],
  ...['/guide/introduction/index.html', '/Guide/Introduction', '/guide/%69ntroduction'],
  ...['/guide//introduction', '/zh/GUIDE/introduction.HTML', '/guide/introduction/?a=b&c=%20d'],
  ...['/config', '/config/', '/config/index', '/config/index.html', '/CONFIG/', '/zh/config?a=1'],
  ...['/blog/announcing-0.5', '/blog/announcing-0.5.html', '/blog/announcing-0.5/'],
  ...['/guide', '/guide/', '/guide?a=1', '/Guide.html', '/zh/guide', '/zh/guide/', '/misc/'],
  ...['/en', '/en/', '/en/guide/introduction', '/en/config/output?a=1', '/en/guide', '/en/nope'],
  ...['/en//evil.com', '/en/\\evil.com', '/en/%5Cevil.com', '/en///evil.com/a', '/en/guide//a'],
  ...['/nope', '/zh/nope', '/nope/', '/guide/nope.html', '/static/', '/static/nope.js', '/icons'],
  ...['/404', '/404.html', '/404/', '/404.json', '/guide/introduction.json', '/robots.txt'],
  ...['/_headers', '/_redirects', '/vercel.json', '/nginx.conf', '/.htaccess', '/.nojekyll'],
  ...['/rss/blog-en.rss', '/rss/blog-zh.json', '/rss/', '/guide/introduction.md', '/favicon.svg'],
];

const sameHeaders = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cache-control',
] as const;

/** What has to be the same on every host. */
async function answer(url: string, target: string) {
  const { status, location, headers, body } = await request(url, target);
  const isSent = status === 200 || status === 404;
  return {
    status,
    // Apache and nginx name their own host.
    location: location?.replace(url, ''),
    headers: Object.fromEntries(sameHeaders.map((name) => [name, headers[name]])),
    type: isSent ? String(headers['content-type']).replace('; ', ';') : undefined,
    body: isSent ? hashOf(body) : undefined,
  };
}

const servers = [
  ['nginx', findServer('nginx'), startNginx],
  ['Apache', findServer('apache2'), startApache],
] as const;

for (const [name, program, start] of servers) {
  if (!program)
    console.warn(`${name} is not tested: it is not installed (apt-get install ${name})`);

  describe.skipIf(!program)(`${name} with the file of the site`, () => {
    let server: WebServer;
    beforeAll(async () => {
      server = await start(program ?? '', dist);
    });
    afterAll(() => server?.close());

    it.each(targets)('has the answer of our own server: %s', async (target) => {
      expect(await answer(server.url, target)).toEqual(await answer(own.url, target));
    });

    it('has it for every file and page', async () => {
      for (const target of everyTarget) {
        expect([target, await answer(server.url, target)]).toEqual([
          target,
          await answer(own.url, target),
        ]);
      }
    });
  });
}
