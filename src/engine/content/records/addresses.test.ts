import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  mergeAddresses,
  parseAddresses,
  readAddresses,
  updateAddresses,
  writeAddresses,
} from './addresses.ts';

describe('mergeAddresses', () => {
  it('adds what is new, in order', () => {
    expect(mergeAddresses({ '/b': ['y'] }, { '/b': ['x', 'y'], '/a': [] })).toEqual({
      '/a': [],
      '/b': ['x', 'y'],
    });
    expect(Object.keys(mergeAddresses({ '/zh/a': [], '/b': [] }, { '/a': [] }))).toEqual([
      '/a',
      '/b',
      '/zh/a',
    ]);
  });

  it('takes nothing away', () => {
    const known = { '/a': ['x'], '/gone': ['y'] };
    expect(mergeAddresses(known, { '/a': [] })).toEqual(known);
  });
});

describe('parseAddresses', () => {
  it('keeps the text beside what it says', () => {
    const text = '{\n  "/a": ["x"]\n}\n';
    expect(parseAddresses(text)).toEqual({ text, entries: { '/a': ['x'] } });
  });

  it('says where the file is no JSON', () => {
    expect(() => parseAddresses('{\n  "/a": ["x"],\n}')).toThrowErrorMatchingInlineSnapshot(`
      [ProblemError: content/addresses.json:3
        Invalid JSON in the published addresses
        found:    }
        expected: Expected double-quoted property name in JSON at position 17
        fix:      fix the commas and quotation marks

      1 problem]
    `);
  });

  it('says so after a merge as well', () => {
    const text = '{\n  "/a": [\n<<<<<<< HEAD\n    "x"\n=======\n    "y"\n>>>>>>> b\n  ]\n}\n';
    expect(() => parseAddresses(text)).toThrowErrorMatchingInlineSnapshot(`
      [ProblemError: content/addresses.json:3
        Unresolved merge conflict
        found:    <<<<<<< HEAD
        fix:      keep the lines of both sides

      1 problem]
    `);
  });

  it('gives the reason where the parser names no place', () => {
    expect(() => parseAddresses('{\n  "/a": x\n}')).toThrow(/found: +Unexpected token 'x'/);
  });

  it.each([
    ['a path without its slash', '{\n  "/a": [],\n  "b": []\n}'],
    ['something else than ids', '{\n  "/a": [],\n  "/b": "x"\n}'],
    ['an id that is no text', '{\n  "/a": [],\n  "/b": [1]\n}'],
  ])('refuses %s', (_, text) => {
    expect(() => parseAddresses(text)).toThrow(/addresses\.json:3\n {2}Invalid value of/);
  });

  it('shows what an entry looks like', () => {
    expect(() => parseAddresses('{\n  "b": []\n}')).toThrowErrorMatchingInlineSnapshot(`
      [ProblemError: content/addresses.json:2
        Invalid value of \`b\` in the published addresses
        found:    "b": []
        expected: a route path: "/config/output"

      1 problem]
    `);
    expect(() => parseAddresses('[]')).toThrow('addresses.json:1\n');
  });
});

describe('the file', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'addresses-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('is empty where there is none', async () => {
    expect(await readAddresses(folder)).toEqual({ text: '', entries: {} });
  });

  it('has an id a line, and nothing is left beside it', async () => {
    await writeAddresses(folder, { '/a': ['x', 'y'], '/b': [] });
    expect(await readFile(path.join(folder, 'addresses.json'), 'utf8')).toMatchInlineSnapshot(`
      "{
        "/a": [
          "x",
          "y"
        ],
        "/b": []
      }
      "
    `);
    expect(await readdir(folder)).toEqual(['addresses.json']);
  });

  it('gets what a site publishes now, and loses nothing', async () => {
    await writeAddresses(folder, { '/a': ['gone'] });
    expect(await updateAddresses(folder, { '/a': ['x'], '/b': [] })).toBe(2);
    expect((await readAddresses(folder)).entries).toEqual({ '/a': ['gone', 'x'], '/b': [] });
    expect(await updateAddresses(folder, { '/a': ['x'] })).toBe(0);
  });
});
