import { describe, expect, it } from 'vitest';
import { movePointer, openPage, openScriptless } from './browser.ts';
import { openBuiltSite } from './open-built-site.ts';

const built = openBuiltSite();

describe.each([
  ['/guide/react', 'Copy page', 'Page copied', 'Markdown'],
  ['/zh/config/', '复制本页', '已复制本页', 'Markdown'],
  ['/', 'Copy page', 'Page copied', 'Markdown'],
])('the Markdown of %s', (path, copy, copied, view) => {
  const twin = `${path.replace(/\/$/, '/index')}.md`;

  it('is copied by the first press', async () => {
    const page = await openPage(built.browser, built.site.url + path, {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.getByRole('button', { name: copy, exact: true }).click();
    await page.getByRole('button', { name: copied, exact: true }).waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toBe(await (await fetch(built.site.url + twin)).text());
    await page.getByRole('button', { name: copy, exact: true }).waitFor();
    await page.context().close();
  });

  it('is shown, and Back leads to the page', async () => {
    const page = await openPage(built.browser, built.site.url + path);
    // Hydrated, so that the router has its say.
    await movePointer(page, 2, 200);
    await page.waitForSelector('html[data-hydrated]');
    await page.getByRole('link', { name: view, exact: true }).click();
    await page.waitForURL(built.site.url + twin);
    expect(await page.locator('body').innerText()).toMatch(/^# /);
    await page.goBack();
    await page.getByRole('link', { name: view, exact: true }).waitFor();
    await page.context().close();
  });

  it('is there without script, and nothing that needs it', async () => {
    const page = await openScriptless(built.browser, built.site.url + path);
    expect(await page.getByRole('button', { name: copy, exact: true }).isVisible()).toBe(false);
    const link = page.getByRole('link', { name: view, exact: true });
    expect(await link.getAttribute('href')).toBe(twin);
    await page.context().close();
  });
});

it('is shown where the page may not copy', async () => {
  const page = await openPage(built.browser, `${built.site.url}/guide/react`);
  await page.addInitScript(() => {
    navigator.clipboard.write = () => Promise.reject(new Error('refused'));
  });
  await page.reload();
  await page.getByRole('button', { name: 'Copy page', exact: true }).click();
  await page.waitForURL(`${built.site.url}/guide/react.md`);
  await page.context().close();
});

describe.each([
  ['', 'Report a problem', 'Language: en', 'Page'],
  ['/zh', '反馈问题', '语言: zh', '页面'],
])('a report (%s)', (prefix, name, language, pageName) => {
  const address = `https://rspack.dev${prefix}/guide/react`;

  async function openedBy(selector: string, heading?: string): Promise<URL> {
    const page = await openPage(built.browser, `${built.site.url}${prefix}/guide/react`);
    await page
      .context()
      .route('https://github.com/**', (route) => route.fulfill({ body: 'New issue' }));
    if (heading) {
      await page.evaluate((id) => document.getElementById(id)?.scrollIntoView(), heading);
      // Hydrated, the outline scrolls to its marked entry: the link would move away from the pointer.
      await movePointer(page, 2, 200);
      await page.locator(`#outline [aria-current][href="#${heading}"]`).waitFor();
    }
    const popup = page.waitForEvent('popup');
    await page.locator(selector).getByRole('link', { name, exact: true }).click();
    const url = new URL((await popup).url());
    await page.context().close();
    return url;
  }

  it('beside the headings names the one being read, its language and build', async () => {
    const url = await openedBy('#outline', 'typescript');
    const body = url.searchParams.get('body') ?? '';
    expect(url.searchParams.get('title')).toBe('React: ');
    expect(body).toContain(language);
    expect(body).toMatch(/: [0-9a-f]{20}\n/);
    expect(body).toMatch(new RegExp(`\n${pageName}: ${address}#typescript$`));
  });

  it('at the end of the page names the last one', async () => {
    const url = await openedBy('footer');
    expect(url.searchParams.get('body')).toMatch(/guide\/react#[\w-]+$/);
  });

  it('names the page without script', async () => {
    const page = await openScriptless(built.browser, `${built.site.url}${prefix}/guide/react`);
    const href = await page.locator('footer [data-report]').getAttribute('href');
    expect(new URL(href ?? '').searchParams.get('body')).toMatch(new RegExp(`${address}$`));
    await page.context().close();
  });
});
