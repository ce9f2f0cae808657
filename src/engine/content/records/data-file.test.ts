import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseDataFile } from './data-file.ts';

const source = (text: string) =>
  parseDataFile(text, {
    file: 'content/words.yaml',
    subject: 'the word list',
    schema: z.unknown(),
  });

const text = `words:
  - id: chunk
    meaning: >-
      A file.
  - id: entry
    other: [a,
      b]
`;

it('says what stands in the file', () => {
  expect(source(text).value).toMatchObject({
    words: [{ meaning: 'A file.' }, { other: ['a', 'b'] }],
  });
  expect(source('# nothing\n').value).toBeUndefined();
});

describe('the line', () => {
  it.each([
    ['of a value', ['words', 1, 'id'], 5],
    ['of a text that begins below its mark', ['words', 0, 'meaning'], 4],
    ['of an element', ['words', 1, 'other', 1], 7],
    ['of what a missing value should be in', ['words', 1, 'meaning'], 5],
    ['of the file', [], 1],
  ])('%s', (_, keys, line) => {
    expect(source(text).lineOf(keys)).toBe(line);
  });

  it('of a key, as it is written', () => {
    expect(source(text).locate(['words', 0, 'meaning'])).toEqual({
      line: 3,
      source: 'meaning: >-',
    });
  });
});

it('has no value where the file is not YAML', () => {
  const { value, problems } = source('a: 1\na: 2\n');
  expect(value).toBeUndefined();
  expect(problems).toMatchInlineSnapshot(`
    [
      {
        "expected": "lines of \`key: value\`; quote a value that contains \`: \` or begins with a sign",
        "file": "content/words.yaml",
        "found": "a: 2",
        "line": 2,
        "message": "Invalid YAML in the word list",
      },
    ]
  `);
});
