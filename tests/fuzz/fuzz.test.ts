import { expect, it } from 'vitest';
import { fuzzBuild } from './fuzz-build.ts';
import { fuzzServer } from './fuzz-server.ts';

// A small part of what `npm run fuzz` does.

it('answers requests that nobody would send', { timeout: 120_000 }, async () => {
  const { answered, failures } = await fuzzServer({ requests: 500, seed: 1 });
  expect(failures).toEqual([]);
  expect(answered[200]).toBeGreaterThan(0);
});

it('builds, or says what is wrong with, sources that nobody would write', {
  timeout: 300_000,
}, async () => {
  const { ended, failures } = await fuzzBuild({ cases: 40, seed: 1 });
  expect(failures).toEqual([]);
  expect(ended.error).toBe(0);
  expect(ended.problems).toBeGreaterThan(0);
});
