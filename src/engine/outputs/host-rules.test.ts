import { expect, it } from 'vitest';
import { hostHeaders } from './host-rules.ts';

const connections = (search?: Parameters<typeof hostHeaders>[1]) =>
  /connect-src [^;]*/.exec(
    hostHeaders('', search)[0]?.headers['Content-Security-Policy'] ?? '',
  )?.[0];

it('lets pages ask this site, and a search server where one is configured', () => {
  expect(connections()).toBe("connect-src 'self'");
  expect(connections({ mode: 'local' })).toBe("connect-src 'self'");
  expect(connections(false)).toBe("connect-src 'self'");
  const remote = { mode: 'remote' as const, searchIndexes: ['docs'] };
  expect(connections({ ...remote, apiUrl: 'https://api.example.com/search?key=1' })).toBe(
    "connect-src 'self' https://api.example.com",
  );
});
