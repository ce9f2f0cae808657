import { describe, expect, it } from 'vitest';
import { formatProblems } from '#shared/problem.ts';
import { parseTasks, readTasks } from './tasks.ts';

const sound = `# What readers come for
- id: sass
  en: Use Sass
  zh: 使用 Sass
  answer: /guide/language-support#sass
  queries:
    en: [scss not working, how to import scss files]
    zh: [怎么用 scss]

- id: proxy
  en: Forward API calls
  zh: 转发接口请求
  answer: /guide/dev-server
`;

const problemsOf = (text: string) => formatProblems(parseTasks(text).problems);

it('reads tasks, each with its place in the file', () => {
  const { tasks, problems } = parseTasks(sound);
  expect(problems).toEqual([]);
  expect(tasks).toMatchObject([
    {
      id: 'sass',
      answer: '/guide/language-support#sass',
      lines: { id: 2, answer: 5 },
      queries: { zh: ['怎么用 scss'] },
    },
    { id: 'proxy', answer: '/guide/dev-server', lines: { id: 10, answer: 13 } },
  ]);
});

it('has no tasks without a file, and with an empty one', async () => {
  const none = { tasks: [], problems: [], isBroken: false };
  expect(await readTasks('/no/such/folder')).toEqual(none);
  expect(parseTasks('# None yet\n')).toEqual(none);
});

describe('reports', () => {
  it('a missing language', () => {
    const text = sound.replace('  zh: 使用 Sass\n', '').replace('    zh: [怎么用 scss]\n', '');
    expect(problemsOf(text)).toMatchInlineSnapshot(`
      "content/tasks.yaml:2
        Missing \`zh\` in the task \`sass\`
        expected: string
        fix:      zh: …

      content/tasks.yaml:5
        Missing \`queries.zh\` in the task \`sass\`
        expected: array
        fix:      zh: []

      2 problems"
    `);
  });

  it('an unknown key', () => {
    expect(problemsOf(sound.replace('queries:', 'querys:'))).toMatchInlineSnapshot(`
      "content/tasks.yaml:6
        Unknown key \`querys\` in the task \`sass\`
        found:    querys:
        expected: one of id, en, zh, answer, queries
        fix:      queries:

      1 problem"
    `);
  });

  it('an answer that is no address', () => {
    expect(problemsOf(sound.replace('/guide/dev-server', 'the dev server'))).toMatchInlineSnapshot(`
      "content/tasks.yaml:13
        Invalid value of \`answer\` in the task \`proxy\`
        found:    answer: the dev server
        expected: a page and a heading: /guide/react#set-up

      1 problem"
    `);
  });

  it('an id that is there twice', () => {
    expect(problemsOf(sound.replace('id: proxy', 'id: sass'))).toMatchInlineSnapshot(`
      "content/tasks.yaml:10
        Duplicate task id \`sass\`
        found:    id: sass, as on line 2
        expected: an id of its own for each task

      1 problem"
    `);
  });

  it('a task without an id', () => {
    expect(problemsOf(sound.replace('- id: proxy\n  en', '- en'))).toMatchInlineSnapshot(`
      "content/tasks.yaml:10
        Missing \`id\` in task number 2
        expected: string
        fix:      id: …

      1 problem"
    `);
  });

  it('what is not a list', () => {
    expect(problemsOf('sass: /guide/language-support#sass\n')).toMatchInlineSnapshot(`
      "content/tasks.yaml:1
        Invalid list of tasks
        found:    sass: /guide/language-support#sass
        expected: entries that begin with a dash: \`- id: sass\`

      1 problem"
    `);
  });

  it('what is not YAML', () => {
    expect(problemsOf('- id: [\n')).toMatchInlineSnapshot(`
      "content/tasks.yaml:2
        Invalid YAML in the list of tasks
        found:    - id: [
        expected: lines of \`key: value\`; quote a value that contains \`: \` or begins with a sign

      1 problem"
    `);
  });
});

it('leaves out what it reports, and keeps the rest', () => {
  const { tasks } = parseTasks(sound.replace('id: proxy', 'id: Proxy!'));
  expect(tasks.map(({ id }) => id)).toEqual(['sass']);
});
