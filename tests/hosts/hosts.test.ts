import { beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '#config/load-config.ts';
import type { SiteConfig } from '#config/schema/site.ts';
import { isForHosts } from '#engine/outputs/hosts/host-file-names.ts';
import { defaultCaching } from '#engine/outputs/hosts/host-headers.ts';
import { redirectRules } from '#engine/outputs/hosts/redirect-rules.ts';
import { routeRequest } from '#engine/server/route-request.ts';
import { dist, listFiles, readBuilt, repository } from '../build/built-site.ts';
import { cloudflare, type Host, type HostAnswer, netlify, vercel } from './host-engines.ts';

let config: SiteConfig;
let files: ReadonlySet<string>;
let onCloudflare: Host;
let onVercel: Host;
let onNetlify: Awaited<ReturnType<typeof netlify>>;

beforeAll(async () => {
  config = await loadConfig(repository);
  files = new Set(await listFiles(dist));
  const [redirects, headers] = await Promise.all([readBuilt('_redirects'), readBuilt('_headers')]);
  onCloudflare = await cloudflare({ redirects, headers, files });
  onNetlify = await netlify(redirects);
  // Files for other hosts are not deployed there.
  const deployed = [...files].filter((file) => !isForHosts(file));
  onVercel = await vercel(await readBuilt('vercel.json'), new Set(deployed));
});

const keptForGood = 'public, max-age=31536000, immutable';

/** What our own server answers, which the hosts have to do as well. */
function own(target: string) {
  const site = {
    base: config.base,
    cleanUrls: config.route.cleanUrls,
    defaultLang: config.lang,
    locales: config.locales,
  };
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

  it.each(addresses)('does not on Vercel: %s', async (address) => {
    const { location = '/' } = await onVercel(address);
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
    for (const host of [onCloudflare, onVercel]) {
      const { status, cacheControl } = await host(`/${file.replace(/\.html$/, '')}`);
      if (status !== 200) continue;
      // To the letter: a host that joins two rules says `immutable` as well, behind what takes it back.
      const caching = file.startsWith('static/') ? keptForGood : defaultCaching;
      expect([file, cacheControl ?? defaultCaching]).toEqual([file, caching]);
    }
  }
});

it.each(['/offline-worker.js', '/offline.en.json'])(
  'has %s asked for again at every visit, so that a copy knows of a new build',
  async (address) => {
    for (const host of [onCloudflare, onVercel]) {
      expect((await host(address)).cacheControl).toBe(defaultCaching);
    }
  },
);

const sameAnswers = [
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
  '/offline',
  '/offline-worker.js',
  '/offline.en.json',
];

it.each(sameAnswers)('%s has the answer of our own server on Cloudflare', async (target) => {
  const routed = own(target);
  const { status, location } = await onCloudflare(target);
  expect([status, location]).toEqual([
    routed.status,
    routed.type === 'redirect' ? routed.location : undefined,
  ]);
});

it.each(sameAnswers)('%s leads on Vercel where it does on our own server', async (target) => {
  // Vercel takes the ending away first, and the slash is a step of its own.
  const end = async (
    host: (target: string) => Promise<Pick<HostAnswer, 'status' | 'location'>>,
  ) => {
    let [address, step] = [target, await host(target)];
    for (let steps = 0; step.location && steps < 3; steps += 1) {
      address = step.location;
      step = await host(address);
    }
    return [address, step.status];
  };
  const ours = async (address: string) => {
    const routed = own(address);
    return { status: routed.status, location: 'location' in routed ? routed.location : undefined };
  };
  expect(await end(onVercel)).toEqual(await end(ours));
});

it('keeps the lines of _headers as short as Cloudflare wants them', async () => {
  const longest = Math.max(...(await readBuilt('_headers')).split('\n').map((line) => line.length));
  expect(longest).toBeLessThan(2000);
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
      const moved = await onVercel(target);
      expect([target, moved.status, moved.location]).toEqual([target, ...wanted]);
      const match = onNetlify(target);
      expect([target, match?.status, match?.to]).toEqual([target, ...wanted]);
    }
  }
});
