import { cp, rm } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
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
  const { status, stdout, stderr } = await site.build();
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(await readTree(site.dist)).toEqual(built);
  return stderr.trim().replaceAll(site.root, '<root>');
}

/** Puts a page in place of both languages' second one. */
async function secondPage(text: string, extension = 'md'): Promise<void> {
  for (const lang of ['en', 'zh']) {
    await site.remove(`content/${lang}/guide/second.md`);
    const frontmatter = '---\ntitle: Second\ndescription: The second page.\n---\n\n';
    await site.write(
      `content/${lang}/guide/second.${extension}`,
      `${frontmatter}## More {#more}\n\n${text}\n`,
    );
  }
}

it('says where MDX is broken', async () => {
  await site.remove('content/en/guide/first.md');
  await site.write('content/en/guide/first.mdx', '---\ntitle: First\n---\n\n<Container type="tip">\n\nText.\n');
  expect(await complaint()).toMatchInlineSnapshot();
});

it('says where a brace opens an expression', async () => {
  await site.remove('content/en/guide/first.md');
  await site.write('content/en/guide/first.mdx', '---\ntitle: First\n---\n\nA set {a, b.\n');
  expect(await complaint()).toMatchInlineSnapshot();
});

it('names an unknown frontmatter key, and the one that was meant', async () => {
  await site.replace('content/en/guide/first.md', 'description:', 'descripton:');
  expect(await complaint()).toMatchInlineSnapshot();
});

it('names a frontmatter value that cannot be', async () => {
  await site.replace('content/en/guide/first.md', 'description:', 'pageType: docs\noutline: 2\ndescription:');
  expect(await complaint()).toMatchInlineSnapshot();
});

it('says where frontmatter is no YAML', async () => {
  await site.replace('content/en/guide/first.md', 'The first page.', 'Rspack: the bundler');
  expect(await complaint()).toMatchInlineSnapshot();
});

it('says that frontmatter has no end', async () => {
  await site.write('content/en/guide/first.md', '---\ntitle: First\n\nText.\n');
  expect(await complaint()).toMatchInlineSnapshot();
});

it('says that a page has no title', async () => {
  await site.write('content/en/guide/first.md', 'Text.\n');
  expect(await complaint()).toMatchInlineSnapshot();
});

it('finds a dead link', async () => {
  await site.replace('content/en/guide/first.md', './second.md#more', './secnd.md');
  expect(await complaint()).toMatchInlineSnapshot();
});

it('finds a dead anchor', async () => {
  await site.replace('content/zh/guide/first.md', '#more', '#moar');
  expect(await complaint()).toMatchInlineSnapshot();
});

it('finds a dead image', async () => {
  await site.replace('content/en/guide/first.md', '/square.svg', '/sqare.svg');
  expect(await complaint()).toMatchInlineSnapshot();
});

it('finds a page without its Chinese', async () => {
  await site.write('content/en/guide/third.md', '---\ntitle: Third\n---\n\nText.\n');
  expect(await complaint()).toMatchInlineSnapshot();
});

it('finds two pages with one route', async () => {
  for (const lang of ['en', 'zh']) {
    await site.write(`content/${lang}/guide/First.mdx`, '---\ntitle: Also first\n---\n\nText.\n');
  }
  expect(await complaint()).toMatchInlineSnapshot();
});

it('finds a page that lies in no language', async () => {
  await site.write('content/fr/guide/first.md', '---\ntitle: Premier\n---\n\nTexte.\n');
  expect(await complaint()).toMatchInlineSnapshot();
});

it('names an unknown component, and the one that was meant', async () => {
  await secondPage('<Containr type="tip">\n\nText.\n\n</Containr>', 'mdx');
  expect(await complaint()).toMatchInlineSnapshot();
});

it('names an unknown container, and the one that was meant', async () => {
  await secondPage(':::wraning\n\nText.\n\n:::');
  expect(await complaint()).toMatchInlineSnapshot();
});

it('finds a container without an end', async () => {
  await secondPage(':::tip\n\nText.');
  expect(await complaint()).toMatchInlineSnapshot();
});

it('refuses raw HTML in Markdown', async () => {
  await secondPage('A key: <kbd>Ctrl</kbd>.\n\n<div align="center">Text.</div>');
  expect(await complaint()).toMatchInlineSnapshot();
});

it('finds an id that stands twice', async () => {
  await secondPage('Text.\n\n## Again {#more}');
  expect(await complaint()).toMatchInlineSnapshot();
});

it('names a language that code cannot have', async () => {
  await secondPage('```jss\nconst code = true;\n```');
  expect(await complaint()).toMatchInlineSnapshot();
});

it('finds a sidebar entry without a page', async () => {
  await site.replace('site.config.ts', "'/guide/second']", "'/guide/second', '/guide/thrid']");
  expect(await complaint()).toMatchInlineSnapshot();
});

it('finds a navigation entry without a page', async () => {
  await site.replace('site.config.ts', "link: '/guide/first'", "link: '/guide/frist'");
  expect(await complaint()).toMatchInlineSnapshot();
});

it('names a key of the configuration that is misspelt', async () => {
  await site.replace('site.config.ts', 'themeConfig:', 'themConfig:');
  expect(await complaint()).toMatchInlineSnapshot();
});

it('names a nested key, and a value that cannot be', async () => {
  await site.replace('site.config.ts', 'nav: [', "hideNavbar: 'allways',\n    nav: [");
  await site.replace('site.config.ts', "text: 'Guide', link:", "text: 'Guide', lnik:");
  expect(await complaint()).toMatchInlineSnapshot();
});

it('says where the configuration is no program', async () => {
  await site.replace('site.config.ts', "title: 'Small',", "title: 'Small'");
  expect(await complaint()).toMatchInlineSnapshot();
});

it('says what the configuration threw', async () => {
  await site.replace('site.config.ts', "title: 'Small',", 'title: process.env.NO_SUCH.trim(),');
  expect(await complaint()).toMatchInlineSnapshot();
});

it('says that there is no configuration', async () => {
  await site.remove('site.config.ts');
  expect(await complaint()).toMatchInlineSnapshot();
});

it('says that there are no pages', async () => {
  await rm(`${site.root}/content`, { recursive: true });
  expect(await complaint()).toMatchInlineSnapshot();
});

it('shows everything that is wrong at once, by file and line', async () => {
  await site.replace('content/zh/guide/first.md', '/square.svg', '/sqare.svg');
  await site.replace('content/zh/guide/first.md', '#more', '#moar');
  await site.replace('content/en/guide/first.md', './second.md#more', './secnd.md');
  await site.write('content/en/guide/third.mdx', '---\ntitle: Third\ntags: a\n---\n\n<Nothing />\n');
  await site.write('content/en/guide/fourth.md', '---\ntitle: Fourth\n---\n\n:::tipp\n\nText.\n\n:::\n');
  await site.replace('site.config.ts', "'/guide/second']", "'/guide/second', '/guide/thrid']");
  expect(await complaint()).toMatchInlineSnapshot();
});
