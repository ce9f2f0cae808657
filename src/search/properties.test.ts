import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSearch } from './search.ts';
import type { Suggestion } from './suggestion.ts';
import { testIndex } from './test-index.ts';
import { widthOf } from './text.ts';
import { limits } from './weights.ts';

// Documents in mixed scripts, against references that are simple and slow.

const latin = fc.constantFrom('alpha', 'Beta', 'gamma', 'publicPath', 'Café', 'HTMLElement', 'x');
const han = fc.constantFrom('模块', '联邦', '代码', '分割', '，', '。', '构建');
const other = fc.constantFrom('🚀', '-', '.', '(', ')', '"', '\n', 'ス', 'ﬁ', 'é');
const piece = fc.oneof(latin, han, other);
const text = fc.array(fc.tuple(piece, fc.constantFrom('', ' ')), { maxLength: 60 }).map((pieces) =>
  pieces
    .map((parts) => parts.join(''))
    .join('')
    .trim(),
);
const texts = fc.array(text, { minLength: 1, maxLength: 5 });

const searchIn = (contents: readonly string[]) =>
  createSearch(
    testIndex(
      Object.fromEntries(
        contents.map((content, page) => [`/p${page}`, { title: `T${page}`, text: content }]),
      ),
    ),
  );

const plain = (value: string) =>
  value
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** What a row shows, of which its highlights are parts. */
function shownBy(row: Suggestion): string {
  if (row.type === 'title') return row.title;
  return row.type === 'header' ? row.header : row.statement;
}

describe('Chinese', () => {
  it('finds all pages that contain it, and no others where it is a word', () => {
    const query = fc.array(fc.constantFrom('模块', '联邦', '代', '码', '分割', '构'), {
      minLength: 1,
      maxLength: 3,
    });
    fc.assert(
      fc.property(texts, query, (contents, parts) => {
        const typed = parts.join('');
        const having = contents.flatMap((content, page) =>
          content.includes(typed) ? `/p${page}` : [],
        );
        fc.pre(having.length > 0);
        const found = searchIn(contents).search(typed, { limit: 100 }).pages;
        const pages = found.map(({ routePath }) => routePath).sort();
        expect(pages).toEqual(expect.arrayContaining(having));
        if (having.length >= limits.several) expect(pages).toEqual(having);
      }),
    );
  });
});

describe('a Latin word', () => {
  it('is found wherever it stands as a word, in any case, with or without accents', () => {
    fc.assert(
      fc.property(
        texts,
        fc.constantFrom('alpha', 'BETA', 'Gamma', 'cafe', 'Café'),
        (contents, word) => {
          const whole = new RegExp(
            `(?<![\\p{sc=Latin}\\d])${plain(word)}(?![\\p{sc=Latin}\\d])`,
            'u',
          );
          const having = contents.flatMap((content, page) =>
            whole.test(plain(content)) ? `/p${page}` : [],
          );
          const found = searchIn(contents).search(word, { limit: 100 }).pages;
          expect(found.map(({ routePath }) => routePath)).toEqual(expect.arrayContaining(having));
        },
      ),
    );
  });
});

describe('a row', () => {
  const queries = fc.constantFrom(
    'alpha',
    '模块',
    'cafe',
    'path',
    '码分',
    'public 联邦',
    '代码publicPath',
  );

  it('highlights parts of what it shows, in order, and each is something that was typed', () => {
    fc.assert(
      fc.property(texts, queries, (contents, query) => {
        const typed = plain(query).match(/[a-z]+|[^a-z ]+/g) ?? [];
        const { pages } = searchIn(contents).search(query);
        for (const row of pages.flatMap(({ suggestions }) => suggestions)) {
          const characters = [...shownBy(row)];
          let end = -1;
          for (const { start, length } of row.highlights) {
            expect(start).toBeGreaterThan(end);
            end = start + length;
            expect(end).toBeLessThanOrEqual(characters.length);
            const marked = plain(characters.slice(start, end).join(''));
            expect(typed.some((word) => marked.includes(word))).toBe(true);
          }
          expect(row.highlights.length).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('shows a piece of the text, not much wider than asked for, on the borders of words', () => {
    fc.assert(
      fc.property(texts, queries, (contents, query) => {
        const { pages } = searchIn(contents).search(query);
        for (const { routePath, suggestions } of pages) {
          const content = (contents[Number(routePath.slice(2))] ?? '')
            .normalize()
            .replaceAll(/\s+/g, ' ');
          for (const row of suggestions) {
            if (row.type !== 'content') continue;
            const statement = row.statement.replace(/^…|…$/g, '');
            const at = content.indexOf(statement);
            expect(at).toBeGreaterThanOrEqual(0);
            expect(widthOf(row.statement)).toBeLessThanOrEqual(limits.excerpt + 3 * 40);
            const end = at + statement.length;
            const before = content.slice(Math.max(0, at - 1), at + 1);
            const after = content.slice(end - 1, end + 1);
            expect(at > 0 && /^[A-Za-z]{2}$/.test(before)).toBe(false);
            expect(/^[A-Za-z]{2}$/.test(after)).toBe(false);
          }
        }
      }),
    );
  });
});
