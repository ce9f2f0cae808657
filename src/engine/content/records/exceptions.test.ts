import { expect, it } from 'vitest';
import { formatProblems } from '#shared/problem.ts';
import { namesPattern, parseExceptions, readExceptions } from './exceptions.ts';

it('reads reasons by kind and name', () => {
  const text = 'incomplete:\n  /config/output: follows\noptions:\n  "stats.*": later\n';
  const { exceptions, problems } = parseExceptions(text);
  expect(problems).toEqual([]);
  expect(exceptions.reasons.incomplete).toEqual({ '/config/output': 'follows' });
  expect(exceptions.reasons.options).toEqual({ 'stats.*': 'later' });
  expect(exceptions.lineOf('options', 'stats.*')).toBe(4);
});

it('has no exceptions without a file', async () => {
  const { exceptions, problems } = await readExceptions('/no/such/folder');
  expect(problems).toEqual([]);
  expect(Object.values(exceptions.reasons).flatMap(Object.keys)).toEqual([]);
});

it('says what is wrong with the list, and uses nothing of it', () => {
  const said = ['option:\n  a: b\n', 'options:\n  a:\n', 'options: {\n'].map((text) => {
    const { exceptions, problems } = parseExceptions(text);
    expect(Object.values(exceptions.reasons).flatMap(Object.keys)).toEqual([]);
    return formatProblems(problems);
  });
  expect(said.join('\n\n')).toMatchInlineSnapshot(`
    "content/exceptions.yaml:1
      Unknown key \`option\` in the exceptions
      found:    option:
      expected: one of incomplete, options, commands, hooks, loaderContext, exports, values, headings
      fix:      options:

    1 problem

    content/exceptions.yaml:2
      Invalid value of \`options.a\` in the exceptions
      found:    a:
      expected: string
      fix:      a: …

    1 problem

    content/exceptions.yaml:2
      Invalid YAML in the exceptions
      found:    options: {
      expected: lines of \`key: value\`; quote a value that contains \`: \` or begins with a sign

    1 problem"
  `);
});

it.each([
  ['stats.*', 'stats.all', true],
  ['stats.*', 'stats', false],
  ['stats.*', 'xstats.all', false],
  ['*', 'anything', true],
  ['output.path', 'outputxpath', false],
  ['type *', 'type Asset', true],
])('%s means %s: %s', (entry, name, expected) => {
  expect(namesPattern(entry).test(name)).toBe(expected);
});
