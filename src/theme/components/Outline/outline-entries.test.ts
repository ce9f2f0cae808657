import { expect, it } from 'vitest';
import { outlineEntries } from './outline-entries.ts';

function shown(title: string, headings: [2 | 3 | 4, string][]) {
  const toc = headings.map(([depth, text]) => ({ depth, text, id: text }));
  return outlineEntries(toc, title).map(({ depth, label }) => [depth, label]);
}

it('shows options by the last part of their name, below what holds them', () => {
  expect(
    shown('module', [
      [2, 'Rules'],
      [3, 'module.rules'],
      [3, 'Rule.generator'],
      [3, 'Rule.generator.filename'],
      [3, 'module.parser'],
      [3, 'module.parser.javascript.url'],
    ]),
  ).toEqual([
    [2, 'Rules'],
    [3, 'rules'],
    [3, 'Rule.generator'],
    [4, 'filename'],
    [3, 'parser'],
    [4, 'javascript.url'],
  ]);
});

it('leaves sentences and names without a parent as they are', () => {
  const headings: [2 | 3, string][] = [
    [2, 'Node.js'],
    [3, 'A sentence. And another'],
    [2, '.browserslistrc'],
  ];
  expect(shown('Guide', headings)).toEqual(headings);
});

it('goes no deeper than there is room', () => {
  const names = ['a', 'a.b', 'a.b.c', 'a.b.c.d', 'a.b.c.d.e'];
  expect(
    shown(
      '',
      names.map((name) => [3, name]),
    ).map(([depth]) => depth),
  ).toEqual([3, 4, 5, 5, 5]);
});

it('tells names in code from words', () => {
  const texts = ['output.path', 'externalsType', '--watch', 'Rules', 'loader', 'Node.js', '路径'];
  const toc = texts.map((text) => ({ depth: 2 as const, text, id: text }));
  const names = outlineEntries(toc, '').filter(({ isName }) => isName);
  expect(names.map(({ text }) => text)).toEqual(['output.path', 'externalsType', '--watch']);
});
