import { describe, expect, it } from 'vitest';
import { findWords } from './find.ts';
import { foldedText } from './text.ts';

const found = (text: string, ...words: string[]) =>
  findWords(foldedText(text), words).map(({ start, end }) => text.slice(start, end));

describe('a word', () => {
  it.each([
    ['the plugin and plugins', 'plugin', ['plugin', 'plugin']],
    ['unplugin', 'plugin', []],
    ['output.publicPath', 'path', ['Path']],
    ['Publicpath', 'path', []],
    ['用 CSS 加载', 'css', ['CSS']],
    ['模块联邦', '块联', ['块联']],
  ])('in %s: %s', (text, word, expected) => {
    expect(found(text, word)).toEqual(expected);
  });
});

describe('words together', () => {
  it.each([
    ['Tree shaking, tree-shaking, treeShaking', ['Tree shaking', 'tree-shaking', 'treeShaking']],
    ['tree and shaking', []],
    ['tree\nshaking', []],
  ])('in %s', (text, expected) => {
    expect(found(text, 'tree', 'shaking')).toEqual(expected);
  });
});

it('prefers whole words to parts and beginnings', () => {
  const [whole, part, prefix] = ['path', 'publicPath', 'pathname'].map(
    (text) => findWords(foldedText(text), ['path'])[0]?.quality ?? 0,
  );
  expect(whole).toBe(1);
  expect(part).toBeLessThan(1);
  expect(prefix).toBeLessThan(1);
  expect(Math.min(part ?? 0, prefix ?? 0)).toBeGreaterThan(0);
});
