import { describe, expect, it } from 'vitest';
import { formatProblems } from '#shared/problem.ts';
import { emptyStatus, formatTranslationStatus } from '../content/records/translation-status.ts';
import { buildSite } from '../test-site.ts';
import { siteNotes } from './checks.ts';
import { updateStatus } from './translations/update-status.ts';

// What writers keep beside the pages, in a whole site: that every rule is asked, and what a reader sees.

const page = (body: string) => `---\ntitle: A page\n---\n\n${body}\n`;
const home = { 'index.md': '---\ntitle: Home\npageType: home\n---\n' };
const sound = {
  ...home,
  'en/guide/react.md': page('Intro.\n\n## Setup {#setup}\n\nText.\n\n## Use {#use}\n\nText.'),
  'zh/guide/react.md': page('简介。\n\n## 安装 {#setup}\n\n正文。\n\n## 使用 {#use}\n\n正文。'),
};

async function statusOf(files: Record<string, string>): Promise<string> {
  const { site } = await buildSite(files);
  const { translationStatus } = updateStatus(emptyStatus, site.pages, {
    lang: 'en',
    acknowledge: [],
  });
  return formatTranslationStatus(translationStatus);
}

const says = async (files: Record<string, string>) =>
  formatProblems((await buildSite(files)).problems);

describe('the structure of a translation', () => {
  it('is that of its original', async () => {
    expect(await says(sound)).toBe('0 problems');
  });

  it('lacks a heading', async () => {
    const files = { ...sound, 'zh/guide/react.md': page('简介。\n\n## 安装 {#setup}\n\n正文。') };
    expect(await says(files)).toMatchInlineSnapshot(`
      "content/zh/guide/react.md:7
        Missing heading in zh, present in English
        found:    ## 安装 {#setup}, then the end of the page
        expected: between them, as in content/en/guide/react.md:11: ## Use {#use}

      1 problem"
    `);
  });

  it('is no matter while a page has problems of its own', async () => {
    const files = { ...sound, 'en/guide/react.md': page(':::wraning\nText.\n:::') };
    expect(await says(files)).toContain('1 problem');
  });

  it('has other code', async () => {
    const code = (text: string) => page(`\`\`\`js title="a.js"\n${text}\n\`\`\``);
    const files = {
      ...home,
      'en/guide/vue.md': code('start(1); // begin'),
      'zh/guide/vue.md': code('start(2); // 开始'),
    };
    expect(await says(files)).toMatchInlineSnapshot(`
      "content/zh/guide/vue.md:6
        Different block of code than in English
        found:    start(2); // 开始
        expected: as in content/en/guide/vue.md:6: start(1); // begin

      1 problem"
    `);
    const same = { ...files, 'zh/guide/vue.md': code('start(1); // 开始') };
    expect(await says(same)).toBe('0 problems');
  });
});

describe('the translation status', () => {
  it('knows every section', async () => {
    const translationStatus = await statusOf(sound);
    expect(await says({ ...sound, 'content/translations.json': translationStatus })).toBe(
      '0 problems',
    );
    const gone = translationStatus.replace(/.*"use".*\n/, '').replace(/,(\s*})/, '$1');
    expect(await says({ ...sound, 'content/translations.json': gone })).toMatchInlineSnapshot(`
      "content/zh/guide/react.md:11
        Unrecorded section
        found:    /zh/guide/react#use
        fix:      npm run translations

      1 problem"
    `);
  });

  it('does not vanish', async () => {
    const addresses = JSON.stringify({
      ...{ '/': [], '/zh/': [] },
      ...{ '/guide/react': ['setup', 'use'], '/zh/guide/react': ['setup', 'use'] },
    });
    expect(await says({ ...sound, 'content/addresses.json': addresses })).toContain(
      'Missing translation status',
    );
  });

  it('tells writers and readers of a section that is older than its original', async () => {
    const files = {
      ...sound,
      'content/translations.json': await statusOf(sound),
      'en/guide/react.md': sound['en/guide/react.md'].replace('Text.\n\n## Use', 'New.\n\n## Use'),
    };
    const { site, problems, text } = await buildSite(files);
    expect(problems).toEqual([]);
    expect(formatProblems(siteNotes(site))).toMatchInlineSnapshot(`
      "content/zh/guide/react.md:7
        Stale translation: the source of this section has changed
        found:    /zh/guide/react#setup
        expected: what content/en/guide/react.md:7 says now
        fix:      translate what is new, then \`npm run translations\`;
                  where nothing has to change: \`npm run translations -- --acknowledge /zh/guide/react#setup\`

      1 problem"
    `);
    expect(text('zh/guide/react.html')).toMatch(
      /安装<\/a><\/h2><div class="note"[^>]*><p>Outdated/,
    );
    expect(text('zh/guide/react.html').match(/Outdated/g)).toHaveLength(1);
    expect(text('guide/react.html')).not.toContain('Outdated');
  });

  it('lists pages that show their original', async () => {
    const files = {
      ...home,
      'en/guide/react.md': sound['en/guide/react.md'],
      'content/translations.json':
        '{ "untranslated": ["/guide/react"], "sections": { "/zh/": {"": ["00000000", "00000000"]} } }',
    };
    const { text, problems } = await buildSite(files);
    expect(formatProblems(problems)).toBe('0 problems');
    expect(text('zh/guide/react.html')).toMatch(/Untranslated<\/p><\/div><div lang="en"><p>Intro/);
    expect(await says({ ...files, 'content/translations.json': '{}' })).toContain(
      'Missing page in zh',
    );
  });
});

it('drafts are no pages of a build', async () => {
  const draft = '---\ntitle: Soon\ndraft: true\n---\n\n[nowhere](/nowhere)\n';
  const { site, problems } = await buildSite({ ...sound, 'en/guide/soon.md': draft });
  expect(problems).toEqual([]);
  expect(site.pages.map(({ source }) => source.path)).not.toContain('/guide/soon');
});

describe('published addresses', () => {
  const listed = (react: string[]) =>
    JSON.stringify({
      '/': [],
      '/zh/': [],
      '/guide/react': react,
      '/zh/guide/react': ['setup', 'use'],
    });

  it('are there, or lead on', async () => {
    const kept = { ...sound, 'content/translations.json': await statusOf(sound) };
    expect(await says({ ...kept, 'content/addresses.json': listed(['setup', 'use']) })).toBe(
      '0 problems',
    );
    const files = {
      ...kept,
      'content/addresses.json': listed(['setup', 'use', 'usage']),
      'content/aliases.json': '{ "/guide/react": { "usage": "use" } }',
    };
    const { problems, text } = await buildSite(files);
    expect(problems).toEqual([]);
    expect(text('guide/react.html')).toContain('<h2 id="use"><span id="usage"></span>');
  });

  it('are never lost', async () => {
    const files = {
      ...sound,
      'content/translations.json': await statusOf(sound),
      'content/addresses.json': listed(['setup', 'usage', 'use']),
    };
    expect(await says(files)).toMatchInlineSnapshot(`
      "content/en/guide/react.md:11
        Lost published address /guide/react#usage
        expected: a heading with this id, or an alias for it: links from elsewhere lead here
        fix:      {#usage}
                  or in content/aliases.json: "/guide/react": { "usage": "use" }

      1 problem"
    `);
  });
});
