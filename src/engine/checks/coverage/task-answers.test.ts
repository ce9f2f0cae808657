import { expect, it } from 'vitest';
import { formatProblems } from '#shared/problem.ts';
import { buildSite } from '../../test-site.ts';

const page = (body: string) => `---\ntitle: A page\n---\n\n${body}\n`;
const english = page(
  'Intro.\n\n## Sass {#sass}\n\nText.\n\n## CSS Modules {#css-modules}\n\nText.',
);
const chinese = page(
  '简介。\n\n## Sass {#sass}\n\n正文。\n\n## CSS Modules {#css-modules}\n\n正文。',
);
const site = {
  'index.md': '---\ntitle: Home\npageType: home\n---\n',
  'en/guide/styles.md': english,
  'zh/guide/styles.md': chinese,
};

/** A task with an answer, in a site of its own. */
async function says(answer: string, files: Record<string, string> = {}): Promise<string> {
  const tasks = `- id: sass\n  en: Use Sass\n  zh: 使用 Sass\n  answer: ${answer}\n`;
  const { problems } = await buildSite({ ...site, 'content/tasks.yaml': tasks, ...files });
  return formatProblems(problems);
}

it('accepts a heading that both languages have', async () => {
  expect(await says('/guide/styles#sass')).toBe('0 problems');
});

it('reports a page that does not exist', async () => {
  expect(await says('/guide/style#sass')).toMatchInlineSnapshot(`
    "content/tasks.yaml:4
      Unknown page in the answer to the task \`sass\`
      found:    answer: /guide/style#sass
      expected: the path of a page that exists in en and zh
      fix:      answer: /guide/styles#sass

    1 problem"
  `);
});

it('reports a page that one language lacks', async () => {
  const files = { 'en/guide/sass.md': page('## Sass {#sass}\n\nText.') };
  expect(await says('/guide/sass#sass', files)).toMatchInlineSnapshot(`
    "content/en/guide/sass.md
      Missing page in zh
      expected: content/zh/guide/sass.md
      fix:      translate the page; start from: cp content/en/guide/sass.md content/zh/guide/sass.md

    content/tasks.yaml:4
      Unknown page in the answer to the task \`sass\`
      found:    answer: /guide/sass#sass
      expected: the path of a page that exists in zh
      fix:      write what answers it

    2 problems"
  `);
});

it('reports a page that is not published', async () => {
  const draft = english.replace('title', 'draft: true\ntitle');
  const files = { 'en/guide/styles.md': draft, 'zh/guide/styles.md': draft };
  expect(await says('/guide/styles#sass', files)).toContain('Unknown page');
});

it('reports an answer without a heading', async () => {
  expect(await says('/guide/styles')).toMatchInlineSnapshot(`
    "content/tasks.yaml:4
      Missing heading in the answer to the task \`sass\`
      found:    answer: /guide/styles
      expected: a heading of /guide/styles: readers come for an answer, not for a page
      fix:      answer: /guide/styles#sass

    1 problem"
  `);
});

it('reports a heading that does not exist', async () => {
  expect(await says('/guide/styles#sas')).toMatchInlineSnapshot(`
    "content/tasks.yaml:4
      Unknown heading in the answer to the task \`sass\`
      found:    answer: /guide/styles#sas
      expected: an id of /guide/styles and /zh/guide/styles
      fix:      answer: /guide/styles#sass

    1 problem"
  `);
  expect(await says('/guide/styles#modules-of-css')).toContain(
    'fix:      answer: /guide/styles#css-modules',
  );
  expect(await says('/guide/styles#something-else')).toContain('fix:      write what answers it');
});

it('reports a heading that one language lacks', async () => {
  const files = { 'zh/guide/styles.md': chinese.replace('{#sass}', '{#scss}') };
  expect(await says('/guide/styles#sass', files)).toContain(
    'expected: an id of /zh/guide/styles\n  fix:      write what answers it',
  );
});

it('names the new id of a heading that has another one now', async () => {
  const files = {
    'content/aliases.json': '{ "/guide/styles": { "scss": "sass", "preprocessors": "sass" } }',
  };
  expect(await says('/guide/styles#preprocessors', files)).toContain('answer: /guide/styles#sass');
});

it('says nothing about headings of a page that cannot be compiled', async () => {
  const files = { 'en/guide/less.mdx': page('{less'), 'zh/guide/less.md': chinese };
  expect(await says('/guide/less#sass', files)).not.toContain('tasks.yaml');
});

it('reports what is wrong with the list itself', async () => {
  expect(await says('nowhere')).toContain('Invalid value of `answer` in the task `sass`');
});
