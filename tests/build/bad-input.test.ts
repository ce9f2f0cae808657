import { execFileSync } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { build } from '#engine/build.ts';
import { projectAt } from '#engine/files/project.ts';
import { ProblemError } from '#shared/problem.ts';
import { repository } from './built-site.ts';
import { copyFixture, type FixtureSite, readTree } from './fixture-site.ts';

let site: FixtureSite;

/** A site that was built before anything is wrong. */
let template: FixtureSite;
let built: Record<string, string>;

beforeAll(async () => {
  template = await copyFixture('small');
  expect((await template.build()).status).toBe(0);
  built = await readTree(template.dist);
});

afterAll(() => template.close());

beforeEach(async () => {
  site = await copyFixture('small');
  await cp(template.dist, site.dist, { recursive: true });
});

afterEach(() => site.close());

/** What a build says that has to fail, and to leave the site of before as it was. */
async function complaint(): Promise<string> {
  const options = { project: projectAt(site.root), engineRoot: repository, env: {} };
  const failed = await build(options).then(
    () => new Error('The build has not failed.'),
    (error: Error) => error,
  );
  expect(failed).toBeInstanceOf(ProblemError);
  expect(await readTree(site.dist)).toEqual(built);
  return failed.message.replaceAll(site.root, '<root>');
}

/** The same of the command, for what concerns the whole process. */
async function complaintOfCommand(): Promise<string> {
  const { status, stdout, stderr } = await site.build();
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(await readTree(site.dist)).toEqual(built);
  return stderr.trim().replaceAll(site.root, '<root>');
}

/** Puts a text in place of that of the English second page. */
async function secondPage(text: string, extension = 'md'): Promise<void> {
  const head = '---\ntitle: Second\ndescription: The second page.\n---\n\n## More {#more}\n\n';
  await site.remove('content/en/guide/second.md');
  await site.write(`content/en/guide/second.${extension}`, `${head}${text}\n`);
}

it('says where MDX is broken', async () => {
  await site.remove('content/en/guide/first.md');
  await site.write(
    'content/en/guide/first.mdx',
    '---\ntitle: First\n---\n\n<Container type="tip">\n\nText.\n',
  );
  expect(await complaint()).toMatchInlineSnapshot(`
    "content/en/guide/first.mdx:5
      Could not parse the page
      found:    <Container type="tip">
      expected: a closing tag for \`<Container>\`
      fix:      close the tag or brace; write \`<\` as \`\\<\` and \`{\` as \`\\{\` where they are text

    1 problem"
  `);
});

it('says where a brace opens an expression', async () => {
  await site.remove('content/en/guide/first.md');
  await site.write('content/en/guide/first.mdx', '---\ntitle: First\n---\n\nA set {a, b.\n');
  expect(await complaint()).toMatchInlineSnapshot(`
    "content/en/guide/first.mdx:5
      Could not parse the page
      found:    A set {a, b.
      expected: a corresponding closing brace for \`{\`
      fix:      close the tag or brace; write \`<\` as \`\\<\` and \`{\` as \`\\{\` where they are text

    1 problem"
  `);
});

it('names an unknown frontmatter key, and the one that was meant', async () => {
  await site.replace('content/en/guide/first.md', 'description:', 'descripton:');
  expect(await complaint()).toMatchInlineSnapshot(`
    "content/en/guide/first.md:3
      Unknown key \`descripton\` in the frontmatter
      found:    descripton: The first page.
      expected: one of title, description, pageType, date, release, linkFeed, linkFeeds, navbar, sidebar, outline, footer, overview, posts, globalUIComponents, draft, hero, features
      fix:      description: The first page.

    1 problem"
  `);
});

it('names a frontmatter value that cannot be', async () => {
  await site.replace(
    'content/en/guide/first.md',
    'description:',
    'pageType: docs\noutline: 2\ndescription:',
  );
  expect(await complaint()).toMatchInlineSnapshot(`
    "content/en/guide/first.md:3
      Invalid value of \`pageType\` in the frontmatter
      found:    pageType: docs
      expected: one of "404", "home", "doc", "custom", "blank"
      fix:      pageType: doc

    content/en/guide/first.md:4
      Invalid value of \`outline\` in the frontmatter
      found:    outline: 2
      expected: boolean
      fix:      outline: true

    2 problems"
  `);
});

it('says where frontmatter is no YAML', async () => {
  await site.replace('content/en/guide/first.md', 'The first page.', 'Rspack: the bundler');
  expect(await complaint()).toMatchInlineSnapshot(`
    "content/en/guide/first.md:3
      Invalid YAML in the frontmatter: Nested mappings are not allowed in compact mappings
      found:    description: Rspack: the bundler
      expected: lines of \`key: value\`; quote a value that contains \`: \` or begins with a sign
      fix:      description: 'Rspack: the bundler'

    1 problem"
  `);
});

it('says that frontmatter has no end', async () => {
  await site.write('content/en/guide/first.md', '---\ntitle: First\n\nText.\n');
  expect(await complaint()).toMatchInlineSnapshot(`
    "content/en/guide/first.md:1
      Unclosed frontmatter
      expected: a line \`---\` below its last key
      fix:      ---
                title: …
                ---

    1 problem"
  `);
});

it('says that a page has no title', async () => {
  await site.write('content/en/guide/first.md', 'Text.\n');
  expect(await complaint()).toMatchInlineSnapshot(`
    "content/en/guide/first.md:1
      Missing title
      expected: a title in the frontmatter: it is the heading of the page and its name everywhere
      fix:      ---
                title: …
                ---

    1 problem"
  `);
});

it('finds a dead link', async () => {
  await site.replace('content/en/guide/first.md', './second.md#more', './secnd.md');
  expect(await complaint()).toMatchInlineSnapshot(`
    "content/en/guide/first.md:6
      Dead link
      found:    ./secnd.md
      expected: a page of the site, or a file of public/
      fix:      did you mean /guide/second?

    1 problem"
  `);
});

it('finds a dead anchor', async () => {
  await site.replace('content/zh/guide/first.md', '#more', '#moar');
  expect(await complaint()).toMatchInlineSnapshot(`
    "content/zh/guide/first.md:6
      Dead link: /zh/guide/second has no id \`moar\`
      found:    ./second.md#moar
      fix:      did you mean #more?

    1 problem"
  `);
});

it('finds a dead image', async () => {
  await site.replace('content/en/guide/first.md', '/square.svg', '/sqare.svg');
  expect(await complaint()).toMatchInlineSnapshot(`
    "content/en/guide/first.md:8
      Missing image file
      found:    /sqare.svg
      expected: the address of a file in public/: \`/diagram.svg\` for public/diagram.svg
      fix:      did you mean /square.svg?

    1 problem"
  `);
});

it('finds a page without its Chinese', async () => {
  await site.write('content/en/guide/third.md', '---\ntitle: Third\n---\n\nText.\n');
  expect(await complaint()).toMatchInlineSnapshot(`
    "content/en/guide/third.md
      Missing page in zh
      expected: content/zh/guide/third.md
      fix:      translate the page; start from: cp content/en/guide/third.md content/zh/guide/third.md

    1 problem"
  `);
});

it('finds two pages with one route', async () => {
  for (const lang of ['en', 'zh']) {
    await site.write(`content/${lang}/guide/First.mdx`, '---\ntitle: Also first\n---\n\nText.\n');
  }
  expect(await complaint()).toMatchInlineSnapshot(`
    "content/en/guide/first.md
      Duplicate address /guide/first
      found:    content/en/guide/First.mdx and content/en/guide/first.md
      expected: one file for each address
      fix:      rename or remove one of them

    content/zh/guide/first.md
      Duplicate address /zh/guide/first
      found:    content/zh/guide/First.mdx and content/zh/guide/first.md
      expected: one file for each address
      fix:      rename or remove one of them

    2 problems"
  `);
});

it('finds a page that lies in no language', async () => {
  await site.write('content/fr/guide/first.md', '---\ntitle: Premier\n---\n\nTexte.\n');
  expect(await complaint()).toMatchInlineSnapshot(`
    "content/fr/guide/first.md
      Page outside of the languages: it would have no address
      expected: content/(en|zh)/…
      fix:      move the file into the folder of its language

    1 problem"
  `);
});

it('names an unknown component, and the one that was meant', async () => {
  await secondPage('<Crads>\n\nText.\n\n</Crads>', 'mdx');
  expect(await complaint()).toMatchInlineSnapshot(`
    "content/en/guide/second.mdx:8
      Unknown component \`Crads\`
      found:    <Crads>
      expected: one of ApiMeta, Badge, Benchmark, BenchmarkSetup, BenchmarkTable, Card, Cards, Columns, Deprecation, Deprecations, Emitted, FileTree, PackageManagerTabs, PeerChart, PeerSetup, PeerTable, People, Person, SourceCode, Steps, Tab, Tabs
      fix:      <Cards>

    content/zh/guide/second.md:6
      Missing component in zh, present in English
      found:    ## 更多 {#more}, then the end of the page
      expected: between them, as in content/en/guide/second.mdx:8: <Crads>

    content/zh/guide/second.md:8
      Extra block of code, absent in en
      found:    \`\`\`js title="rspack.config.js" {2}
      fix:      remove it, or add it to content/en/guide/second.mdx as well

    3 problems"
  `);
});

it('names an unknown container, and the one that was meant', async () => {
  await secondPage(':::wraning\n\nText.\n\n:::');
  expect(await complaint()).toMatchInlineSnapshot(`
    "content/en/guide/second.md:8
      Unknown container \`wraning\`
      found:    :::wraning
      expected: one of tip, info, warning, danger, note, details
      fix:      :::warning

    1 problem"
  `);
});

it('finds a container without an end', async () => {
  await secondPage(':::tip\n\nText.');
  expect(await complaint()).toMatchInlineSnapshot(`
    "content/en/guide/second.md:8
      Unclosed container \`tip\`
      found:    :::tip
      expected: a line \`:::\` below its text
      fix:      :::tip
                …
                :::

    1 problem"
  `);
});

it('refuses raw HTML in Markdown', async () => {
  await secondPage('A key: <kbd>Ctrl</kbd>.\n\n<div align="center">Text.</div>');
  expect(await complaint()).toMatchInlineSnapshot(`
    "content/en/guide/second.md:8
      HTML in a Markdown page
      found:    <kbd>
      expected: Markdown; or a page that ends in .mdx, where components can be used
      fix:      say it in Markdown; write \`<\` as \`\\<\` where it is text

    content/en/guide/second.md:10
      HTML in a Markdown page
      found:    <div align="center">Text.</div>
      expected: Markdown; or a page that ends in .mdx, where components can be used
      fix:      say it in Markdown; write \`<\` as \`\\<\` where it is text

    2 problems"
  `);
});

it('finds an id that stands twice', async () => {
  await secondPage('Text.\n\n## Again {#more}');
  expect(await complaint()).toMatchInlineSnapshot(`
    "content/en/guide/second.md:10
      Duplicate id \`more\`
      found:    on lines 6 and 10
      expected: ids that are unique in their page
      fix:      {#more-2}, or a name that says what is different

    content/zh/guide/second.md:6
      Missing heading in zh, present in English
      found:    ## 更多 {#more}, then the end of the page
      expected: between them, as in content/en/guide/second.md:10: ## Again {#more}

    content/zh/guide/second.md:8
      Extra block of code, absent in en
      found:    \`\`\`js title="rspack.config.js" {2}
      fix:      remove it, or add it to content/en/guide/second.md as well

    3 problems"
  `);
});

it('names a language that code cannot have', async () => {
  await secondPage('```jss\nconst code = true;\n```');
  expect(await complaint()).toMatchInlineSnapshot(`
    "content/en/guide/second.md:8
      Unknown language \`jss\` of a code fence
      found:    \`\`\`jss
      expected: one of js, ts, jsx, tsx, json, css, scss, less, html, xml, vue, svelte, rust, toml, yaml, diff, md, mdx, bash, sh, shell, text
      fix:      \`\`\`js

    1 problem"
  `);
});

it('finds a sidebar entry without a page', async () => {
  await site.replace('site.config.ts', "'/guide/second']", "'/guide/second', '/guide/thrid']");
  expect(await complaint()).toMatchInlineSnapshot(`
    "site.config.ts:14
      Dead link in a sidebar
      found:    /guide/thrid
      expected: a page at content/…/guide/thrid.md
      fix:      did you mean /guide/first?

    1 problem"
  `);
});

it('finds a navigation entry without a page', async () => {
  await site.replace('site.config.ts', "link: '/guide/first'", "link: '/guide/frist'");
  expect(await complaint()).toMatchInlineSnapshot(`
    "site.config.ts:13
      Dead link
      found:    /guide/frist
      expected: a page of the site, or a file of public/
      fix:      did you mean /guide/first?

    1 problem"
  `);
});

it('names a key of the configuration that is misspelled', async () => {
  await site.replace('site.config.ts', 'themeConfig:', 'themConfig:');
  expect(await complaint()).toMatchInlineSnapshot(`
    "site.config.ts:12
      Unknown key \`themConfig\` in site.config.ts
      found:    themConfig: {
      expected: one of url, base, title, description, lang, icon, logo, version, socialImage, stylesheet, generatedImages, issues, security, offline, ssg, locales, multiVersion, search, markdown, route, feeds, redirects, documents, versionNote, themeConfig
      fix:      themeConfig: {

    1 problem"
  `);
});

it('names a nested key, and a value that cannot be', async () => {
  await site.replace('site.config.ts', 'nav: [', "hideNavbar: 'allways',\n    nav: [");
  await site.replace('site.config.ts', "text: 'Guide', link:", "text: 'Guide', lnik:");
  expect(await complaint()).toMatchInlineSnapshot(`
    "site.config.ts:13
      Invalid value of \`themeConfig.hideNavbar\` in site.config.ts
      found:    hideNavbar: 'allways',
      expected: one of "never", "auto", "always"
      fix:      hideNavbar: 'always'

    site.config.ts:14
      Unknown key \`themeConfig.nav.0.lnik\` in site.config.ts
      found:    nav: [{ text: 'Guide', lnik: '/guide/first' }],
      expected: one of text, activeMatch, position, tag, link, items
      fix:      nav: [{ text: 'Guide', link: '/guide/first' }],

    2 problems"
  `);
});

it('says where the configuration is no program', async () => {
  await site.replace('site.config.ts', "title: 'Small',", "title: 'Small'");
  expect(await complaintOfCommand()).toMatchInlineSnapshot(`
    "site.config.ts:7
      Could not evaluate the configuration: Expected "}" but found "description"
      found:    description: 'A site for the tests.',
      fix:      fix this line, or put the comma or bracket that the one above lacks

    1 problem"
  `);
});

it('says what the configuration threw', async () => {
  await site.replace('site.config.ts', "title: 'Small',", 'title: process.env.NO_SUCH.trim(),');
  expect(await complaintOfCommand()).toMatchInlineSnapshot(`
    "site.config.ts:6
      Could not evaluate the configuration: Cannot read properties of undefined (reading 'trim')
      found:    title: process.env.NO_SUCH.trim(),

    1 problem"
  `);
});

it('says that there is no configuration', async () => {
  await site.remove('site.config.ts');
  expect(await complaint()).toMatchInlineSnapshot(`
    "site.config.ts
      No configuration found
      expected: a file site.config.ts in <root> that exports \`defineConfig({ … })\`

    1 problem"
  `);
});

it('shows everything that is wrong at once, by file and line', async () => {
  await site.replace('content/zh/guide/first.md', '/square.svg', '/sqare.svg');
  await site.replace('content/zh/guide/first.md', '#more', '#moar');
  await site.replace('content/en/guide/first.md', './second.md#more', './secnd.md');
  await site.write(
    'content/en/guide/third.mdx',
    '---\ntitle: Third\ntags: a\n---\n\n<Nothing />\n',
  );
  await site.write(
    'content/en/guide/fourth.md',
    '---\ntitle: Fourth\n---\n\n:::tipp\n\nText.\n\n:::\n',
  );
  await site.replace('site.config.ts', "'/guide/second']", "'/guide/second', '/guide/thrid']");
  expect(await complaintOfCommand()).toMatchInlineSnapshot(`
    "content/en/guide/first.md:6
      Dead link
      found:    ./secnd.md
      expected: a page of the site, or a file of public/
      fix:      did you mean /guide/second?

    content/en/guide/fourth.md
      Missing page in zh
      expected: content/zh/guide/fourth.md
      fix:      translate the page; start from: cp content/en/guide/fourth.md content/zh/guide/fourth.md

    content/en/guide/fourth.md:5
      Unknown container \`tipp\`
      found:    :::tipp
      expected: one of tip, info, warning, danger, note, details
      fix:      :::tip

    content/en/guide/third.mdx
      Missing page in zh
      expected: content/zh/guide/third.mdx
      fix:      translate the page; start from: cp content/en/guide/third.mdx content/zh/guide/third.mdx

    content/en/guide/third.mdx:3
      Unknown key \`tags\` in the frontmatter
      found:    tags: a
      expected: one of title, description, pageType, date, release, linkFeed, linkFeeds, navbar, sidebar, outline, footer, overview, posts, globalUIComponents, draft, hero, features
      fix:      remove \`tags\`: nothing reads it, so it would do nothing

    content/en/guide/third.mdx:6
      Unknown component \`Nothing\`
      found:    <Nothing>
      expected: one of ApiMeta, Badge, Benchmark, BenchmarkSetup, BenchmarkTable, Card, Cards, Columns, Deprecation, Deprecations, Emitted, FileTree, PackageManagerTabs, PeerChart, PeerSetup, PeerTable, People, Person, SourceCode, Steps, Tab, Tabs
      fix:      remove it; write \`<\` as \`\\<\` where it is text

    content/zh/guide/first.md:6
      Dead link: /zh/guide/second has no id \`moar\`
      found:    ./second.md#moar
      fix:      did you mean #more?

    content/zh/guide/first.md:8
      Missing image file
      found:    /sqare.svg
      expected: the address of a file in public/: \`/diagram.svg\` for public/diagram.svg
      fix:      did you mean /square.svg?

    site.config.ts:14
      Dead link in a sidebar
      found:    /guide/thrid
      expected: a page at content/…/guide/thrid.md
      fix:      did you mean /guide/third?

    9 problems"
  `);
});

it.each([
  ['a rejection', "Promise.reject(new Error('too late'));"],
  ['a timer', "setTimeout(() => { throw new Error('too late'); }, 1);"],
])('says that the configuration left %s behind', async (_, code) => {
  await site.replace('site.config.ts', 'export default', `${code}\nexport default`);
  expect(await complaintOfCommand()).toMatch(
    /^site\.config\.ts:\d+\n {2}Unhandled error in the configuration\n {2}found: {4}too late/,
  );
});

it.each([
  ['is a folder', () => site.write('look.css/a.css', ''), 'Missing stylesheet'],
  [
    'is a pipe',
    async () => execFileSync('mkfifo', [`${site.root}/look.css`]),
    'Missing stylesheet',
  ],
  [
    'asks for what is not there',
    () => site.write('look.css', '@import "./nope.css";'),
    'Could not build the stylesheet',
  ],
])('says that the stylesheet %s', async (_, write, message) => {
  await write();
  await site.replace(
    'site.config.ts',
    "title: 'Small',",
    "title: 'Small', stylesheet: 'look.css',",
  );
  const said = await complaint();
  expect(said).toContain(message);
  expect(said).toContain('1 problem');
});

it('says that the configuration ended the command', async () => {
  await site.replace('site.config.ts', 'export default', 'process.exit();\nexport default');
  expect(await complaintOfCommand()).toContain('Unexpected end of the command');
});

it('says only what is wrong with a glossary that cannot be read', async () => {
  await site.write('content/words.txt', '');
  await site.write('content/glossary.yaml', 'groups: [');
  expect(await complaint()).toMatchInlineSnapshot(`
    "content/glossary.yaml:1
      Invalid YAML in the glossary
      found:    groups: [
      expected: lines of \`key: value\`; quote a value that contains \`: \` or begins with a sign

    1 problem"
  `);
});

it('names the home page that is missing', async () => {
  for (const lang of ['en', 'zh']) await site.remove(`content/${lang}/index.md`);
  const said = await complaint();
  expect(said).toContain('Missing home page');
  expect(said).toContain('content/en/index.md, content/zh/index.md: the logo leads there');
  expect(said).not.toContain('Dead link');
});

it('finds files whose names addresses spell with escapes, and shows a footer of links alone', async () => {
  await cp(`${site.root}/public/square.svg`, `${site.root}/public/my 壶.svg`);
  await secondPage('![A pot of tea](/my%20壶.svg)');
  await site.replace(
    'site.config.ts',
    'themeConfig: {',
    "themeConfig: { footer: { links: [{ text: 'Start', link: '/guide/nowhere' }] },",
  );
  const said = await complaint();
  expect(said).toContain('/guide/nowhere');
  expect(said).not.toContain('image');
});

it('says which stylesheet does not build, and leaves addresses of public files alone', async () => {
  await site.replace('site.config.ts', "title: 'Small',", "title: 'Small', stylesheet: 'own.css',");
  await site.write('own.css', "@font-face { font-family: X; src: url('/fonts/x.woff2'); }\n");
  expect((await site.build()).status).toBe(0);
  await rm(site.dist, { recursive: true });
  await cp(template.dist, site.dist, { recursive: true });
  await site.write('own.css', '.a { background: url(./nowhere.png); }\n');
  expect(await complaint()).toMatchInlineSnapshot(`
    "own.css
      Could not build the stylesheet
      expected: plain CSS; files beside it as \`./x.svg\`, files of public/ as \`/x.svg\`
      fix:      correct what the bundler names above

    1 problem"
  `);
});
