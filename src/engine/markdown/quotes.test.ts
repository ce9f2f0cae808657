import { expect, it } from 'vitest';
import { formatProblems } from '#shared/problem.ts';
import { testCompile, testRender } from './test-compile.ts';

const files = {
  'examples/react/src/index.js': 'a();\n// #region b\n  b();\n// #endregion\n',
  'examples/react/rspack.config.js': "module.exports = { mode: 'none' };\n",
};

it('are filled with their files, under the names that these have in their projects', async () => {
  const html = await testRender('```js file="examples/react/rspack.config.js"\n```', { files });
  expect(html).toContain('title="rspack.config.js"');
  expect(html).toContain('option:mode');
});

it('are samples with the lines of their files, and text for the search', async () => {
  const body = 'Text\n\n```js file="examples/react/src/index.js" region="b" title="Start"\n```';
  const { samples, text } = await testCompile(body, { files });
  expect(samples).toEqual([
    {
      lang: 'js',
      title: 'Start',
      file: 'examples/react/src/index.js',
      code: 'b();',
      line: 3,
      isConfig: false,
    },
  ]);
  expect(text).toContain('b();');
});

it('say what they quote, and it is there', async () => {
  const fence = (meta: string, body = '') => `\`\`\`js ${meta}\n${body}\`\`\`\n`;
  const { problems } = await testCompile(
    [
      fence('file="examples/react/src/indx.js"'),
      fence('region="b"', 'x\n'),
      fence('file="examples/react/src/index.js" region="c"'),
      fence('file="examples/react/src/index.js"', 'x\n'),
    ].join('\n'),
    { files },
  );
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "content/en/guide/react.md:1
      Unknown file in a quote
      found:    file="examples/react/src/indx.js"
      expected: a text file of a project below examples/
      fix:      file="examples/react/src/index.js"

    content/en/guide/react.md:4
      Code fence with a region and no file
      found:    region="b"
      expected: the file that the region is in
      fix:      file="examples/…" region="b"

    content/en/guide/react.md:8
      Unknown region in a quote
      found:    region="c"
      expected: one of b

    content/en/guide/react.md:11
      Text in a code fence that quotes a file
      found:    x
      expected: nothing between the fences
      fix:      remove the text; or remove file="…", if the text is meant

    4 problems"
  `);
});

it('what a build emitted is filled in', async () => {
  const page = { format: 'mdx' } as const;
  expect(await testRender('<Emitted example="minimal" />', page)).toBe(
    '<Emitted example="minimal" files="{"main.js":1234}"></Emitted>',
  );
  const { problems } = await testCompile('<Emitted example="minimum" />', page);
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "content/en/guide/react.mdx:1
      Unknown example \`minimum\`
      found:    <Emitted example="minimum" />
      expected: the folder of a project in examples/ that \`npm run examples\` has built
      fix:      <Emitted example="minimal" />

    1 problem"
  `);
});
