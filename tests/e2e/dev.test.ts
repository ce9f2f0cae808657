import { rm } from 'node:fs/promises';
import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchBrowser, openPage } from './browser.ts';
import { createDevProject, type DevProject, type RunningDev, runDev } from './dev-project.ts';

const config = `
export default {
  url: 'https://dev.example.com',
  title: 'Dev',
  description: 'A site that is edited.',
  lang: 'en',
  locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '简体中文' }],
  documents: {},
  themeConfig: {
    nav: [{ text: 'Guide', link: '/guide/first' }],
    sidebar: {
      '/guide/': [
        { text: 'Group', collapsible: true, items: ['/guide/first', '/guide/second'] },
      ],
    },
  },
};
`;

const first = `---
title: First
---

The first text.

:::details More
Hidden text.
:::

## Alpha {#alpha}

${'A paragraph that makes the page long.\n\n'.repeat(60)}
The last text.
`;

const second = '---\ntitle: Second\n---\n\nThe second text.\n';

/** A region with a state of its own, in the place of the theme's. */
const footer = `
import { useState } from 'react';

export function SiteFooter() {
  const [count, setCount] = useState(0);
  return <button id="count" type="button" onClick={() => setCount(count + 1)}>old: {count}</button>;
}
`;

const container = `
import type { ReactNode } from 'react';

export function Container({ title, children }: { title?: string; children: ReactNode }) {
  return <details className="plain"><summary>{title}</summary>{children}</details>;
}

export function withCode(title: string): ReactNode[] {
  return [title];
}
`;

const overlay = '#dev-problems section';

let browser: Browser;
let project: DevProject;
let dev: RunningDev;
let page: Page;
/** What the page has said in its console: the dev client tells there why it loads a page again. */
let said: string[];

beforeAll(async () => {
  browser = await launchBrowser();
  project = await createDevProject({
    'site.config.ts': config,
    'content/en/index.md': '---\ntitle: Home\n---\n\nWelcome.\n',
    'content/zh/index.md': '---\ntitle: 首页\n---\n\n欢迎。\n',
    'content/en/guide/first.md': first,
    'content/zh/guide/first.md': first,
    'content/en/guide/second.mdx': second,
    'content/zh/guide/second.mdx': second,
    'src/theme/components/SiteFooter/SiteFooter.tsx': footer,
    'src/theme/mdx/Container/Container.tsx': container,
  });
  dev = await runDev(project);
});

afterAll(async () => {
  await browser.close();
  await dev.stop();
  await rm(project.root, { recursive: true });
});

beforeEach(async () => {
  page = await openPage(browser, `${dev.url}/guide/first`);
  await page.waitForSelector('html[data-hydrated]');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  said = [];
  page.on('console', (message) => said.push(message.text()));
});

afterEach(async () => {
  await page.context().close();
});

/** Whether the document is the one that was loaded when the test began. */
async function expectSamePage(expected: boolean): Promise<void> {
  const isSame = await page.evaluate(() => 'isSamePage' in window);
  expect(isSame, said.join('\n')).toBe(expected);
}

const shows = (text: string, place = '#article') =>
  page.locator(place, { hasText: text }).first().waitFor();

describe('a saved page', () => {
  it('is swapped in where the reader is, with what he has opened', async () => {
    await page.click('#article summary');
    await page.evaluate(() => scrollTo(0, 700));
    const start = performance.now();
    await project.edit('content/en/guide/first.md', 'The last text.', 'The newest text.');
    await shows('The newest text.');
    console.log(`From save to screen: ${Math.round(performance.now() - start)} ms`);
    expect(await page.evaluate(() => scrollY)).toBe(700);
    expect(await page.locator('#article details').getAttribute('open')).not.toBeNull();
    await expectSamePage(true);
  });

  it('changes its title, its outline and the sidebar with it', async () => {
    await project.edit('content/en/guide/first.md', 'title: First', 'title: Beginning');
    await project.edit('content/en/guide/first.md', '## Alpha {#alpha}', '## Omega {#omega}');
    await shows('Omega', '[data-region="outline"]');
    await shows('Beginning', '[data-region="sidebar"]');
    await shows('Beginning', '#article h1');
    expect(await page.title()).toBe('Beginning - Dev');
    await expectSamePage(true);
  });

  it('keeps a group of the sidebar as it is', async () => {
    const group = page.locator('[data-region="sidebar"] details');
    await group.locator('summary').click();
    expect(await group.getAttribute('open')).toBeNull();
    await project.edit('content/en/guide/second.mdx', 'title: Second', 'title: Next');
    await page
      .locator('[data-region="sidebar"] a', { hasText: 'Next' })
      .waitFor({ state: 'attached' });
    expect(await group.getAttribute('open')).toBeNull();
  });

  it('leaves another page alone, and is new when that leads to it', async () => {
    await page.hover('[data-region="sidebar"] a[href="/guide/second"]');
    await page.evaluate(() => {
      const article = document.querySelector('#article');
      const observer = new MutationObserver(() => Object.assign(window, { isTouched: true }));
      if (article) observer.observe(article, { childList: true, subtree: true });
    });
    await project.edit('content/en/guide/second.mdx', 'The second text.', 'The other text.');
    await expect.poll(dev.output).toContain('Updated /guide/second');
    expect(await page.evaluate(() => 'isTouched' in window)).toBe(false);
    await page.click('[data-region="sidebar"] a[href="/guide/second"]');
    await shows('The other text.');
    await expectSamePage(true);
  });

  it('is in the document that is loaded next', async () => {
    await project.edit('content/en/guide/first.md', 'The first text.', 'The opening text.');
    await shows('The opening text.');
    await page.reload();
    await shows('The opening text.');
  });
});

describe('a mistake', () => {
  it.each([
    {
      name: 'in the frontmatter',
      file: 'content/en/guide/first.md',
      edit: ['title: Beginning', 'titel: Beginning'],
      says: ['content/en/guide/first.md:2', 'Unknown key `titel`', 'title: Beginning'],
    },
    {
      name: 'in the syntax',
      file: 'content/en/guide/second.mdx',
      edit: ['The other text.', 'The <b>other text.'],
      says: ['content/en/guide/second.mdx:5', 'Could not parse the page'],
    },
    {
      name: 'in the name of a component',
      file: 'content/en/guide/second.mdx',
      edit: ['The other text.', '<Crads>Text</Crads>'],
      says: ['content/en/guide/second.mdx:5', 'Crads', '<Cards>'],
    },
    {
      name: 'in a link',
      file: 'content/en/guide/first.md',
      edit: ['The opening text.', 'See [it](/guide/secnd).'],
      says: ['content/en/guide/first.md:5', 'Dead link', '/guide/second'],
    },
    {
      name: 'in a sample',
      file: 'content/en/guide/first.md',
      edit: [
        'The opening text.',
        '```js title="rspack.config.js"\nmodule.exports = { experiment: {} };\n```',
      ],
      says: ['content/en/guide/first.md:6', 'experiment', 'experiments'],
    },
    {
      name: 'in a key of the configuration',
      file: 'site.config.ts',
      edit: ["title: 'Dev'", "titel: 'Dev'"],
      says: ['site.config.ts:4', 'titel'],
    },
    {
      name: 'in the syntax of the configuration',
      file: 'site.config.ts',
      edit: ["title: 'Dev',", "title: 'Dev'"],
      says: ['site.config.ts:5', 'Could not evaluate the configuration'],
    },
  ])('$name lies over the page until it is fixed', async ({ file, edit, says }) => {
    const [right = '', wrong = ''] = edit;
    await project.edit(file, right, wrong);
    for (const text of says) await shows(text, overlay);
    expect(dev.output()).toContain(says[0]);
    await project.edit(file, wrong, right);
    await page.waitForSelector('#dev-problems', { state: 'detached' });
    await expectSamePage(true);
  });

  it('leaves the article as it last was', async () => {
    await page.goto(`${dev.url}/guide/second`);
    await project.edit('content/en/guide/second.mdx', 'The other text.', 'The <b>other text.');
    await shows('Could not parse the page', overlay);
    await page.reload();
    await shows('Could not parse the page', overlay);
    await shows('The other text.');
    await project.edit('content/en/guide/second.mdx', 'The <b>other text.', 'The good text.');
    await shows('The good text.');
    await page.waitForSelector('#dev-problems', { state: 'detached' });
  });

  it('can be hidden, and comes back with the next one', async () => {
    await project.edit('content/en/guide/first.md', 'The opening text.', 'See [it](/one).');
    await shows('/one', overlay);
    await page.keyboard.press('Escape');
    await page.locator(overlay).waitFor({ state: 'hidden' });
    await shows('2 problems', '#dev-problems button');
    await project.edit('content/en/guide/first.md', 'See [it](/one).', 'See [it](/two).');
    await shows('/two', overlay);
    await project.edit('content/en/guide/first.md', 'See [it](/two).', 'The opening text.');
    await page.waitForSelector('#dev-problems', { state: 'detached' });
  });
});

describe('a page', () => {
  it('that is new appears, and takes the place of the 404 page', async () => {
    await page.goto(`${dev.url}/guide/third`);
    await shows('404');
    await project.write('content/en/guide/third.md', '---\ntitle: Third\n---\n\nThe third text.\n');
    await shows('The third text.');
    await shows('Missing page in zh', overlay);
    await project.write('content/zh/guide/third.md', '---\ntitle: 三\n---\n\n第三。\n');
    await page.waitForSelector('#dev-problems', { state: 'detached' });
  });

  it('that is renamed has its new address and not its old one', async () => {
    await page.goto(`${dev.url}/guide/third`);
    for (const lang of ['en', 'zh']) {
      await project.rename(`content/${lang}/guide/third.md`, `content/${lang}/guide/fourth.md`);
    }
    await shows('404');
    await page.goto(`${dev.url}/guide/fourth`);
    await shows('The third text.');
  });

  it('that is deleted is gone', async () => {
    await page.goto(`${dev.url}/zh/guide/fourth`);
    await shows('第三。');
    for (const lang of ['en', 'zh']) await project.remove(`content/${lang}/guide/fourth.md`);
    await shows('404');
  });
});

describe('everything around the pages', () => {
  it('follows the configuration', async () => {
    await project.edit('site.config.ts', "text: 'Guide'", "text: 'Handbook'");
    await shows('Handbook', '[data-region="bar"]');
    await expectSamePage(false);
  });

  it('goes on when the configuration has left something behind that fails', async () => {
    const stray = "setTimeout(() => Promise.reject(new Error('too late')));";
    await project.edit('site.config.ts', 'export default', `${stray}\nexport default`);
    await expect
      .poll(() => dev.output(), { timeout: 20_000 })
      .toMatch(/^site\.config\.ts:\d+\n.*\n {2}found: {4}too late/m);
    await project.edit('site.config.ts', `${stray}\nexport default`, 'export default');
    expect((await fetch(`${dev.url}/guide/first`)).status).toBe(200);
  });

  it('is refreshed with its state when the theme is edited', async () => {
    await page.click('#count');
    await shows('old: 1', '#count');
    await project.edit('src/theme/components/SiteFooter/SiteFooter.tsx', 'old:', 'new:');
    await shows('new: 1', '#count');
    await expectSamePage(true);
    await page.reload();
    await shows('new: 0', '#count');
  });

  it('shows a mistake in the theme until it is fixed', async () => {
    const file = 'src/theme/components/SiteFooter/SiteFooter.tsx';
    await page.click('#count');
    await project.edit(file, 'return <button', 'return <<button');
    await page.waitForSelector('rsbuild-error-overlay', { state: 'attached' });
    expect(dev.output()).toContain('SiteFooter.tsx');
    await project.edit(file, 'return <<button', 'return <button');
    await page.waitForSelector('rsbuild-error-overlay', { state: 'detached' });
    await shows('new: 1', '#count');
    await expectSamePage(true);
  });

  it('gives articles the new look of their components', async () => {
    await project.edit(
      'src/theme/mdx/Container/Container.tsx',
      'className="plain"',
      'className="fancy"',
    );
    await page.waitForSelector('#article .fancy');
    await expectSamePage(true);
  });

  it('takes new styles without loading again', async () => {
    await project.write('src/theme/styles/base.css', ':root { --is-edited: yes; }');
    await page.waitForFunction(
      () => getComputedStyle(document.documentElement).getPropertyValue('--is-edited') === 'yes',
    );
    await expectSamePage(true);
    // What it stands for goes a moment after it applies.
    await expect.poll(() => page.locator('link[rel="stylesheet"]').count()).toBe(1);
  });

  it('takes the newest of styles that are edited while others are on their way', async () => {
    const waiting: Route[] = [];
    await page.route('**/*.css*', (route) => void waiting.push(route));
    for (const [index, value] of ['one', 'two'].entries()) {
      await project.write('src/theme/styles/base.css', `:root { --is-edited: ${value}; }`);
      await expect.poll(() => waiting.length, { timeout: 20_000 }).toBe(index + 1);
    }
    for (const route of waiting.reverse()) await route.continue();
    await page.waitForFunction(
      () => getComputedStyle(document.documentElement).getPropertyValue('--is-edited') === 'two',
    );
    await expect.poll(() => page.locator('link[rel="stylesheet"]').count()).toBe(1);
  });

  it('has new files of public/', async () => {
    await project.write('public/new.txt', 'A new file.');
    await expect.poll(async () => (await fetch(`${dev.url}/new.txt`)).text()).toBe('A new file.');
  });

  it('has its pages as Markdown', async () => {
    const read = async (file: string) => (await fetch(`${dev.url}/${file}`)).text();
    expect(await read('guide/first.md')).toMatch(/^# .+\n\n(?:> .+\n\n)?.+ text\.\n/);
    expect(await read('llms-full.txt')).toContain('A paragraph that makes the page long.');
    expect(await read('status.md')).toContain('has not been checked yet');
  });
});

describe('the command', () => {
  it('says so when its port is in use', async () => {
    const { port } = new URL(dev.url);
    const other = await runDev(project, Number(port));
    expect(other.url).toBe('');
    expect(other.output()).toContain(`Port ${port} is in use`);
    expect(other.output()).toContain(`npm run dev -- --port ${Number(port) + 1}`);
  });

  it('ends with Ctrl+C', async () => {
    const other = await runDev(project);
    expect((await fetch(`${other.url}/guide/first`)).status).toBe(200);
    expect(await other.stop()).toBe(0);
    await expect(fetch(other.url)).rejects.toThrow('fetch failed');
  });
});
