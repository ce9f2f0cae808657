import { describe, expect, it } from 'vitest';
import { type TestPage, testCompile, testHighlight, testRender } from '../test-compile.ts';
import { type CodeBlock, createHighlight, type Language } from './highlight.ts';

/** A block of which nothing is said. */
function blockOf(code: string, language: Language): CodeBlock {
  const lines = code.split('\n').map((text) => ({ text, kinds: [], words: [] }));
  return { language, lines };
}

/** The lines of a page's only block. */
async function linesOf(body: string, page?: TestPage): Promise<string> {
  return /html="(.*)"><\/CodeBlock>$/s.exec(await testRender(body, page))?.[1] ?? '';
}

describe('a code block', () => {
  it('is the component, with language, title and highlighted lines', async () => {
    const body = '```js title="a b.js" {2}\nconst a = 1;\nb();\n```';
    expect(await testRender(body)).toMatchInlineSnapshot(`
      "<CodeBlock lang="js" title="a b.js" html="<span class="line"><span class="k">const</span> a <span class="p">= </span><span class="n">1</span><span class="p">;</span></span>
      <span class="line highlighted"><span class="f">b</span><span class="p">();</span></span>"></CodeBlock>"
    `);
  });

  it.each([
    ['without a language', '```\na < b\n```'],
    ['that is indented', '    a < b'],
  ])('%s is text', async (_, body) => {
    expect(await testRender(body)).toBe(
      '<CodeBlock lang="text" html="<span class="line">a &lt; b</span>"></CodeBlock>',
    );
  });

  it('keeps empty lines and leading space', async () => {
    const html = await testHighlight(blockOf('  a\n\nb', 'text'));
    expect(html).toBe(
      '<span class="line">  a</span>\n<span class="line"></span>\n<span class="line">b</span>',
    );
  });

  it('says whether lines are numbered and wrapped, where its fence does', async () => {
    const said = (meta: string) => testRender(`\`\`\`js ${meta}\na\n\`\`\``);
    expect(await said('lineNumbers wrap')).toMatch(/ numbers="true" wrap="true"><\/CodeBlock>$/);
    expect(await said('lineNumbers=false wrap=false')).toBe(await said(''));
  });

  it('shows a title as text', async () => {
    const html = await testRender('```js title="<b>&.js"\na\n```');
    expect(html).toContain('title="<b>&.js"');
  });
});

describe('highlighting', () => {
  it('escapes markup, in every token', async () => {
    const html = await testHighlight(blockOf('const html = "<b>&amp;</b>"; // <script>', 'js'));
    expect(html).not.toMatch(/<(?!\/?span)/);
    expect(html).toContain('"&lt;b&gt;&amp;amp;&lt;/b&gt;"');
  });

  it('writes classes, never styles', async () => {
    const html = await linesOf('```jsx {1}\n<div style="color: red">{a}</div>\n```');
    expect(html).not.toMatch(/<[^>]*style/);
    expect(html).toMatch(/^<span class="line highlighted"><span class="[a-z]">/);
  });

  it('tells keywords, strings and comments apart', async () => {
    const js = await testHighlight(blockOf("import a from 'b'; // c", 'ts'));
    expect(js).toContain('<span class="k">import</span>');
    expect(js).toContain(`<span class="s">'b'</span>`);
    expect(js).toContain('<span class="c">// c</span>');
  });

  it('reads a diff as what it was and what it is', async () => {
    const code = "@@ -1 +1 @@\n a(`\n-b`);\n+c`); // d\n\n e('f');\n\\ No newline";
    expect(await linesOf(`\`\`\`diff title="x.mjs"\n${code}\n\`\`\``)).toMatchInlineSnapshot(`
      "<span class="line hunk">@@ -1 +1 @@</span>
      <span class="line"><span class="lead">  </span><span class="f">a</span><span class="p">(</span><span class="s">\`</span></span>
      <span class="line removed"><span class="lead">- </span><span class="s">b\`</span><span class="p">);</span></span>
      <span class="line added"><span class="lead">+ </span><span class="s">c\`</span><span class="p">); </span><span class="c">// d</span></span>
      <span class="line"><span class="lead">  </span></span>
      <span class="line"><span class="lead">  </span><span class="f">e</span><span class="p">(</span><span class="s">'f'</span><span class="p">);</span></span>
      <span class="line hunk">\\ No newline</span>"
    `);
  });

  it('sets prompts apart, and what commands print', async () => {
    const code = '$ npm i \\\n  -D a\n> -E\nadded 1 package\n\n> shop@1.0.0 build\n$ cat > b';
    expect(await linesOf(`\`\`\`bash\n${code}\n\`\`\``)).toMatchInlineSnapshot(`
      "<span class="line"><span class="lead">$ </span><span class="f">npm </span><span class="s">i </span><span class="r">\\</span></span>
      <span class="line">  <span class="n">-D </span><span class="s">a</span></span>
      <span class="line"><span class="lead">&gt; </span><span class="f">-E</span></span>
      <span class="line output">added 1 package</span>
      <span class="line output"></span>
      <span class="line output">&gt; shop@1.0.0 build</span>
      <span class="line"><span class="lead">$ </span><span class="f">cat </span><span class="p">&gt; </span><span class="s">b</span></span>"
    `);
  });

  it('knows no prompts where no line has one', async () => {
    expect(await linesOf('```sh\n> a\n```')).not.toContain('lead');
  });

  it('sets the sign of a change before a prompt', async () => {
    const html = await linesOf('```sh\n$ a # [!code --]\n$ b # [!code ++]\nc\n```');
    expect(html.match(/line [^"]*|<span class="lead">[^<]*/g)).toEqual([
      ...['line removed', '<span class="lead">- $ '],
      ...['line added', '<span class="lead">+ $ '],
      ...['line output', '<span class="lead">  '],
    ]);
  });

  it('marks words, within tokens and across them', async () => {
    const html = await linesOf('```js /ut/ /a = "b/\nconst a = "but", output;\n```');
    expect(html).toMatchInlineSnapshot(
      `"<span class="line"><span class="k">const </span><mark>a <span class="p">= </span><span class="s">"but</span></mark><span class="s">"</span><span class="p">,</span> o<mark>ut</mark>p<mark>ut</mark><span class="p">;</span></span>"`,
    );
  });

  it('shows what notations say', async () => {
    const code = [
      "import a from 'a'; // [!code --]",
      "import b from 'a'; // [!code ++]",
      '// [!code focus:2]',
      '// [!code word:b]',
      'b();',
      '',
    ].join('\n');
    const html = await testRender(`\`\`\`js\n${code}\n\`\`\``);
    expect(html).toMatchInlineSnapshot(`
      "<CodeBlock lang="js" html="<span class="line removed"><span class="lead">- </span><span class="k">import</span> a <span class="k">from </span><span class="s">'a'</span><span class="p">;</span></span>
      <span class="line added"><span class="lead">+ </span><span class="k">import</span> b <span class="k">from </span><span class="s">'a'</span><span class="p">;</span></span>
      <span class="line focused"><span class="lead">  </span><mark><span class="f">b</span></mark><span class="p">();</span></span>
      <span class="line focused"><span class="lead">  </span></span>" focus="true"></CodeBlock>"
    `);
  });

  it('leads to options, whatever is marked, in what a change leads to', async () => {
    const code = "mode: 'none', // [!code --]\nmode: 'none', // [!code ++]\noutput: {},";
    const html = await linesOf(`\`\`\`js config /put/\n${code}\n\`\`\``);
    expect(html).toMatchInlineSnapshot(`
      "<span class="line removed"><span class="lead">- </span>mode<span class="p">: </span><span class="s">'none'</span><span class="p">,</span></span>
      <span class="line added"><span class="lead">+ </span><a href="option:mode">mode</a><span class="p">: </span><span class="s">'none'</span><span class="p">,</span></span>
      <span class="line"><span class="lead">  </span><a href="option:output">out</a><mark><a href="option:output">put</a></mark><span class="p">: {},</span></span>"
    `);
  });
});

it('remembers a block by its language and by its lines with all that is said of them', async () => {
  const keys = new Set<string>();
  const highlight = createHighlight(
    {
      remember: (kind, key, make) => {
        keys.add(JSON.stringify([kind, key]));
        return make();
      },
    },
    'engine',
  );
  const lines = (said: object) => [{ text: 'a', kinds: [], words: [], ...said }];
  const blocks: CodeBlock[] = [
    blockOf('a', 'js'),
    blockOf('a', 'js'),
    blockOf('a', 'ts'),
    { language: 'js', lines: lines({ kinds: ['highlighted'] }) },
    { language: 'js', lines: lines({ words: ['a'] }) },
    { language: 'js', lines: lines({ lead: '+ ' }) },
    { language: 'js', lines: lines({ links: [{ start: 0, end: 1, href: '/' }] }) },
  ];
  await Promise.all(blocks.map(highlight));
  expect(keys.size).toBe(6);
});

describe('samples', () => {
  it('are collected in order, with what is said of them', async () => {
    const body = [
      '```js title="rspack.config.js"\nmodule.exports = {};\n```',
      '```js config\nmode: 1\n```',
      '```js title="webpack.config.js" nocheck="webpack"\nx\n```',
      '    indented',
    ].join('\n\n');
    expect((await testCompile(body)).samples).toEqual([
      {
        lang: 'js',
        title: 'rspack.config.js',
        code: 'module.exports = {};',
        line: 2,
        isConfig: true,
      },
      { lang: 'js', code: 'mode: 1', line: 6, isConfig: true },
      {
        lang: 'js',
        title: 'webpack.config.js',
        nocheck: 'webpack',
        code: 'x',
        line: 10,
        isConfig: false,
      },
      { lang: 'text', code: 'indented', line: 13, isConfig: false },
    ]);
  });

  it('are what notations lead to, every line in its place', async () => {
    const body =
      'Text\n\n```js config\n// [!code focus]\nmode: 1, // [!code --]\nmode: 2, // [!code ++]\n```';
    const { samples, text } = await testCompile(body);
    expect(samples).toEqual([{ lang: 'js', code: '\n\nmode: 2,', line: 4, isConfig: true }]);
    expect(text).toBe('Text\nmode: 1,\nmode: 2,');
  });

  it.each([
    'rspack.config.js',
    'rspack.config.mjs',
    'rspack.config.cts',
    'shop/rspack.config.ts',
    'rspack.hmr.config.js',
    'rspack.config.prod.js',
  ])('called %s are configurations', async (title) => {
    const { samples } = await testCompile(`\`\`\`js title="${title}"\n{}\n\`\`\``);
    expect(samples[0]?.isConfig).toBe(true);
  });

  it.each(['webpack.config.js', 'rspack.common.js', 'my-rspack.config.js', 'rspack.config.json'])(
    'called %s are none',
    async (title) => {
      const { samples } = await testCompile(`\`\`\`js title="${title}"\n{}\n\`\`\``);
      expect(samples[0]?.isConfig).toBe(false);
    },
  );
});

describe('a problem is', () => {
  it.each([
    ['an unknown language', '```jsc\na\n```', 'Unknown language `jsc` of a code fence', '```js'],
    [
      'meta that nothing understands',
      '```js numbers\na\n```',
      'Unknown code fence option',
      'lineNumbers',
    ],
    [
      'a sample that is not checked without a reason',
      '```js nocheck\na\n```',
      'Missing reason of `nocheck`',
      'nocheck="webpack, for comparison"',
    ],
    [
      'a configuration in a language that nobody checks',
      '```text title="rspack.config.js"\na\n```',
      'Configuration in an unchecked language',
      '```js title="rspack.config.js"',
    ],
    [
      'a word that is not there',
      '```js /ab/\na\nb\n```',
      'Highlighted word not found in the code',
      undefined,
    ],
    [
      'a line that is not there',
      '```js {1-3}\na\n```',
      'Highlighted line beyond the code',
      undefined,
    ],
  ])('%s', async (_, fence, message, fix) => {
    const { problems } = await testCompile(`Text\n\n${fence}`);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ file: 'content/en/guide/react.md', line: 3, message });
    expect(problems[0]?.fix).toBe(fix);
  });

  it('a notation, at its own line, also of a file that is quoted', async () => {
    const { problems } = await testCompile('Text\n\n```js\na\nb // [!code +]\n```');
    expect(problems).toMatchInlineSnapshot(`
      [
        {
          "expected": "++, --, focus, highlight, each with :n for n lines, or word:name",
          "file": "content/en/guide/react.md",
          "fix": "[!code ++]",
          "found": "[!code +]",
          "line": 5,
          "message": "Unknown code notation",
        },
      ]
    `);
    const quoted = await testCompile('```js file="examples/a/b.js"\n```', {
      files: { 'examples/a/b.js': '\n\na // [!code +]' },
    });
    expect(quoted.problems).toMatchObject([{ file: 'examples/a/b.js', line: 3 }]);
  });
});
