import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyFixture, type FixtureSite } from './fixture-site.ts';

let site: FixtureSite;

beforeEach(async () => {
  site = await copyFixture('small');
});

afterEach(() => site.close());

/** Puts a text in place of that of the second page, in both languages. */
async function secondPage(text: string): Promise<void> {
  for (const lang of ['en', 'zh']) {
    const title = lang === 'en' ? 'Second' : '第二页';
    await site.remove(`content/${lang}/guide/second.md`);
    await site.write(
      `content/${lang}/guide/second.mdx`,
      `---\ntitle: ${title}\n---\n\n## More {#more}\n\n${text}\n`,
    );
  }
}

/** What is said of the English page. */
async function complaint(): Promise<string> {
  const { status, stderr } = await site.build();
  expect(status).toBe(1);
  return stderr
    .split('\n\n')
    .filter((problem) => problem.startsWith('content/en/'))
    .join('\n\n');
}

it('says what is wrong with components, and where', async () => {
  await secondPage(`<Tabs groupId="a">
<Tab value="one">

Text.

</Tab>
</Tabs>

<Tab label="Alone">Text.</Tab>

<Cards>
<Card title="Card" link="/guide/first" icon="startpu">Text.</Card>
</Cards>

<Badge text={alert(1)} />

> [!WARN]
> Text.`);
  expect(await complaint()).toMatchInlineSnapshot(`
    "content/en/guide/second.mdx:8
      Missing attribute \`label\` of \`Tab\`
      found:    <Tab>
      expected: <Tab label="…">

    content/en/guide/second.mdx:15
      \`Tab\` outside of \`Tabs\`
      found:    <Tab>
      expected: <Tabs><Tab>

    content/en/guide/second.mdx:18
      Unknown icon \`startpu\`
      found:    startpu
      expected: the name of a file of public/icons/: \`startpu\` for public/icons/startpu.svg

    content/en/guide/second.mdx:21
      Code as an attribute
      found:    <Badge text={…}>
      expected: a text between quotes

    content/en/guide/second.mdx:23
      Unknown alert \`WARN\`
      found:    > [!WARN]
      expected: one of [!NOTE], [!TIP], [!IMPORTANT], [!WARNING], [!CAUTION]
      fix:      > [!WARNING]"
  `);
});

it('says what is wrong with code and pictures, and where', async () => {
  await secondPage(`\`\`\`js title="a.js {1}
start();
\`\`\`

\`\`\`js {3-1} wrapp
start(); // [!code foucs]
\`\`\`

![A picture](/missing.svg)

![](/square.svg)`);
  expect(await complaint()).toMatchInlineSnapshot(`
    "content/en/guide/second.mdx:7
      Unclosed quote in a code fence
      found:    title="a.js {1}
      expected: a text between two quotes of one kind

    content/en/guide/second.mdx:11
      Reversed line range
      found:    {3-1}
      fix:      {1-3}

    content/en/guide/second.mdx:11
      Unknown code fence option
      found:    wrapp
      expected: title="file.js", line ranges such as {1,3-5}, /word/, lineNumbers, wrap, config, nocheck="reason", file="examples/…"
      fix:      wrap

    content/en/guide/second.mdx:12
      Unknown code notation
      found:    [!code foucs]
      expected: ++, --, focus, highlight, each with :n for n lines, or word:name
      fix:      [!code focus]

    content/en/guide/second.mdx:15
      Missing image file
      found:    /missing.svg
      expected: the address of a file in public/: \`/diagram.svg\` for public/diagram.svg

    content/en/guide/second.mdx:17
      Missing alt text
      found:    ![](/square.svg)
      expected: a text in its place, that says what the picture shows
      fix:      ![What it shows](/square.svg)"
  `);
});

it('shows markup that authors write into texts as text', async () => {
  const markup = '<img src=x onerror=alert(1)>';
  await secondPage(`<Badge text="${markup}" tip="${markup}" />

<Tabs>
<Tab label="${markup}">Text.</Tab>
</Tabs>

:::tip ${markup}
Text.
:::

\`\`\`js title='"${markup}"'
start('</code>${markup}');
\`\`\`

<PackageManagerTabs command="npm install '${markup}'" />

![\\${markup}](/square.svg '\\${markup}')`);
  const { status, stderr } = await site.build();
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const html = await readFile(path.join(site.dist, 'guide/second.html'), 'utf8');
  expect(html).toContain('&lt;img src=x');
  expect(html).not.toMatch(/<img src=x/);
  // Within quotes it is a value.
  const article = /<article.*<\/article>/s.exec(html)?.[0] ?? '';
  expect(article.replaceAll(/"[^"]*"/g, '""')).not.toMatch(/<[^>]*onerror/);
});
