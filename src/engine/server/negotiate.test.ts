import { describe, expect, it } from 'vitest';
import { isKnown, preferredEncoding } from './negotiate.ts';

describe('the encoding of an answer', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=1, br;q=0.5', 'gzip'],
    ['br;q=0, gzip;q=0.1', 'gzip'],
    ['br;q=0', undefined],
    ['*', 'br'],
    ['*;q=0.1, br;q=0', 'gzip'],
    ['BR ; Q=0.9', 'br'],
    ['identity', undefined],
    ['br;q=nonsense', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('for %j is %s', (accepted, encoding) => {
    expect(preferredEncoding(accepted)).toBe(encoding);
  });
});

describe('a tag is known to who says', () => {
  it.each(['"a"', 'W/"a"', '"b", "a"', '"b",W/"a"', '*', ' * '])('%s', (header) => {
    expect(isKnown('"a"', header)).toBe(true);
  });

  it.each([undefined, '', '"b"', 'a', '"a', '"ab"'])('not %s', (header) => {
    expect(isKnown('"a"', header)).toBe(false);
  });
});
