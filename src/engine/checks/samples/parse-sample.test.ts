import { expect, it } from 'vitest';
import { parseSample } from './parse-sample.ts';

it.each([
  ['ts', "import { defineConfig } from '#config/define-config.ts';"],
  ['js', "nav: [{ text: 'Guide' }],"],
  ['bash', 'npm install -D @rspack/core@0.1.0'],
  ['jsonc', '{ "a": 1, } // a comment'],
  ['css', 'a {'],
])('has nothing against %s that can be read, or that nobody reads', (lang, code) => {
  expect(parseSample({ lang, code })).toEqual([]);
});

it('allows comments in the JSON of tools that do', () => {
  const code = '{ "a": 1 } // a comment';
  expect(parseSample({ lang: 'json', title: 'tsconfig.json', code })).toEqual([]);
  expect(parseSample({ lang: 'json', code })).toHaveLength(1);
});

it('says which line cannot be read', () => {
  expect(parseSample({ lang: 'ts', code: 'const a = 1;\nconst b = ;' })).toMatchObject([
    { line: 2, found: 'const b = ;' },
  ]);
  expect(parseSample({ lang: 'json', code: '{\n  "a": 1,\n}' })).toMatchObject([{ line: 3 }]);
});
