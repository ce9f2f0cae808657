import { describe, expect, it } from 'vitest';
import { installedVersion } from '#engine/rspack/extract/installed.ts';
import { attributeOf, parseHtml, readBuilt, textOf } from './built-site.ts';

describe.each([
  [
    'en',
    'status',
    ['Build', 'Bundler', 'Code samples', 'Options', 'Translations', 'Accessibility'],
  ],
  ['zh', 'zh/status', ['构建', '打包工具', '代码示例', '配置项', '翻译', '无障碍']],
])('the page about the build (%s)', async (lang, file, names) => {
  const document = parseHtml(await readBuilt(`${file}.html`));
  const { build }: { build: string } = JSON.parse(await readBuilt('404.json'));
  const rows = document
    .querySelectorAll('article tbody tr')
    .map((row) => row.querySelectorAll('td').map(textOf));
  const told = Object.fromEntries(rows);

  it('tells what was checked', () => {
    expect(Object.keys(told)).toEqual(expect.arrayContaining(names));
    expect(rows.filter(([name, value]) => !name || !value)).toEqual([]);
  });

  it('names its own build, and the bundler that is installed', () => {
    expect(told[names[0] ?? '']).toBe(build);
    expect(told[names[1] ?? '']).toContain(`@rspack/core ${installedVersion('@rspack/core')}`);
  });

  it('counts what there is', () => {
    for (const name of names.slice(2, 5)) expect(told[name]).toMatch(/[1-9]\d/);
  });

  it('is linked at the end of every page, and has its other language', () => {
    const hrefs = document.querySelectorAll('footer a').map((link) => attributeOf(link, 'href'));
    expect(hrefs).toContain(`/${file}`);
    const others = document
      .querySelectorAll('link[hreflang]')
      .map((link) => attributeOf(link, 'href'));
    expect(others).toContain(`https://rspack.dev/${lang === 'en' ? 'zh/' : ''}status`);
  });

  it('is Markdown as well', async () => {
    expect(await readBuilt(`${file}.md`)).toContain(build);
  });

  it('is in no list of pages', async () => {
    expect(await readBuilt('sitemap.xml')).not.toContain('/status');
  });
});
