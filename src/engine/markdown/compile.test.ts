import { describe, expect, it } from 'vitest';
import { testCompile, testRender } from './test-compile.ts';

describe('search text', () => {
  it('has a line for each block, code, table cells and container titles included', async () => {
    const body = [
      'Wrapped',
      'line and `code`.',
      '',
      '- one',
      '  - two',
      '',
      '| a | **b** |',
      '|---|---|',
      '| c | d |',
      '',
      ':::details How `so`',
      'Inside',
      ':::',
      '',
      '```js',
      'if (a) {',
      '  b();',
      '}',
      '```',
    ];
    expect((await testCompile(body.join('\n'))).text).toMatchInlineSnapshot(`
      "Wrapped line and code.
      one
      two
      a
      b
      c
      d
      How so
      Inside
      if (a) {
        b();
      }"
    `);
  });

  it('has each heading exactly at its charIndex', async () => {
    const body =
      '## Same\n\nSame text with Same.\n\n- ### In `list`\n\n:::tip Same\n#### 中文 标题\n:::\n\n## Same';
    const { text, toc } = await testCompile(body);
    expect(toc).toHaveLength(4);
    for (const heading of toc) {
      const before = text[heading.charIndex - 1] ?? '\n';
      expect(before + text.slice(heading.charIndex).split('\n')[0]).toBe(`\n${heading.text}`);
    }
    expect(toc[3]?.charIndex).toBe(text.lastIndexOf('Same'));
  });

  it('has what stands inside of components', async () => {
    const body = '<Sign title="Shown">\n\n## In it\n\nText with <Sign>more</Sign>.\n\n</Sign>';
    const { text, toc } = await testCompile(body, { format: 'mdx' });
    expect(text).toBe('Shown\nIn it\nText with more.');
    expect(toc[0]?.charIndex).toBe(6);
  });
});

describe('tables', () => {
  it('scroll inside themselves, and align by class', async () => {
    const html = await testRender('| a | b | c |\n|:--|:-:|--:|\n| 1 | 2 | 3 |');
    expect(html).toMatchInlineSnapshot(
      `"<div class="table" data-component="Table" tabindex="0"><table><thead><tr><th>a</th><th class="align-center">b</th><th class="align-right">c</th></tr></thead><tbody><tr><td>1</td><td class="align-center">2</td><td class="align-right">3</td></tr></tbody></table></div>"`,
    );
  });
});

describe('Chinese', () => {
  const marked = [
    ['**注意：**请先安装', '<strong>注意：</strong>请先安装'],
    ['使用**“入口”**配置', '使用<strong>“入口”</strong>配置'],
    ['选项**（可选）**在此', '选项<strong>（可选）</strong>在此'],
    ['这是*《指南》*的一章', '这是<em>《指南》</em>的一章'],
    ['已**移除`a`。**请改用', '已<strong>移除<code>a</code>。</strong>请改用'],
    ['~~已废弃。~~请改用', '<del>已废弃。</del>请改用'],
    ['请用~~“旧”~~新', '请用<del>“旧”</del>新'],
    ['~~**旧**：~~新', '<del><strong>旧</strong>：</del>新'],
  ];

  it.each(marked)('may stand next to marks without a space: %s', async (text, html) => {
    expect(await testRender(text, { lang: 'zh' })).toBe(`<p>${html}</p>`);
    expect(await testRender(`- ${text}`, { lang: 'zh' })).toContain(`<li>${html}</li>`);
    const table = `| 列 |\n|---|\n| ${text} |`;
    expect(await testRender(table, { lang: 'zh' })).toContain(`<td>${html}</td>`);
  });

  it('changes nothing for tildes elsewhere', async () => {
    expect(await testRender('~~old~~, a ~~ b ~~ c, ~~x.~~y, ~/a and ~/b')).toBe(
      '<p><del>old</del>, a ~~ b ~~ c, ~~x.~~y, ~/a and ~/b</p>',
    );
  });
});

describe('components', () => {
  it('are named with their lines; those that the compiler makes are not', async () => {
    const body =
      'Text <Sign /> here\n\n<Tabs>\n\n<Tab />\n\n</Tabs>\n\n:::tip\nx\n:::\n\n```js\na\n```';
    const { components } = await testCompile(body, { format: 'mdx' });
    expect(components).toEqual([
      { name: 'Sign', line: 1 },
      { name: 'Tabs', line: 3 },
      { name: 'Tab', line: 5 },
    ]);
  });
});

describe('what a page may not contain', () => {
  it('is HTML in Markdown; a comment may stay', async () => {
    const { problems } = await testCompile('<!-- why -->\n\nText <b>bold</b>\n\n<div>\n</div>');
    expect(problems.map(({ line, found }) => [line, found])).toEqual([
      [3, '<b>'],
      [5, '<div>'],
    ]);
    expect(problems[0]).toMatchInlineSnapshot(`
      {
        "expected": "Markdown; or a page that ends in .mdx, where components can be used",
        "file": "content/en/guide/react.md",
        "fix": "say it in Markdown; write \`<\` as \`\\<\` where it is text",
        "found": "<b>",
        "line": 3,
        "message": "HTML in a Markdown page",
      }
    `);
  });

  it('is modules and expressions in MDX, and none of them is run', async () => {
    const body =
      "import a from 'b'\n\n{/* why */}\n\nText {a.b} <Sign n={1} />\n\n{process.exit()}\n\nexport const c = 1;";
    const { problems } = await testCompile(body, { format: 'mdx' });
    expect(problems.map(({ line, message, found }) => [line, message, found])).toEqual([
      [1, 'Import or export in a page', "import a from 'b'"],
      [5, 'Code in a page', '{a.b}'],
      [7, 'Code in a page', '{process.exit()}'],
      [9, 'Import or export in a page', 'export const c = 1;'],
    ]);
    expect(await testRender(body, { format: 'mdx' })).toContain('<p>Text  <Sign n="1"></Sign></p>');
  });
});

describe('a page that the compiler could give up on', () => {
  it.each(['```__proto__\na\n```', '[x](http:/\\\\evil.com)', '```js constructor\na\n```'])(
    'compiles with %j',
    async (body) => {
      const { problems } = await testCompile(body);
      expect(problems.map(({ message }) => message)).not.toContain('Could not compile the page');
    },
  );
});

describe('a page that cannot be parsed', () => {
  it('has no code, and a problem with its place', async () => {
    const { code, problems } = await testCompile('\n\nText\n\n<Tabs>\n\nMore', { format: 'mdx' });
    expect(code).toBe('');
    expect(problems).toMatchInlineSnapshot(`
      [
        {
          "expected": "a closing tag for \`<Tabs>\`",
          "file": "content/en/guide/react.mdx",
          "fix": "close the tag or brace; write \`<\` as \`\\<\` and \`{\` as \`\\{\` where they are text",
          "found": "<Tabs>",
          "line": 5,
          "message": "Could not parse the page",
        },
      ]
    `);
  });

  it.each([
    ['a brace', 'Text\n\na { b'],
    ['a tag', 'Text\n\na <b c'],
    ['an expression', 'Text\n\na {b c} d'],
  ])('for the sake of %s', async (_, body) => {
    const { code, problems } = await testCompile(body, { format: 'mdx' });
    expect(code).toBe('');
    expect(problems).toEqual([
      expect.objectContaining({ line: 3, message: 'Could not parse the page' }),
    ]);
  });
});

it('gives the same for the same text', async () => {
  const body = '## A\n\n```js\nb();\n```\n\n[c](./d.md)';
  expect(await testCompile(body)).toEqual(await testCompile(body));
});

it('gives rows of tables their ids', async () => {
  const body = '| a | b |\n|---|---|\n| `name` {#cachename} | text |';
  expect(await testRender(body)).toContain('<tr id="cachename"><td><code>name</code></td>');
  expect((await testCompile(body)).ids).toEqual([{ id: 'cachename', line: 3 }]);
});

it('wants a head for each column of a table', async () => {
  const { problems } = await testCompile('Text\n\n| | b |\n|---|---|\n| c | d |');
  expect(problems).toMatchObject([{ line: 3, message: 'Missing table header' }]);
});
