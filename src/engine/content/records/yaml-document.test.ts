import { expect, it } from 'vitest';
import { parseExceptions } from './exceptions.ts';
import { parseGlossary } from './glossary.ts';
import { parseTasks } from './tasks.ts';
import { parseYamlDocument } from './yaml-document.ts';

/** Little text that would unfold to 10 ** 9 entries. */
const bomb = [
  'a0: &a0 [x]',
  ...Array.from({ length: 9 }, (_, index) => {
    const entries = Array(10).fill(`*a${index}`).join(', ');
    return `a${index + 1}: &a${index + 1} [${entries}]`;
  }),
].join('\n');

const nested = `a: ${'['.repeat(20_000)}`;

it('gives what a text says', () => {
  expect(parseYamlDocument('a: [1]').value).toEqual({ a: [1] });
  expect(parseYamlDocument('').value).toBeUndefined();
});

it.each([
  ['aliases without end', bomb],
  ['nesting without end', nested],
])('has an error for %s', (_, text) => {
  const { document, value } = parseYamlDocument(text);
  expect(value).toBeUndefined();
  expect(document.errors).not.toHaveLength(0);
});

it.each([
  ['glossary', parseGlossary],
  ['exceptions', parseExceptions],
  ['tasks', parseTasks],
])('makes the %s broken, with problems that name the file and a line', (name, parse) => {
  for (const text of [bomb, nested, 'a: [', 'a: b: c', '{']) {
    const { isBroken, problems } = parse(text);
    expect(isBroken).toBe(true);
    for (const { file, line } of problems) {
      expect([file, line]).toEqual([`content/${name}.yaml`, expect.any(Number)]);
      expect(line).toBeGreaterThan(0);
    }
  }
});
