import { expect, it } from 'vitest';
import { readingTime } from './reading-time.ts';

it.each([
  ['nothing', '', 1],
  ['words', 'a word. '.repeat(220), 2],
  ['Han', '阅读'.repeat(600), 3],
  ['both', `${'打包'.repeat(200)} ${'loader '.repeat(220)}`, 2],
])('counts %s', (_, text, minutes) => expect(readingTime(text)).toBe(minutes));
