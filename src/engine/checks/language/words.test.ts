import { expect, it } from 'vitest';
import { partsOf, wordsOf } from './words.ts';

const wordsIn = (text: string) => wordsOf(text).map(({ word }) => word);

it('finds the words of a sentence, and where they are', () => {
  expect(wordsOf('使用 Rspack’s loader')).toEqual([
    { word: 'Rspack', offset: 3 },
    { word: 'loader', offset: 12 },
  ]);
  expect(wordsIn("It doesn't do the users' work")).toEqual(["doesn't", 'the', 'users', 'work']);
});

it('passes over names of places and things', () => {
  expect(
    wordsIn('See https://x.dev/abcd, @rspack/core, --no-hot, @someone or me@example.com'),
  ).toEqual(['See']);
});

it('divides compounds', () => {
  const partsIn = (word: string) => partsOf({ word, offset: 0 }).map((part) => part.word);
  expect(partsIn('HtmlRspackPlugin')).toEqual(['Html', 'Rspack', 'Plugin']);
  expect(partsIn('externalsPresets')).toEqual(['externals', 'Presets']);
  expect(partsIn('XMLHttpRequest')).toEqual(['XML', 'Http', 'Request']);
  expect(partsIn('webpack-dev-server')).toEqual(['webpack', 'dev', 'server']);
  expect(partsIn('arm64')).toEqual(['arm']);
});
