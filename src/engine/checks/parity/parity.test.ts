import { describe, expect, it } from 'vitest';
import { formatProblems } from '#shared/problem.ts';
import { testStructure } from '../../markdown/test-structure.ts';
import { type TestText, testPage } from '../translations/test-pages.ts';
import { parity } from './parity.ts';

/** What the check says of two texts. */
async function report(english: string, chinese: string, settings: TestText = {}): Promise<string> {
  const pages = await Promise.all([page('en', english), page('zh', chinese, settings)]);
  const site = { pages, config: { lang: 'en' } };
  return formatProblems(parity({ site } as unknown as Parameters<typeof parity>[0]));
}

async function page(lang: 'en' | 'zh', text: string, settings: TestText = {}) {
  const format = text.includes('/>') ? 'mdx' : 'md';
  return testPage({ lang, structure: await testStructure(text, format), ...settings });
}

const english = `Text.

## Install {#install}

\`\`\`bash
npm install
\`\`\`

## Setup {#setup}

\`\`\`js title="rspack.config.js"
// Always this one.
module.exports = {
  mode: 'production',
};
\`\`\`

### Options {#options}

| a | b |
|---|---|
| c | d |

## Next {#next}

:::tip More
Text.
:::
`;

const chinese = english
  .replace('Install {', '安装 {')
  .replace('Setup {', '配置 {')
  .replace('Options {', '选项 {')
  .replace('Next {', '下一步 {')
  .replace('More', '更多')
  .replace('Always this one.', '固定为此值。');

it('finds nothing wrong with a translation', async () => {
  expect(await report(english, chinese)).toBe('0 problems');
});

describe('reports', () => {
  it('a heading that is missing, once', async () => {
    expect(await report(english, chinese.replace('## 配置 {#setup}', ''))).toMatchInlineSnapshot(`
      "content/zh/guide/react.md:5
        Missing heading in zh, present in English
        found:    \`\`\`bash, then \`\`\`js title="rspack.config.js"
        expected: between them, as in content/en/guide/react.md:9: ## Setup {#setup}

      1 problem"
    `);
  });

  it('a section that is missing, once', async () => {
    const without = chinese.replace(/## 配置[\s\S]*(?=## 下一步)/, '');
    expect(await report(english, without)).toMatchInlineSnapshot(`
      "content/zh/guide/react.md:5
        Missing heading in zh, present in English
        found:    \`\`\`bash, then ## 下一步 {#next}
        expected: between them, as in content/en/guide/react.md:9: ## Setup {#setup}, with a heading, a block of code, and a table below it

      1 problem"
    `);
  });

  it('parts that are missing at the beginning and at the end', async () => {
    const without = chinese.replace('## 安装 {#install}', '').replace(/:::[\s\S]*/, '');
    expect(await report(english, without)).toMatchInlineSnapshot(`
      "content/zh/guide/react.md:1
        Missing heading in zh, present in English
        found:    the beginning of the page, then \`\`\`bash
        expected: between them, as in content/en/guide/react.md:3: ## Install {#install}

      content/zh/guide/react.md:24
        Missing container in zh, present in English
        found:    ## 下一步 {#next}, then the end of the page
        expected: between them, as in content/en/guide/react.md:26: :::tip More

      2 problems"
    `);
  });

  it('a heading that only the translation has', async () => {
    const more = chinese.replace('## 下一步', '## 再多 {#more}\n\n```js\na\n```\n\n## 下一步');
    expect(await report(english, more)).toMatchInlineSnapshot(`
      "content/zh/guide/react.md:24
        Extra heading, absent in en
        found:    ## 再多 {#more}, with a block of code below it
        fix:      remove it, or add it to content/en/guide/react.md as well

      1 problem"
    `);
  });

  it('a section that stands in another place', async () => {
    const section = /## 安装[\s\S]*?(?=## 配置)/.exec(chinese)?.[0] ?? '';
    const moved = chinese.replace(section, '').replace('## 下一步', `${section}## 下一步`);
    expect(await report(english, moved)).toMatchInlineSnapshot(`
      "content/zh/guide/react.md:18
        Moved heading: another place than in English
        found:    ## 安装 {#install}
        expected: at the beginning of the page, as in content/en/guide/react.md:3

      1 problem"
    `);
  });

  it('another id and another level of a heading', async () => {
    const other = chinese.replace('{#setup}', '{#config}').replace('### 选项', '#### 选项');
    expect(await report(english, other)).toMatchInlineSnapshot(`
      "content/zh/guide/react.md:9
        Different heading than in English
        found:    ## 配置 {#config}
        expected: as in content/en/guide/react.md:9: ## Setup {#setup}

      content/zh/guide/react.md:18
        Different heading than in English
        found:    #### 选项 {#options}
        expected: as in content/en/guide/react.md:18: ### Options {#options}

      2 problems"
    `);
  });

  it('code that differs, with its line', async () => {
    const other = chinese.replace("  mode: 'production'", "  // 开发\n  mode: 'development'");
    expect(await report(english, other)).toMatchInlineSnapshot(`
      "content/zh/guide/react.md:15
        Different block of code than in English
        found:    mode: 'development',
        expected: as in content/en/guide/react.md:14: mode: 'production',

      1 problem"
    `);
  });

  it('a fence that differs', async () => {
    const other = chinese.replace('rspack.config.js', 'rspack.config.mjs');
    expect(await report(english, other)).toMatchInlineSnapshot(`
      "content/zh/guide/react.md:11
        Different block of code than in English
        found:    \`\`\`js title="rspack.config.mjs"
        expected: as in content/en/guide/react.md:11: \`\`\`js title="rspack.config.js"

      1 problem"
    `);
  });

  it('a table and a container that differ', async () => {
    const other = chinese.replace('| c | d |', '| c | d |\n| e | f |').replace(':::tip', ':::info');
    expect(await report(english, other)).toMatchInlineSnapshot(`
      "content/zh/guide/react.md:20
        Different table than in English
        found:    2 columns, 2 rows
        expected: as in content/en/guide/react.md:20: 2 columns, 1 row

      content/zh/guide/react.md:27
        Different container than in English
        found:    :::info 更多
        expected: as in content/en/guide/react.md:26: :::tip More

      2 problems"
    `);
  });

  it('a component that differs', async () => {
    const [first, second] = ['<Sign type="new" label="New" />', '<Sign type="old" label="新" />'];
    expect(await report(first ?? '', second ?? '')).toMatchInlineSnapshot(`
      "content/zh/guide/react.md:1
        Different component than in English
        found:    <Sign type="old" label="新" />
        expected: as in content/en/guide/react.md:1: <Sign type="new" label="New" />

      1 problem"
    `);
  });
});

describe('says nothing of', () => {
  it('a page that could not be parsed', async () => {
    expect(await report(english, '', { code: '' })).toBe('0 problems');
  });

  it('a page that shows the text of the other language', async () => {
    expect(await report(english, '', { original: 'en' })).toBe('0 problems');
  });

  it('a page without a translation', async () => {
    expect(await report(english, '', { path: '/guide/vue' })).toBe('0 problems');
  });
});
