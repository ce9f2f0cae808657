import { expect, it } from 'vitest';
import { limits } from './fields.ts';
import { parseQuery } from './query.ts';

const needs = (query: string) =>
  parseQuery(query).tokens.map(({ text, need, continues }) =>
    [continues ? '.' : '', text, need === 'none' ? '?' : ''].join(''),
  );

it.each([
  ['how to use Tailwind', ['how?', 'to?', 'use?', 'tailwind']],
  ['what is it', ['what', 'is', 'it']],
  ['output.publicPath', ['output', '.publicpath']],
  ['配置publicPath', ['配置', 'publicpath']],
  ['：ＨＭＲ', ['hmr']],
  ['pub\u200blic \u202epath', ['public', 'path']],
  ['=>', ['=>']],
  [' \u0000\n ', []],
])('%j is read as %j', (query, expected) => {
  expect(needs(query)).toEqual(expected);
});

it('reads no more than the beginning of a long query', () => {
  const { text, tokens } = parseQuery('ab '.repeat(50_000));
  expect(text.length).toBeLessThanOrEqual(limits.query);
  expect(tokens).toHaveLength(limits.words);
});
