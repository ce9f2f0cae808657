import { expect, it } from 'vitest';
import { readVersion, writeVersion } from './version-filter.ts';

it('stands in the address, beside what else is there', () => {
  expect(readVersion('?a=b&deprecatedVersion=0.5.0')).toBe('0.5.0');
  expect(readVersion('?a=b')).toBe('');
  expect(writeVersion('?a=b', '0.5.0')).toBe('?a=b&deprecatedVersion=0.5.0');
  expect(writeVersion('?a=b&deprecatedVersion=0.5.0', '0.6.0')).toBe(
    '?a=b&deprecatedVersion=0.6.0',
  );
  expect(writeVersion('?deprecatedVersion=0.5.0', '')).toBe('');
});
