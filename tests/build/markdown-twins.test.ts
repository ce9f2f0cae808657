import { beforeAll, describe, expect, it } from 'vitest';
import { fileOf } from '#shared/url.ts';
import { type BuiltPage, dist, listFiles, readBuilt, readEveryPage } from './built-site.ts';

let pages: BuiltPage[];
let files: Set<string>;

beforeAll(async () => {
  pages = await readEveryPage();
  files = new Set(await listFiles(dist));
});

describe('the Markdown of a page', () => {
  it('lies beside it, and the page says so', () => {
    const twins = pages.map(({ routePath, document }) => {
      const link = document.querySelector('link[type="text/markdown"]');
      return { routePath, href: link?.getAttributeValue('href') };
    });
    expect(twins).toEqual(
      pages.map(({ routePath }) => ({ routePath, href: `/${fileOf(routePath)}.md` })),
    );
    expect(twins.filter(({ href }) => !files.has((href ?? '').slice(1)))).toEqual([]);
  });

  it('has title, text, code and tables, and links that hold anywhere', async () => {
    const text = await readBuilt('config/devtool.md');
    expect(text).toMatch(/^# devtool\n\n> .+\n\n`devtool` /);
    expect(text).toContain('```js title="rspack.config.js"\n');
    expect(text).toMatch(/^\| Value \|/m);
    expect(text).toContain('Source: https://rspack.dev/config/devtool\n');
    const all = await Promise.all(
      pages.map(({ routePath }) => readBuilt(`${fileOf(routePath)}.md`)),
    );
    const relative = all.flatMap((twin) => twin.match(/\]\((?![a-z]+:|<)[^)]*\)/g) ?? []);
    // What code shows is no link: `a[i](b)`.
    expect(relative.filter((link) => /\]\([/#.]/.test(link))).toEqual([]);
  });
});

describe.each([
  ['en', '', ['Rspack', 'Guide', 'Config', 'API', 'Blog', 'About']],
  ['zh', 'zh/', ['Rspack', '指南', '配置', 'API', '博客', '关于']],
])('for programs, in %s', (lang, folder, sections) => {
  it('llms.txt lists every page with its Markdown', async () => {
    const text = await readBuilt(`${folder}llms.txt`);
    const own = pages.filter((page) => page.lang === lang);
    const missing = own.filter(
      ({ routePath }) => !text.includes(`(https://rspack.dev/${fileOf(routePath)}.md)`),
    );
    expect(missing).toEqual([]);
    expect(text).toMatch(/^# Rspack\n\n> .+\n\n.+\n.+\n\n## /);
    expect(text).toContain(`(https://rspack.dev/${folder}llms-full.txt)`);
    expect(text).toContain('(https://rspack.dev/options.json)');
    expect(text.match(/(?<=^## ).+/gm)).toEqual(sections);
  });

  it('llms-full.txt holds them', async () => {
    const text = await readBuilt(`${folder}llms-full.txt`);
    const own = pages.filter((page) => page.lang === lang);
    expect(own.filter(({ record }) => !text.includes(`# ${record.title}\n`))).toEqual([]);
  });
});
