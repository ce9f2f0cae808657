import { expect, it } from 'vitest';
import { formatProblems } from '#shared/problem.ts';
import { parsePageNames } from './page-names.ts';

it('reads the names of pages', () => {
  const { names, problems } = parsePageNames(
    '# Names\n/guide/plugin:\n  en: [custom plugin]\n  zh: [自定义插件]\n',
  );
  expect(problems).toEqual([]);
  expect(names.entries).toEqual({ '/guide/plugin': { en: ['custom plugin'], zh: ['自定义插件'] } });
  expect(names.lineOf('/guide/plugin')).toBe(2);
});

it('has none without a file', () => {
  expect(parsePageNames('')).toMatchObject({ names: { entries: {} }, problems: [] });
});

it('says what is missing', () => {
  const { names, problems } = parsePageNames('/guide/plugin:\n  en: [custom plugin]\n');
  expect(names.entries).toEqual({});
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "content/names.yaml:1
      Missing \`/guide/plugin.zh\` in the list of names
      expected: array
      fix:      zh: []

    1 problem"
  `);
});
