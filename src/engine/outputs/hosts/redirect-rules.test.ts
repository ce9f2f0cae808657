import { describe, expect, it } from 'vitest';
import { hostRedirects } from './redirect-rules.ts';

describe('the redirects of hosts', () => {
  const config = {
    lang: 'en' as const,
    locales: [{ lang: 'en' as const, label: 'English' }],
    redirects: { '/guide': '/guide/react' },
  };
  const rules = hostRedirects(config, ['/', '/about', '/config/', '/guide/react', '/guide/vue']);

  it('take the superfluous language away section by section', () => {
    expect(rules.map(({ from, to }) => `${from} ${to}`)).toEqual([
      '/guide /guide/react',
      '/guide/ /guide/react',
      '/en /',
      '/en/ /',
      '/en/about /about',
      '/en/config/* /config/:splat',
      '/en/guide/* /guide/:splat',
    ]);
  });

  it('never let the rest of an address be the host of their target', () => {
    expect(rules.filter(({ to }) => /^\/[:*]/.test(to))).toEqual([]);
  });
});
