import { expect, it } from 'vitest';
import { formatProblems } from '#shared/problem.ts';
import { testCompile, testRender } from '../test-compile.ts';

const page = { format: 'mdx' } as const;
const tree = (body: string) => `<FileTree>\n\n${body}\n\n</FileTree>`;

it('tells names, folders, marks and comments apart', async () => {
  const body = [
    '- src',
    '  - **index.js** the `entry`',
    '  - `a b.js`',
    '  - …',
    '- public/',
    '- README.md for people',
  ].join('\n');
  const html = await testRender(tree(body), page);
  expect(html.replaceAll('\n', '')).toBe(
    '<FileTree><ul><li><FileName name="src" folder=""></FileName><ul>' +
      '<li><FileName name="index.js" marked=""> the <code>entry</code></FileName></li>' +
      '<li><FileName name="a b.js"></FileName></li>' +
      '<li><FileName name="…"></FileName></li></ul></li>' +
      '<li><FileName name="public/" folder=""></FileName></li>' +
      '<li><FileName name="README.md"> for people</FileName></li></ul></FileTree>',
  );
});

it('is found by search, and is the same in both languages but for its comments', async () => {
  const { text, structure } = await testCompile(tree('- src/ where it begins\n  - a.js'), page);
  expect(text).toBe('src/ where it begins\na.js');
  expect(structure.map(({ code }) => code?.text)).toEqual([
    '<FileTree />',
    '<FileName folder="" name="src/" />',
    '<FileName name="a.js" />',
  ]);
});

it('is a list of names', async () => {
  const bodies = ['src/index.js', '- a\n\nWords.', '- ![a](/a.svg)', '- a.js\n\n  Words.', '-'];
  const { problems } = await testCompile(bodies.map(tree).join('\n\n'), page);
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "content/en/guide/react.mdx:1
      Invalid content of \`FileTree\`: one list only
      found:    <FileTree> around something else
      expected: <FileTree>
                
                - src/
                  - **index.js** the entry
                
                </FileTree>

    content/en/guide/react.mdx:7
      Invalid content of \`FileTree\`: one list only
      found:    <FileTree> around something else
      expected: <FileTree>
                
                - src/
                  - **index.js** the entry
                
                </FileTree>

    content/en/guide/react.mdx:17
      Invalid entry of a \`FileTree\`
      expected: a name, and behind it what is to be said of it: \`- **index.js** the entry\`

    content/en/guide/react.mdx:23
      Invalid entry of a \`FileTree\`
      expected: a name, and behind it what is to be said of it: \`- **index.js** the entry\`

    content/en/guide/react.mdx:31
      Invalid entry of a \`FileTree\`
      expected: a name, and behind it what is to be said of it: \`- **index.js** the entry\`

    5 problems"
  `);
});
