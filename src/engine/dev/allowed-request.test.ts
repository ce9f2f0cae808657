import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import { hostsIn, reasonToRefuse } from './allowed-request.ts';

const hosts = hostsIn('docs.test, .Example.com');
const own = '127.0.0.1:5173';

function isAllowed(headers: IncomingHttpHeaders, url = '/guide/react'): boolean {
  return reasonToRefuse({ url, headers }, { hosts }) === undefined;
}

describe('a host', () => {
  it.each([
    'localhost',
    'localhost:5173',
    'LOCALHOST.',
    'docs.localhost:1',
    '127.0.0.1:5173',
    '192.168.0.7',
    '[::1]:5173',
    'docs.test',
    'example.com',
    'a.b.example.com:80',
  ])('may be %s', (host) => {
    expect(isAllowed({ host })).toBe(true);
  });

  it.each([
    '',
    'evil.test',
    'localhost.evil.test',
    '127.0.0.1.evil.test',
    'notlocalhost',
    'notexample.com',
    'docs.test.evil',
    'docs.test@evil.test',
    'a b',
  ])('may not be %j', (host) => {
    expect(isAllowed({ host })).toBe(false);
  });

  it('may not be missing', () => {
    expect(isAllowed({})).toBe(false);
  });

  it('is told how to be allowed', () => {
    expect(reasonToRefuse({ headers: { host: 'my.test' } }, { hosts: [] })).toMatchInlineSnapshot(
      `"The dev server does not answer for the host \`my.test\`. If it is yours, name it: DEV_HOSTS=my.test npm run dev"`,
    );
  });
});

describe('a page of another site', () => {
  it.each([
    { origin: 'http://evil.test' },
    { origin: 'null' },
    { origin: 'http://127.0.0.1:8080' },
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
  ])('may not read: %j', (headers) => {
    expect(isAllowed({ host: own, ...headers })).toBe(false);
  });

  it('may lead here', () => {
    expect(
      isAllowed({ host: own, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }),
    ).toBe(true);
  });
});

describe('an editor', () => {
  const open = (headers: IncomingHttpHeaders, url = '/__open-in-editor?file=a.ts') =>
    isAllowed({ host: own, ...headers }, url);

  it.each([{ 'sec-fetch-site': 'same-origin' }, { origin: `http://${own}` }])(
    'is opened by a page of this server: %j',
    (headers) => {
      expect(open(headers)).toBe(true);
    },
  );

  it.each([
    {},
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'none' },
    { origin: 'http://evil.test' },
  ])('is opened by nobody else: %j', (headers) => {
    for (const url of [
      '/__open-in-editor?file=a.ts',
      '/__OPEN-in-editor/x?file=a',
      'http://a/__open-in-editor',
    ]) {
      expect(open(headers, url)).toBe(false);
    }
  });
});
