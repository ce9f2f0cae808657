import { describe, expect, it } from 'vitest';
import { spelledAs } from './copies.ts';

describe('a saved page', () => {
  const files = { '/': 'a', '/config/': 'b', '/guide/react': 'c', '/guide/react.json': 'd' };

  it.each([
    ['/', '/'],
    ['/config', '/config/'],
    ['/config/index.html', '/config/'],
    ['/guide/React.html', '/guide/react'],
    ['/guide/%72eact/', '/guide/react'],
    ['/guide/react.json', '/guide/react.json'],
  ])('is found at %s', (asked, address) => {
    expect(spelledAs(asked, files)).toBe(address);
  });

  it.each(['/guide', '/guide/vue', '/guide/%'])('is not found at %s', (asked) => {
    expect(spelledAs(asked, files)).toBeUndefined();
  });
});
