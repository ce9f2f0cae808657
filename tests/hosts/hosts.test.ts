import { beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '#config/load-config.ts';
import type { SiteConfig } from '#config/schema/site.ts';
import { redirectRules } from '#engine/outputs/host-rules.ts';
import { routeRequest } from '#engine/server/route-request.ts';
import { dist, listFiles, readBuilt, repository } from '../build/built-site.ts';
import { cloudflare, type Host, netlify } from './host-engines.ts';

let config: SiteConfig;
let files: ReadonlySet<string>;
let onCloudflare: Host;
let onNetlify: Awaited<ReturnType<typeof netlify>>;

beforeAll(async () => {
  config = await loadConfig(repository);
  files = new Set(await listFiles(dist));
  const [redirects, headers] = await Promise.all([readBuilt('_redirects'), readBuilt('_headers')]);
  onCloudflare = await cloudflare({ redirects, headers, files });
  onNetlify = await netlify(redirects);
});

/** What our own server answers, which the hosts have to do as well. */
function own(target: string) {
  const site = { base: config.base, cleanUrls: config.route.cleanUrls, defaultLang: config.lang };
  return routeRequest(target, { ...site, files, redirects: redirectRules(config) });
}

describe('an address that would lead to another host', () => {
  const addresses = [
    '/en//evil.com',
    '/en/\\evil.com',
    '/en/%5Cevil.com',
    '/en/guide//evil.com',
    '/en///evil.com/a',
  ];

  it.each(addresses)('does not on Cloudflare: %s', async (address) => {
    const { location = '/' } = await onCloudflare(address);
    expect(new URL(location, 'https://docs.test').host).toBe('docs.test');
  });

  it.each(addresses)('does not on Netlify: %s', (address) => {
    for (const path of [address, decodeURIComponent(address)]) {
      const to = onNetlify(path)?.to ?? '/';
      expect(new URL(to, 'https://docs.test').host).toBe('docs.test');
    }
  });
});

it('lets browsers keep what is below /static/ for good, and nothing else', async () => {
  for (const file of files) {
    if (/^_/.test(file)) continue;
    const { status, cacheControl } = await onCloudflare(`/${file.replace(/\.html$/, '')}`);
    if (status !== 200) continue;
    expect([file, /immutable/.test(cacheControl ?? '')]).toEqual([
      file,
      file.startsWith('static/'),
    ]);
  }
});

it.each([
  '/',
  '/zh',
  '/zh/',
  '/guide/introduction',
  '/guide/introduction.html',
  '/guide/introduction/',
  '/zh/guide/introduction.html',
  '/config',
  '/config/',
  '/config/index',
  '/en',
  '/en/',
  '/en/guide/introduction',
  '/en/config/output?a=1',
  '/guide',
  '/zh/guide',
  '/nope',
  '/zh/nope',
  '/_headers',
  '/blog/announcing-0.5',
  '/robots.txt',
])('%s has the answer of our own server', async (target) => {
  const routed = own(target);
  const { status, location } = await onCloudflare(target);
  expect([status, location]).toEqual([
    routed.status,
    routed.type === 'redirect' ? routed.location : undefined,
  ]);
});

it('has every configured redirect, with a slash at its end and without', async () => {
  const rules = redirectRules(config).filter(({ from }) => !from.endsWith('*'));
  expect(rules.length).toBeGreaterThan(0);
  for (const { from } of rules) {
    const routed = own(from);
    const wanted = [routed.status, routed.type === 'redirect' ? routed.location : undefined];
    for (const target of [from, `${from}/`]) {
      const { status, location } = await onCloudflare(target);
      expect([target, status, location]).toEqual([target, ...wanted]);
      const match = onNetlify(target);
      expect([target, match?.status, match?.to]).toEqual([target, ...wanted]);
    }
  }
});
