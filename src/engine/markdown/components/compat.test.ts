import { expect, it } from 'vitest';
import { formatProblems } from '#shared/problem.ts';
import { testCompile, testRender } from '../test-compile.ts';

const page = { format: 'mdx' } as const;
const compat = (body: string) => `<Compat>\n\n${body}\n\n</Compat>`;
const table = (head: string, ...words: string[]) =>
  [`| Loader | ${head} |`, '| --- | --- |', ...words.map((word) => `| a | ${word} |`)].join('\n');

it('reads the status of each row, and which there are', async () => {
  const body = `## A {#a}\n\n${table('Status', 'Works', 'No effect')}\n\n## B {#b}\n\n${table('Status', '`Fails`', 'Partly')}`;
  const html = await testRender(compat(body), page);
  expect([...html.matchAll(/<td data-?[sS]tatus="(.*?)"/g)].map(([, status]) => status)).toEqual([
    'works',
    'fails',
    'fails',
    'partly',
  ]);
  expect(html).toContain(
    `<Compat statuses="{"works":"Works","partly":"Partly","fails":"Fails"}" rows="4">`,
  );
});

it('reads Chinese in Chinese', async () => {
  const html = await testRender(compat(table('状态', '构建不结束')), { ...page, lang: 'zh' });
  expect(html).toContain(`statuses="{"fails":"不可用"}"`);
});

it('needs a table with a known status in each row', async () => {
  const bodies = ['Words.', table('State', 'Works'), table('Status', 'Wroks', 'Works', '')];
  const problems = await Promise.all(
    bodies.map(async (body) => (await testCompile(compat(body), page)).problems),
  );
  expect(formatProblems(problems.flat())).toMatchInlineSnapshot(`
    "content/en/guide/react.mdx:1
      No table in \`Compat\`
      expected: <Compat>
                
                | Loader | Status |
                | --- | --- |
                
                </Compat>

    content/en/guide/react.mdx:3
      Missing status column in a table of \`Compat\`
      expected: a column with the head Status or 状态
      fix:      add the column, or move the table out of the component

    content/en/guide/react.mdx:5
      Unknown compatibility status
      found:    Wroks
      expected: one of Works, Partly, Not needed, Fails, No effect, Never finishes, Same, Differs, Ignored, Missing, Deprecated, Only in Rspack
      fix:      Works

    content/en/guide/react.mdx:7
      Unknown compatibility status
      found:    an empty cell
      expected: one of Works, Partly, Not needed, Fails, No effect, Never finishes, Same, Differs, Ignored, Missing, Deprecated, Only in Rspack

    4 problems"
  `);
});

it('stands once on a page', async () => {
  const body = compat(table('Status', 'Works'));
  const { problems } = await testCompile(`${body}\n\n${body}`, page);
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "content/en/guide/react.mdx:9
      Second \`Compat\` on a page
      expected: one around all tables, with the headings between them

    1 problem"
  `);
});
