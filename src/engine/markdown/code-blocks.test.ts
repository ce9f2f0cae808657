import { describe, expect, it } from 'vitest';
import { type CodeBlock, createHighlight } from './highlight.ts';
import { testCompile, testHighlight, testRender } from './test-compile.ts';

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
    const html = await testHighlight({ code: '  a\n\nb', language: 'text', highlighted: [] });
    expect(html).toBe(
      '<span class="line">  a</span>\n<span class="line"></span>\n<span class="line">b</span>',
    );
  });
});

describe('highlighting', () => {
  it('escapes markup, in every token', async () => {
    const code = 'const html = "<b>&amp;</b>"; // <script>';
    const html = await testHighlight({ code, language: 'js', highlighted: [] });
    expect(html).not.toMatch(/<(?!\/?span)/);
    expect(html).toContain('"&lt;b&gt;&amp;amp;&lt;/b&gt;"');
  });

  it('writes classes, never styles', async () => {
    const code = '<div style="color: red">{a}</div>';
    const html = await testHighlight({ code, language: 'jsx', highlighted: [1] });
    expect(html).not.toMatch(/<[^>]*style/);
    expect(html).toMatch(/^<span class="line highlighted"><span class="[a-z]">/);
  });

  it('tells keywords, strings, comments and changed lines apart', async () => {
    const js = await testHighlight({
      code: "import a from 'b'; // c",
      language: 'ts',
      highlighted: [],
    });
    expect(js).toContain('<span class="k">import</span>');
    expect(js).toContain(`<span class="s">'b'</span>`);
    expect(js).toContain('<span class="c">// c</span>');
    const diff = await testHighlight({ code: '+ a\n- b', language: 'diff', highlighted: [] });
    expect(diff).toBe(
      '<span class="line"><span class="i">+ a</span></span>\n<span class="line"><span class="d">- b</span></span>',
    );
  });
});

it('remembers a block by its text, its language and its highlighted lines', async () => {
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
  const block: CodeBlock = { code: 'a', language: 'js', highlighted: [] };
  const blocks: CodeBlock[] = [
    block,
    block,
    { ...block, language: 'ts' },
    { ...block, highlighted: [1] },
  ];
  await Promise.all(blocks.map(highlight));
  expect(keys.size).toBe(3);
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
    ['an unknown language', '```jsc\na\n```', 'Code cannot be highlighted as `jsc`.', '```js'],
    [
      'meta that nothing understands',
      '```js numbers\na\n```',
      'A code fence says something that nothing understands.',
      undefined,
    ],
    [
      'a sample that is not checked without a reason',
      '```js nocheck\na\n```',
      'A sample is not checked, and nothing says why.',
      'nocheck="webpack, for comparison"',
    ],
    [
      'a configuration in a language that nobody checks',
      '```text title="rspack.config.js"\na\n```',
      'A configuration is written in a language in which nobody checks it.',
      '```js title="rspack.config.js"',
    ],
    [
      'a line that is not there',
      '```js {1-3}\na\n```',
      'A code fence highlights a line that the code does not have.',
      undefined,
    ],
  ])('%s', async (_, fence, message, fix) => {
    const { problems } = await testCompile(`Text\n\n${fence}`);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ file: 'content/en/guide/react.md', line: 3, message });
    expect(problems[0]?.fix).toBe(fix);
  });
});
