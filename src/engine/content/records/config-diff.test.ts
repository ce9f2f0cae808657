import { describe, expect, it } from 'vitest';
import { formatProblems } from '#shared/problem.ts';
import { configDiffPages } from '../../checks/language/record-pages.ts';
import { configDiffMarkdown } from '../../markdown/config-diff-markdown.ts';
import { parseConfigDiff } from './config-diff.ts';

const charset =
  '- options: [output.charset]\n  status: missing\n  en: Always there.\n  zh: 始终带有。\n';

/** What is said of a list, what it leaves out aside. */
function problemsOf(text: string): string {
  const { problems } = parseConfigDiff(text);
  return formatProblems(problems.filter(({ found }) => found !== 'no entry'));
}

describe('the list of differences', () => {
  it('is read with its lines', () => {
    const { entries } = parseConfigDiff(`# A comment\n${charset}`);
    expect(entries).toEqual([
      {
        options: ['output.charset'],
        status: 'missing',
        en: 'Always there.',
        zh: '始终带有。',
        line: 2,
      },
    ]);
  });

  it('names what only one bundler has and no sentence explains', () => {
    const { problems } = parseConfigDiff(charset);
    expect(
      formatProblems(problems.filter(({ message }) => /`(?:amd|resolve.tsConfig)`/.test(message))),
    ).toMatchInlineSnapshot(`
      "content/config-diff.yaml:1
        Only Rspack has \`resolve.tsConfig\`, and no sentence says so
        found:    no entry
        expected: - options: [resolve.tsConfig]
                    status: rspack
                    en: …
                    zh: …

      content/config-diff.yaml:1
        Only webpack has \`amd\`, and no sentence says so
        found:    no entry
        expected: - options: [amd]
                    status: missing
                    en: …
                    zh: …

      2 problems"
    `);
  });

  it('contradicts neither bundler', () => {
    const text = [
      '- options: [output.path]\n  status: missing\n  en: a\n  zh: 甲',
      '- options: [output.charset]\n  status: ignored\n  en: a\n  zh: 甲',
      '- options: [mode, mode]\n  status: rspack\n  en: a\n  zh: 甲',
      '- options: [outptu]\n  status: differs\n  en: a\n  zh: 甲',
    ].join('\n');
    expect(problemsOf(text)).toMatchInlineSnapshot(`
      "content/config-diff.yaml:1
        Rspack has the option \`output.path\`
        found:    output.path: missing
        expected: status: differs, ignored, deprecated or rspack

      content/config-diff.yaml:5
        Rspack has no option \`output.charset\`
        found:    output.charset: ignored
        expected: status: missing

      content/config-diff.yaml:9
        The option \`mode\` is listed twice
        found:    mode
        expected: each option once

      content/config-diff.yaml:9
        webpack has the option \`mode\`
        found:    mode: rspack
        expected: status: differs

      content/config-diff.yaml:9
        webpack has the option \`mode\`
        found:    mode: rspack
        expected: status: differs

      content/config-diff.yaml:13
        Neither webpack nor Rspack has an option \`outptu\`
        found:    outptu: differs
        expected: the name of an option: output.charset, Rule.layer
        fix:      output

      6 problems"
    `);
  });

  it('has a sentence in both languages, and a status that there is', () => {
    expect(problemsOf('- options: [mode]\n  status: other\n  en: a\n')).toMatchInlineSnapshot(`
      "content/config-diff.yaml:1
        Missing \`0.zh\` in the differences from webpack
        expected: string
        fix:      zh: …

      content/config-diff.yaml:2
        Invalid value of \`0.status\` in the differences from webpack
        found:    status: other
        expected: one of "missing", "differs", "ignored", "deprecated", "rspack"
        fix:      status: missing

      2 problems"
    `);
    expect(problemsOf('- options: [mode\n')).toMatchInlineSnapshot(`
      "content/config-diff.yaml:2
        Invalid YAML in the differences from webpack
        found:    - options: [mode
        expected: lines of \`key: value\`; quote a value that contains \`: \` or begins with a sign

      1 problem"
    `);
  });
});

it('becomes tables, with what is the same in the last row', () => {
  const markdown = configDiffMarkdown(parseConfigDiff(charset), {
    lang: 'zh',
    pages: { '/config/output': ['output'] },
  });
  const table = markdown.slice(markdown.indexOf('### `output`'));
  expect(
    table
      .split('\n')
      .slice(0, 5)
      .map((line) => line.slice(0, 70)),
  ).toMatchInlineSnapshot(`
    [
      "### \`output\` 的选项 {#diff-output}",
      "",
      "| 选项 | 状态 | Rspack 0.5.9 中 |",
      "| --- | --- | --- |",
      "| \`output.charset\` | 不支持 | 始终带有。 |",
    ]
  `);
});

it('is proofread where it is written', () => {
  const [english] = configDiffPages(parseConfigDiff(`# A comment\n${charset}`));
  expect(english?.body).toBe('\nAlways there.');
});
