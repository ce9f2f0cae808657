import { describe, expect, it } from 'vitest';
import { aliasesOf, parseAliases } from './aliases.ts';

const aliases = parseAliases(
  JSON.stringify({
    '/config/output': { path: 'outputpath', top: '' },
    '/zh/config/output': { 路径: 'outputpath' },
    '/config/': { old: 'new' },
  }),
);

describe('aliasesOf', () => {
  it('joins those of the path and those of the language', () => {
    expect(aliasesOf(aliases, { path: '/config/output', lang: 'en' })).toEqual({
      path: 'outputpath',
      top: '',
    });
    expect(aliasesOf(aliases, { path: '/config/output', lang: 'zh' })).toEqual({
      path: 'outputpath',
      top: '',
      路径: 'outputpath',
    });
  });

  it('has none for other pages', () => {
    expect(aliasesOf(aliases, { path: '/config/entry', lang: 'zh' })).toEqual({});
  });
});

describe('parseAliases', () => {
  it.each([
    ['a path without its slash', '{\n  "/a": {},\n  "b": {}\n}'],
    ['a list in place of pairs', '{\n  "/a": {},\n  "/b": ["x"]\n}'],
    ['an id with a space', '{\n  "/a": {},\n  "/b": { "old": "new id" }\n}'],
    ['an old id without a name', '{\n  "/a": {},\n  "/b": { "": "new" }\n}'],
  ])('refuses %s', (_, text) => {
    expect(() => parseAliases(text)).toThrow(/aliases\.json:3\n {2}Invalid value of/);
  });

  it('shows what an entry looks like', () => {
    expect(() =>
      parseAliases('{\n  "/b": {\n    "old": 1\n  }\n}'),
    ).toThrowErrorMatchingInlineSnapshot(`
      [ProblemError: content/aliases.json:3
        Invalid value of \`/b.old\` in the aliases
        found:    "old": 1
        expected: string
        fix:      old: …

      1 problem]
    `);
  });
});
