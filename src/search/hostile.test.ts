import { expect, it } from 'vitest';
import { createSearch } from './search.ts';
import { testIndex } from './test-index.ts';

const words = [...Array(3000).keys()].map((word) => `w${word.toString(36)}aaaa`).join(' ');
const { search } = createSearch(
  testIndex({
    '/a': { title: 'Regular (a+)+$ expressions', text: `${words} ${'a'.repeat(20_000)}` },
  }),
);

it.each([
  ['a very long word', 'a'.repeat(100_000)],
  ['very many words', 'waaaa '.repeat(20_000)],
  ['very much Chinese', '配置'.repeat(50_000)],
  ['control characters', '\u0000\u0007\u001b[31m\u0085'],
  ['syntax of regular expressions', '(a+)+$ [^]* \\u{ (?<=x ^.*?{1,99999}'],
  ['markup', '<script>alert(1)</script> &lt; " onload='],
  ['lone surrogates', '\ud800 \udc00a \ud83d'],
  ['marks of direction', '\u202epublic\u202c \u200f\u2066path'],
  ['marks on marks', `a${'\u0301'.repeat(50_000)}`],
  ['names of prototypes', '__proto__ constructor toString hasOwnProperty'],
])('is not stopped by %s', (_, query) => {
  const { query: echoed, pages } = search(query);
  expect(echoed).toBe(query);
  for (const { suggestions } of pages) expect(suggestions.length).toBeGreaterThan(0);
});
