import { describe, expect, it } from 'vitest';
import { formatProblems } from '#shared/problem.ts';
import { testCompile, testRender } from '../test-compile.ts';

const mdx = { format: 'mdx' } as const;

/** Labels and code of the tabs. */
async function tabsOf(body: string): Promise<string[]> {
  const html = await testRender(body, mdx);
  return html
    .split('<Tab ')
    .slice(1)
    .map((tab) => {
      const label = /^label="(.*?)"/.exec(tab)?.[1];
      const code = /<CodeBlock lang="bash" (.*)><\/CodeBlock>/s.exec(tab)?.[1] ?? '';
      return `${label}: ${code.replaceAll(/<[^>]*>/g, '').replace('html=', '')}`;
    });
}

it('makes tabs of a command', async () => {
  expect(await tabsOf('<PackageManagerTabs command="install -D foo" />')).toMatchInlineSnapshot(`
    [
      "npm: "npm install -D foo"",
      "yarn: "yarn add -D foo"",
      "pnpm: "pnpm install -D foo"",
      "bun: "bun add -D foo"",
    ]
  `);
});

it('makes tabs of a block, with comments, several commands and a title', async () => {
  const body = `<PackageManagerTabs>

\`\`\`bash title="Terminal"
# Install it
npm install foo && npm run build

mkdir src
\`\`\`

</PackageManagerTabs>`;
  expect(await tabsOf(body)).toMatchInlineSnapshot(`
    [
      "npm: title="Terminal" "# Install it
    npm install foo &amp;&amp; npm run build

    mkdir src"",
      "yarn: title="Terminal" "# Install it
    yarn add foo &amp;&amp; yarn run build

    mkdir src"",
      "pnpm: title="Terminal" "# Install it
    pnpm install foo &amp;&amp; pnpm run build

    mkdir src"",
      "bun: title="Terminal" "# Install it
    bun add foo &amp;&amp; bun run build

    mkdir src"",
    ]
  `);
});

it('has further tabs with the commands that their author wrote', async () => {
  const body = '<PackageManagerTabs command="install foo" deno="deno add npm:foo" />';
  const tabs = await tabsOf(body);
  expect(tabs[4]).toMatchInlineSnapshot(`"deno: "deno add npm:foo""`);
  expect(tabs).toHaveLength(5);
});

it('has a tab for whatever its author names, in that order', async () => {
  const tabs = await tabsOf(
    '<PackageManagerTabs command="install foo" vlt="vlt install foo" ni="ni foo" />',
  );
  expect(tabs.slice(4)).toEqual(['vlt: "vlt install foo"', 'ni: "ni foo"']);
});

it('shows what its author wrote in place of what is made of npm', async () => {
  const tabs = await tabsOf('<PackageManagerTabs command="npx rspack" yarn="yarn dlx rspack" />');
  expect(tabs).toEqual([
    'npm: "npx rspack"',
    'yarn: "yarn dlx rspack"',
    'pnpm: "npx rspack"',
    'bun: "npx rspack"',
  ]);
});

it('takes a misspelled name for no tab', async () => {
  const { problems } = await testCompile(
    '<PackageManagerTabs comand="install foo" npm="npm ci" Vlt="vlt" />',
    mdx,
  );
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "content/en/guide/react.mdx:1
      Invalid content of \`PackageManagerTabs\`: either \`command\` or code inside
      found:    <PackageManagerTabs> without commands
      expected: command="install foo"; or one block of code between the tags, \`\`\`bash

    content/en/guide/react.mdx:1
      Unknown attribute \`Vlt\` of \`PackageManagerTabs\`
      found:    <PackageManagerTabs Vlt="vlt">
      expected: one of command, yarn, pnpm, bun
      fix:      remove it

    content/en/guide/react.mdx:1
      Unknown attribute \`comand\` of \`PackageManagerTabs\`
      found:    <PackageManagerTabs comand="install foo">
      expected: one of command, yarn, pnpm, bun
      fix:      command="install foo"

    content/en/guide/react.mdx:1
      Unknown attribute \`npm\` of \`PackageManagerTabs\`
      found:    <PackageManagerTabs npm="npm ci">
      expected: one of command, yarn, pnpm, bun
      fix:      pnpm="npm ci"

    4 problems"
  `);
});

it('is searched by the commands of every tab, each once', async () => {
  const body = `Before.

<PackageManagerTabs deno="deno add npm:foo">

\`\`\`bash
mkdir src
npm install -D foo
\`\`\`

</PackageManagerTabs>

After.`;
  const { text, commands } = await testCompile(body, mdx);
  expect(text).toMatchInlineSnapshot(`
    "Before.
    mkdir src
    npm install -D foo
    yarn add -D foo
    pnpm install -D foo
    bun add -D foo
    deno add npm:foo
    After."
  `);
  expect(commands).toEqual([
    'yarn add -D foo\npnpm install -D foo\nbun add -D foo\ndeno add npm:foo',
  ]);
});

it('keeps what notations say of lines', async () => {
  const body = `<PackageManagerTabs>

\`\`\`bash
npm install foo # [!code highlight]
\`\`\`

</PackageManagerTabs>`;
  const html = await testRender(body, mdx);
  expect(html.match(/highlighted/g)).toHaveLength(4);
  expect(html).not.toContain('[!code');
});

describe('what is collected of a page', () => {
  const body = `<PackageManagerTabs command="install foo" />

<PackageManagerTabs>

\`\`\`bash
create rspack@latest
\`\`\`

</PackageManagerTabs>`;

  it('has the samples for npm alone, at their lines', async () => {
    const { samples } = await testCompile(body, mdx);
    expect(samples.map(({ lang, code, line }) => [lang, code, line])).toEqual([
      ['bash', 'npm install foo', 1],
      ['bash', 'npm create rspack@latest', 6],
    ]);
  });

  it('has the commands of every tab', async () => {
    const { text } = await testCompile(body, mdx);
    expect(text).toBe(
      [
        'npm install foo\nyarn add foo\npnpm install foo\nbun add foo',
        'npm create rspack@latest\nyarn create rspack@latest',
        'pnpm create rspack@latest\nbun create rspack@latest',
      ].join('\n'),
    );
  });

  it('has one component, and the block that its author wrote', async () => {
    const { structure } = await testCompile(body, mdx);
    expect(structure.map(({ type, code }) => [type, code?.text])).toEqual([
      ['component', '<PackageManagerTabs command="install foo" />'],
      ['component', '<PackageManagerTabs />'],
      ['code', 'create rspack@latest'],
    ]);
  });
});

it('needs its commands in one place', async () => {
  const body = `<PackageManagerTabs />

<PackageManagerTabs command="install a">

\`\`\`bash
npm install a
\`\`\`

</PackageManagerTabs>

<PackageManagerTabs>

\`\`\`js
a();
\`\`\`

</PackageManagerTabs>

Run <PackageManagerTabs command="install a" /> first.

<PackageManagerTabs command="install a" bum="bun add a" />`;
  const { problems } = await testCompile(body, mdx);
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "content/en/guide/react.mdx:1
      Invalid content of \`PackageManagerTabs\`: either \`command\` or code inside
      found:    <PackageManagerTabs> without commands
      expected: command="install foo"; or one block of code between the tags, \`\`\`bash

    content/en/guide/react.mdx:3
      Invalid content of \`PackageManagerTabs\`: either \`command\` or code inside
      found:    <PackageManagerTabs command="install a"> around something
      expected: command="install foo"; or one block of code between the tags, \`\`\`bash

    content/en/guide/react.mdx:11
      Invalid content of \`PackageManagerTabs\`: either \`command\` or code inside
      found:    <PackageManagerTabs> without commands
      expected: command="install foo"; or one block of code between the tags, \`\`\`bash

    content/en/guide/react.mdx:19
      \`PackageManagerTabs\` in a line of text
      found:    … <PackageManagerTabs> …
      expected: lines of its own, with empty ones around them

    content/en/guide/react.mdx:21
      Unknown attribute \`bum\` of \`PackageManagerTabs\`
      found:    <PackageManagerTabs bum="bun add a">
      expected: one of command, yarn, pnpm, bun
      fix:      bun="bun add a"

    5 problems"
  `);
});

it('tells what is wrong with a block once', async () => {
  const body = `<PackageManagerTabs>

\`\`\`bash {9}
npm install foo
\`\`\`

</PackageManagerTabs>`;
  const { problems } = await testCompile(body, mdx);
  expect(problems.map(({ message, line }) => [message, line])).toEqual([
    ['Highlighted line beyond the code', 3],
  ]);
});
