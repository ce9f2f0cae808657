import { expect, it } from 'vitest';
import { parseQuery, withStops } from './query.ts';
import { stopWordsOf } from './stop-words.ts';
import { limits } from './weights.ts';

const stops = stopWordsOf(['how', 'to', 'use', 'what', 'is', 'it', '怎么', '能']);

const needs = (query: string) =>
  withStops(parseQuery(query).tokens, stops).map(({ text, isStop, continues }) =>
    [continues ? '.' : '', text, isStop ? '?' : ''].join(''),
  );

it.each([
  ['how to use Tailwind', ['how?', 'to?', 'use?', 'tailwind']],
  ['--watch -c', ['--watch', '-c']],
  ['怎么能 配置', ['怎么能?', '配置']],
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
