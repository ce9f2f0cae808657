import { describe, expect, it } from 'vitest';
import { findWords } from './search-words.ts';

const found = (text: string, ...words: string[]) =>
  findWords(text, words).map(([start, end]) => text.slice(start, end));

describe('words on the page arrived at', () => {
  it('are found in any case, in the order of the text', () => {
    expect(found('Trees and a tree', 'TREE', 'and')).toEqual(['Tree', 'and', 'tree']);
  });

  it('are marked once where one is part of another', () => {
    expect(found('output.publicPath', 'path', 'publicPath')).toEqual(['publicPath']);
  });

  it('are found beside letters that grow in lower case', () => {
    expect(found('İ tree', 'tree')).toEqual(['tree']);
    expect(found('İ Tree', 'tree')).toEqual([]);
  });

  it('are nothing where nothing is looked for', () => {
    expect(found('tree', '')).toEqual([]);
    expect(found('tree')).toEqual([]);
  });
});
