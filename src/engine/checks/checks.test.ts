import { describe, expect, it } from 'vitest';
import type { SiteConfigInput } from '#config/schema/site.ts';
import { formatProblems } from '#shared/problem.ts';
import { buildSite } from '../test-site.ts';

const page = (body: string) => `---\ntitle: A page\n---\n\n${body}\n`;

/** What a build says of some files, beside a home page and /guide/react with the heading #setup. */
async function report(files: Record<string, string>, settings: Partial<SiteConfigInput> = {}) {
  const sound = {
    'index.md': '---\ntitle: Home\npageType: home\n---\n',
    'guide/react.md': page('## Setup {#setup}'),
    'public/diagram.svg': '<svg viewBox="0 0 8 8"/>',
  };
  const { problems } = await buildSite({ ...sound, ...files }, settings);
  return formatProblems(problems);
}

it('finds nothing wrong with what is right', async () => {
  const links = [
    '[a](/guide/react) [b](../index.md) [c](./react.md#setup) [d](#here)',
    '[e](/zh/guide/react) [f](/en/) [g](/rss/blog-en.rss) [h](https://x.dev) [i](/old)',
    '![j](/diagram.svg) ![k](../diagram.svg)',
  ];
  const said = await report(
    { 'guide/vue.md': page(`${links.join('\n')}\n\n## 标题 {#here}`) },
    {
      base: '/docs/',
      redirects: { '/old': '/guide/react' },
      feeds: [{ id: 'blog', include: '/blog/', title: { en: 'Blog', zh: '博客' } }],
      themeConfig: {
        nav: [{ text: 'Guide', link: '/guide/react' }],
        sidebar: { '/guide/': ['/guide/react', { text: 'More', items: ['/guide/vue'] }] },
      },
    },
  );
  expect(said).toBe('0 problems');
});

describe('of a post', () => {
  const feeds = [{ id: 'blog', include: '/blog/', title: { en: 'Blog', zh: '博客' } }];
  const post = (...keys: string[]) => ['---', 'title: A post', ...keys, '---', ''].join('\n');

  it('a missing date, but not of the page that lists them', async () => {
    const files = {
      'blog/index.md': post('posts: true'),
      'en/blog/one.md': post('description: First'),
      'zh/blog/one.md': post('date: 2024-01-09'),
    };
    expect(await report(files, { feeds })).toMatchInlineSnapshot(`
      "content/en/blog/one.md:2
        Missing date of a post
        expected: the day it is published: pages below /blog/ are the posts of the feed \`blog\`
        fix:      date: YYYY-MM-DD

      1 problem"
    `);
  });

  it('a date later than the last commit, time zones aside', async () => {
    const files = {
      'blog/one.md': post('date: 2024-01-10'),
      'en/blog/two.md': post('description: Second', 'date: 2024-01-11'),
      'zh/blog/two.md': post('date: 2024-01-09'),
    };
    expect(await report(files, { feeds })).toMatchInlineSnapshot(`
      "content/en/blog/two.md:4
        Post dated in the future
        found:    2024-01-11
        expected: a day up to 2024-01-09, when content was last committed
        fix:      draft: true, until the day is there

      content/zh/blog/two.md
        Different \`date\` than in the original
        found:    date: "2024-01-09"
        expected: date: "2024-01-11", as in content/en/blog/two.md
        fix:      write the same in both languages

      2 problems"
    `);
  });

  it('a day that does not exist', async () => {
    const files = {
      'en/blog/one.md': post('date: 2024-02-30'),
      'zh/blog/one.md': post('date: 2024-01-09'),
    };
    expect(await report(files, { feeds })).toMatchInlineSnapshot(`
      "content/en/blog/one.md:3
        Invalid value of \`date\` in the frontmatter
        found:    date: 2024-02-30
        expected: a day, \`YYYY-MM-DD\`

      1 problem"
    `);
  });

  it('a feed that is not there', async () => {
    expect(
      await report({ 'guide/vue.md': post('linkFeed: blog', 'linkFeeds: [bolg]') }, { feeds }),
    ).toMatchInlineSnapshot(`
      "content/en/guide/vue.md:4
        Unknown feed \`bolg\`
        found:    bolg
        expected: one of blog
        fix:      linkFeed: blog

      content/zh/guide/vue.md:4
        Unknown feed \`bolg\`
        found:    bolg
        expected: one of blog
        fix:      linkFeed: blog

      2 problems"
    `);
  });
});

describe('in the text of a page', () => {
  it.each([true, false])('a dead link, with cleanUrls %s', async (cleanUrls) => {
    const files = {
      'en/guide/vue.md': page('\nSee [React](./raect.md).\n\n[Again](./raect.md)'),
      'zh/guide/vue.md': page(''),
    };
    expect(await report(files, { route: { cleanUrls } })).toMatchInlineSnapshot(`
      "content/en/guide/vue.md:6
        Dead link
        found:    ./raect.md
        expected: a page of the site, or a file of public/
        fix:      did you mean /guide/react?

      content/en/guide/vue.md:8
        Dead link
        found:    ./raect.md
        expected: a page of the site, or a file of public/
        fix:      did you mean /guide/react?

      2 problems"
    `);
  });

  it('a dead anchor, of another page and of its own', async () => {
    const files = {
      'guide/vue.md': page('[a](/guide/react#steup)\n\n[b](#own)\n\n## Own {#ownn}'),
    };
    expect(await report(files)).toMatchInlineSnapshot(`
      "content/en/guide/vue.md:5
        Dead link: /guide/react has no id \`steup\`
        found:    /guide/react#steup
        fix:      did you mean #setup?

      content/en/guide/vue.md:7
        Dead link: /guide/vue has no id \`own\`
        found:    #own
        fix:      did you mean #ownn?

      content/zh/guide/vue.md:5
        Dead link: /zh/guide/react has no id \`steup\`
        found:    /guide/react#steup
        fix:      did you mean #setup?

      content/zh/guide/vue.md:7
        Dead link: /zh/guide/vue has no id \`own\`
        found:    #own
        fix:      did you mean #ownn?

      4 problems"
    `);
  });

  it('a dead image', async () => {
    expect(
      await report({ 'guide/vue.md': page('![A diagram](/diagrm.svg)') }),
    ).toMatchInlineSnapshot(`
      "content/en/guide/vue.md:5
        Missing image file
        found:    /diagrm.svg
        expected: the address of a file in public/: \`/diagram.svg\` for public/diagram.svg
        fix:      did you mean /diagram.svg?

      content/zh/guide/vue.md:5
        Missing image file
        found:    /diagrm.svg
        expected: the address of a file in public/: \`/diagram.svg\` for public/diagram.svg
        fix:      did you mean /diagram.svg?

      2 problems"
    `);
  });

  it('an id that stands twice', async () => {
    expect(await report({ 'guide/vue.md': page('## A {#a}\n\n## B {#a}') })).toMatchInlineSnapshot(`
      "content/en/guide/vue.md:7
        Duplicate id \`a\`
        found:    on lines 5 and 7
        expected: ids that are unique in their page
        fix:      {#a-2}, or a name that says what is different

      content/zh/guide/vue.md:7
        Duplicate id \`a\`
        found:    on lines 5 and 7
        expected: ids that are unique in their page
        fix:      {#a-2}, or a name that says what is different

      2 problems"
    `);
  });

  it('a component of sites about Rspack', async () => {
    const files = { 'guide/vue.mdx': page('<ConfigChecker />') };
    expect(await report(files)).toMatchInlineSnapshot(`
      "content/en/guide/vue.mdx:5
        Component of sites about Rspack: \`ConfigChecker\`
        found:    <ConfigChecker>
        fix:      remove it, or say in site.config.ts that the site is about Rspack: documents: {}

      content/zh/guide/vue.mdx:5
        Component of sites about Rspack: \`ConfigChecker\`
        found:    <ConfigChecker>
        fix:      remove it, or say in site.config.ts that the site is about Rspack: documents: {}

      2 problems"
    `);
  });

  it('an unknown component', async () => {
    const settings = { documents: {} };
    expect(await report({ 'guide/vue.mdx': page('<Bagde />') }, settings)).toMatchInlineSnapshot(`
      "content/en/guide/vue.mdx:5
        Unknown component \`Bagde\`
        found:    <Bagde>
        expected: one of ApiMeta, Badge, Benchmark, BenchmarkSetup, BenchmarkTable, Card, Cards, Columns, Compat, ConfigChecker, Deprecation, Deprecations, Emitted, FileTree, LicenseNote, OptionList, OptionMeta, PackageManagerTabs, PeerChart, PeerSetup, PeerTable, People, Person, Properties, Property, SourceCode, Steps, Tab, Tabs
        fix:      <Badge>

      content/zh/guide/vue.mdx:5
        Unknown component \`Bagde\`
        found:    <Bagde>
        expected: one of ApiMeta, Badge, Benchmark, BenchmarkSetup, BenchmarkTable, Card, Cards, Columns, Compat, ConfigChecker, Deprecation, Deprecations, Emitted, FileTree, LicenseNote, OptionList, OptionMeta, PackageManagerTabs, PeerChart, PeerSetup, PeerTable, People, Person, Properties, Property, SourceCode, Steps, Tab, Tabs
        fix:      <Badge>

      2 problems"
    `);
  });
});

describe('of a page as a whole', () => {
  it('another with the same address, in whatever letter case', async () => {
    const files = { 'guide/vue.md': page(''), 'guide/Vue.mdx': page('') };
    expect(await report(files)).toMatchInlineSnapshot(`
      "content/en/guide/vue.md
        Duplicate address /guide/vue
        found:    content/en/guide/Vue.mdx and content/en/guide/vue.md
        expected: one file for each address
        fix:      rename or remove one of them

      content/zh/guide/vue.md
        Duplicate address /zh/guide/vue
        found:    content/zh/guide/Vue.mdx and content/zh/guide/vue.md
        expected: one file for each address
        fix:      rename or remove one of them

      2 problems"
    `);
  });

  it('no translation, in either direction', async () => {
    const files = { 'en/guide/vue.md': page(''), 'zh/guide/solid.md': page('') };
    expect(await report(files)).toMatchInlineSnapshot(`
      "content/en/guide/vue.md
        Missing page in zh
        expected: content/zh/guide/vue.md
        fix:      translate the page; start from: cp content/en/guide/vue.md content/zh/guide/vue.md

      content/zh/guide/solid.md
        Missing page in en
        expected: content/en/guide/solid.md
        fix:      translate the page; start from: cp content/zh/guide/solid.md content/en/guide/solid.md

      2 problems"
    `);
  });

  it('no title', async () => {
    expect(await report({ 'guide/vue.md': 'Text\n' })).toMatchInlineSnapshot(`
      "content/en/guide/vue.md:1
        Missing title
        expected: a title in the frontmatter: it is the heading of the page and its name everywhere
        fix:      ---
                  title: …
                  ---

      content/zh/guide/vue.md:1
        Missing title
        expected: a title in the frontmatter: it is the heading of the page and its name everywhere
        fix:      ---
                  title: …
                  ---

      2 problems"
    `);
  });

  it('a dead link in its frontmatter', async () => {
    const hero =
      '---\ntitle: Home\npageType: home\nhero:\n  name: R\n  actions:\n    - { theme: alt, text: A, link: /guide/vue }\n---\n';
    expect(await report({ 'index.md': hero })).toMatchInlineSnapshot(`
      "content/en/index.md:7
        Dead link
        found:    /guide/vue
        expected: a page of the site, or a file of public/
        fix:      did you mean /guide/react?

      content/zh/index.md:7
        Dead link
        found:    /guide/vue
        expected: a page of the site, or a file of public/
        fix:      did you mean /guide/react?

      2 problems"
    `);
  });

  it('its own problem alone, and not what follows from it', async () => {
    const files = {
      'en/guide/vue.mdx': page('## A {#a}\n\na { b'),
      'zh/guide/vue.mdx': page('## A {#a}'),
      'guide/solid.md': page('[a](/guide/vue#a)'),
      'guide/svelte.md': '---\ntitle: Svelte\ntilte: B\n---\n',
    };
    const said = await report(files);
    expect(said).toContain('Could not parse the page');
    expect(said).toContain('Unknown key `tilte`');
    expect(said).toContain('3 problems');
  });
});

describe('in the redirects', () => {
  it('one that leads to itself, or away from what the site has', async () => {
    const redirects = {
      '/self': '/Self/#part',
      '/guide/react': 'https://x.dev',
      '/diagram.svg': '/guide/react',
    };
    expect(await report({}, { redirects })).toMatchInlineSnapshot(`
      "site.config.ts
        Dead link
        found:    /Self/#part
        expected: a page of the site, or a file of public/
        fix:      correct or remove the link

      site.config.ts
        Redirect over a page or file of the site: hosts would never show it
        found:    /guide/react
        fix:      remove the redirect, or what stands at /guide/react

      site.config.ts
        Redirect over a page or file of the site: hosts would never show it
        found:    /diagram.svg
        fix:      remove the redirect, or what stands at /diagram.svg

      site.config.ts
        Redirect to itself
        found:    /self
        fix:      remove it, or correct where it leads

      4 problems"
    `);
  });

  it.each([
    '/zh',
    '/zh/guide/react',
    '/GUIDE/react/',
    '/status',
    '/Diagram.svg',
    '/404',
    '/rss/blog-en.rss',
  ])('one over a page in any language, or a file in any spelling: %s', async (from) => {
    const feeds = [{ id: 'blog', include: '/blog/', title: { en: 'Blog', zh: '博客' } }];
    const said = await report({}, { redirects: { [from]: 'https://x.dev' }, feeds });
    expect(said).toContain('Redirect over a page or file of the site');
    expect(said).toContain('1 problem');
  });

  it('one that leads to this site from outside, where nobody sees that it leads to itself', async () => {
    const redirects = { '/old': 'https://rspack.dev/docs/old?a=1' };
    expect(await report({}, { base: '/docs/', redirects })).toMatchInlineSnapshot(`
      "site.config.ts
        Redirect to this site by its full address
        found:    /old
        fix:      lead to the path: /old?a=1

      1 problem"
    `);
    const besides = { '/old': 'https://rspack.dev/old', '/older': 'https://x.dev/docs/' };
    expect(await report({}, { base: '/docs/', redirects: besides })).toBe('0 problems');
  });
});

it('in public/, a file in whose place the site has one of its own', async () => {
  const copied = ['robots.txt', '404.html', 'guide/react.html', 'zh/guide/react.json'];
  const files = Object.fromEntries(copied.map((name) => [`public/${name}`, 'copied']));
  const said = await report(files);
  for (const name of copied) expect(said).toContain(`public/${name}, and ${name} of the site`);
});

describe('in the configuration', () => {
  it('a sidebar entry without a page', async () => {
    const sidebar = { '/guide/': ['/guide/react', { text: 'G', items: ['/guide/vue'] }] };
    expect(await report({}, { themeConfig: { sidebar } })).toMatchInlineSnapshot(`
      "site.config.ts
        Dead link in a sidebar
        found:    /guide/vue
        expected: a page at content/…/guide/vue.md
        fix:      did you mean /guide/react?

      1 problem"
    `);
  });

  it('a dead link of the bar', async () => {
    expect(
      await report({}, { themeConfig: { nav: [{ text: 'A', link: '/guide/reac' }] } }),
    ).toMatchInlineSnapshot(`
      "site.config.ts
        Dead link
        found:    /guide/reac
        expected: a page of the site, or a file of public/
        fix:      did you mean /guide/react?

      1 problem"
    `);
  });

  it('a text that one language lacks', async () => {
    const settings: Partial<SiteConfigInput> = {
      feeds: [{ id: 'blog', include: '/blog/', title: { en: 'Blog' } }],
      versionNote: { text: { zh: '旧版' }, linkText: 'x', url: 'https://x.dev' },
      themeConfig: {
        ecosystem: {
          link: { text: 'All', url: 'https://x.dev' },
          cards: [
            {
              name: 'Rsbuild',
              description: { en: 'A tool' },
              url: 'https://x.dev',
              logo: '/diagram.svg',
            },
          ],
        },
      },
    };
    expect(await report({}, settings)).toMatchInlineSnapshot(`
      "site.config.ts
        Missing en text for versionNote.text
        found:    旧版
        fix:      en: '…'

      site.config.ts
        Missing zh text for the description of Rsbuild
        found:    A tool
        fix:      zh: '…'

      site.config.ts
        Missing zh text for the title of the feed blog
        found:    Blog
        fix:      zh: '…'

      3 problems"
    `);
  });
});
