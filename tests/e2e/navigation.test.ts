import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { intercept, openHydrated, openPage } from './browser.ts';
import { openBuiltSite } from './open-built-site.ts';

const built = openBuiltSite();

/** Opens a page, hydrated, and marks its document, so that a full load is noticed. */
async function open(path: string): Promise<Page> {
  const page = await openHydrated(built.browser, built.site.url + path);
  await page.evaluate(() => Object.assign(window, { marked: true }));
  return page;
}

const isSameDocument = (page: Page) => page.evaluate(() => 'marked' in window);
const title = (page: Page) => page.locator('#article h1').textContent();
const sidebarLink = (page: Page, path: string) =>
  page.locator(`[data-region="sidebar"] a[href="${path}"]:visible`);

/** The second group of the sidebar, closed by a click and no longer moving. */
async function closeGroup(page: Page): Promise<Locator> {
  const group = page.locator('[data-region="sidebar"] details').nth(1);
  await group.locator('summary').click();
  await group.evaluate(async (details: HTMLDetailsElement) => {
    await Promise.all(details.getAnimations({ subtree: true }).map(({ finished }) => finished));
  });
  return group;
}

async function follow(page: Page, path: string, heading: string): Promise<void> {
  await sidebarLink(page, path).click();
  // The regions follow the article.
  await page.waitForFunction(
    (text) =>
      document.querySelector('#article h1')?.textContent === text && navigation.transition === null,
    heading,
  );
}

describe('following a link', () => {
  it('swaps the article without loading a document', async () => {
    const page = await open('/guide/introduction');
    await follow(page, '/guide/glossary', 'Glossary');
    expect(await isSameDocument(page)).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/guide/glossary');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  it('makes title, description, canonical and language links those of the page', async () => {
    const page = await open('/guide/introduction');
    await follow(page, '/guide/glossary', 'Glossary');
    const head = (target: Page) =>
      target.evaluate(() => [
        document.title,
        ...[
          ...document.head.querySelectorAll(
            'meta[name],meta[property],link[rel="canonical"],link[hreflang]',
          ),
        ]
          .map((element) => element.outerHTML)
          .sort(),
      ]);
    const navigated = await head(page);
    await page.reload({ waitUntil: 'load' });
    expect(navigated).toEqual(await head(page));
  });

  it('gives the regions what a fresh load gives them', async () => {
    const regions = (target: Page) =>
      target.evaluate(() =>
        ['bar', 'sidebar', 'outline', 'page-footer', 'local-bar'].map((name) =>
          [...document.querySelectorAll(`[data-region="${name}"] a`)].map((link) => [
            link.textContent,
            link.getAttribute('href'),
            link.getAttribute('aria-current'),
          ]),
        ),
      );
    const page = await open('/guide/introduction');
    await follow(page, '/guide/glossary', 'Glossary');
    await page.waitForTimeout(400);
    const navigated = await regions(page);
    const fresh = await openHydrated(built.browser, `${built.site.url}/guide/glossary`);
    await fresh.waitForTimeout(400);
    expect(navigated).toEqual(await regions(fresh));
  });

  it('moves focus to the heading and announces the page', async () => {
    const page = await open('/guide/introduction');
    await follow(page, '/guide/glossary', 'Glossary');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await page.locator('#announcer').textContent()).toBe('Glossary - Rspack');
  });

  it('brings scroll positions back on Back and Forward', async () => {
    const page = await open('/guide/glossary');
    await page.evaluate(() => scrollTo(0, 1500));
    await page.waitForTimeout(300);
    await follow(page, '/guide/introduction', 'Introduction');
    await page.goBack();
    await page.waitForFunction(
      () => document.querySelector('#article h1')?.textContent === 'Glossary',
    );
    await page.waitForFunction(() => scrollY === 1500);
    await page.goForward();
    await page.waitForFunction(
      () => document.querySelector('#article h1')?.textContent === 'Introduction',
    );
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await isSameDocument(page)).toBe(true);
  });

  it('lands a hash of another page 72 px below the top', async () => {
    const page = await open('/guide/glossary');
    const target = await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/guide/quick-start#build-for-production';
      link.id = 'to-heading';
      link.textContent = 'there';
      document.querySelector('#article')?.prepend(link);
      return link.hash.slice(1);
    });
    await page.click('#to-heading');
    await page.waitForFunction((id) => document.getElementById(id), target);
    await page.waitForTimeout(300);
    const top = await page.evaluate(
      (id) => document.getElementById(id)?.getBoundingClientRect().top,
      target,
    );
    expect(Math.round(top ?? 0)).toBe(72);
  });

  it('leaves a hash of the same page, a file and another site to the browser', async () => {
    const page = await open('/guide/quick-start');
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'document' || request.url().endsWith('.json'))
        requested.push(request.url());
    });
    await page.locator('[data-region="outline"] a').nth(2).click();
    await page.waitForTimeout(300);
    expect(requested).toEqual([]);
    expect(await isSameDocument(page)).toBe(true);
    const external = page.locator('#article a[href^="https://"]').first();
    expect(await external.getAttribute('target')).toBe('_blank');
    expect(await external.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('shows a progress bar only where the page takes over 200 ms', async () => {
    const page = await open('/guide/introduction');
    await intercept(page, '**/guide/glossary.json', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await sidebarLink(page, '/guide/glossary').click();
    await page.waitForTimeout(100);
    expect(await page.locator('html[data-navigating]').count()).toBe(0);
    await page.waitForSelector('html[data-navigating]');
    await page.waitForFunction(
      () => document.querySelector('#article h1')?.textContent === 'Glossary',
    );
    expect(await page.locator('html[data-navigating]').count()).toBe(0);
  });

  it('shows the later of two pages when the reader changes his mind', async () => {
    const page = await open('/guide/introduction');
    await intercept(page, '**/guide/glossary.json', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    await sidebarLink(page, '/guide/glossary').click();
    await page.waitForTimeout(100);
    await follow(page, '/guide/quick-start', 'Quick start');
    await page.waitForTimeout(1200);
    expect(await title(page)).toBe('Quick start');
    expect(new URL(page.url()).pathname).toBe('/guide/quick-start');
  });
});

describe('styles', () => {
  /** The styles of components that apply, by the names of their files. */
  const applied = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('[data-page-style]')]
        .filter(({ media }) => media !== 'not all')
        .map(({ dataset }) => dataset.pageStyle)
        .sort(),
    );
  const display = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.querySelector('.tab-list') as Element).display);

  it('and icons come with the document: no paint waits for another answer', async () => {
    const page = await openPage(built.browser, 'about:blank');
    const loaded: string[] = [];
    const errors: string[] = [];
    page.on('request', (request) =>
      loaded.push(request.url().includes('/icons/') ? 'icon' : request.resourceType()),
    );
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto(`${built.site.url}/guide/solid`, { waitUntil: 'load' });
    expect(await display(page)).toBe('flex');
    expect(loaded).not.toContain('stylesheet');
    expect(loaded).not.toContain('icon');
    const icon = page.locator('[data-region="bar"] [href^="https://github.com"] use').first();
    expect(await icon.evaluate((use: SVGUseElement) => use.getBBox().width)).toBeGreaterThan(10);
    expect(errors).toEqual([]);
  });

  it('are those of the page that is shown, and a way back needs no network for them', async () => {
    const page = await open('/guide/solid');
    const first = await applied(page);
    await follow(page, '/guide/introduction', 'Introduction');
    const second = await applied(page);
    expect(second).not.toEqual(first);
    const fresh = await openPage(built.browser, `${built.site.url}/guide/introduction`);
    expect(second).toEqual(await applied(fresh));
    await page.context().setOffline(true);
    await page.goBack();
    await page.waitForFunction(
      () => document.querySelector('#article h1')?.textContent === 'SolidJS',
    );
    expect(await applied(page)).toEqual(first);
    expect(await display(page)).toBe('flex');
  });
});

describe('prefetching', () => {
  const signs: [string, (page: Page) => Promise<unknown>][] = [
    ['hover', (page) => sidebarLink(page, '/guide/glossary').hover()],
    ['focus', (page) => sidebarLink(page, '/guide/glossary').focus()],
    ['touch', (page) => sidebarLink(page, '/guide/glossary').dispatchEvent('touchstart')],
  ];

  it.each(signs)('fetches the record once, on %s', async (_, act) => {
    const page = await open('/guide/introduction');
    const records: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.json')) records.push(new URL(request.url()).pathname);
    });
    await act(page);
    await page.waitForTimeout(300);
    await follow(page, '/guide/glossary', 'Glossary');
    expect(records.filter((path) => path === '/guide/glossary.json')).toHaveLength(1);
  });
});

describe('fetching ahead', () => {
  /** Opens a page in a browser whose network has room, or says that it has none. */
  async function openWith(connection: object, path: string): Promise<[Page, string[]]> {
    const context = await built.browser.newContext({ viewport: { width: 1280, height: 800 } });
    await context.addInitScript((value) => {
      localStorage.setItem('rspress-visited', '1');
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    const page = await context.newPage();
    const records: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.json') && !pathname.startsWith('/static/')) records.push(pathname);
    });
    await page.goto(built.site.url + path, { waitUntil: 'load' });
    return [page, records];
  }

  it('has the records of the next page and of links in sight, after the first interaction', async () => {
    const [page, records] = await openWith({ effectiveType: '4g' }, '/guide/introduction');
    await page.waitForTimeout(500);
    expect(records).toEqual([]);
    await page.keyboard.press('Shift');
    await expect.poll(() => records.length, { timeout: 20_000 }).toBeGreaterThan(3);
    expect(records[0]).toBe('/guide/quick-start.json');
    await page.context().setOffline(true);
    await follow(page, '/guide/quick-start', 'Quick start');
  });

  it('ends where its budget does', async () => {
    const [page, records] = await openWith({ effectiveType: '4g' }, '/config/');
    await page.keyboard.press('Shift');
    await page.waitForSelector('html[data-hydrated]');
    await expect.poll(() => records.length, { timeout: 20_000 }).toBeGreaterThan(1);
    await page.waitForTimeout(3000);
    const sizes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /(?<!static\/.*)\.json$/.test(new URL(name).pathname))
        .map((entry) => (entry as PerformanceResourceTiming).transferSize),
    );
    const links = await page.locator('#article a[href^="/config/"]').count();
    expect(records.length).toBeLessThan(links);
    // The last one may go beyond it; what an article takes is known only nearly before it is there.
    const total = sizes.slice(0, -1).reduce((sum, size) => sum + size, 0);
    expect(total).toBeLessThan(80_000);
  });

  it.each([{ saveData: true, effectiveType: '4g' }, { effectiveType: '3g' }])(
    'is not done over a network like %j',
    async (connection) => {
      const [page, records] = await openWith(connection, '/guide/introduction');
      await page.keyboard.press('Shift');
      await page.waitForSelector('html[data-hydrated]');
      await page.waitForTimeout(1500);
      expect(records).toEqual([]);
    },
  );

  it('has the link that was pointed at before anything listened', async () => {
    const [page, records] = await openWith({ saveData: true }, '/guide/introduction');
    const { x = 0, y = 0 } = (await sidebarLink(page, '/guide/glossary').boundingBox()) ?? {};
    await page.mouse.move(x + 10, y + 5);
    await expect.poll(() => records, { timeout: 20_000 }).toEqual(['/guide/glossary.json']);
  });
});

describe('a first click', () => {
  it('opens a page before React is there, which then shows that page as well', async () => {
    const page = await openPage(built.browser, `${built.site.url}/guide/introduction`);
    await page.evaluate(() => Object.assign(window, { marked: true }));
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await intercept(page, '**/static/regions.*.js', async (route) => {
      await held;
      await route.continue();
    });
    const record = page.waitForRequest('**/guide/glossary.json');
    await sidebarLink(page, '/guide/glossary').hover();
    await record;
    await follow(page, '/guide/glossary', 'Glossary');
    expect(await isSameDocument(page)).toBe(true);
    expect(await page.locator('html[data-hydrated]').count()).toBe(0);
    release();
    await page.waitForSelector('html[data-hydrated]');
    const current = page.locator('[data-region="sidebar"] nav [aria-current="page"]').last();
    expect(await current.textContent()).toBe('Glossary');
    expect(await page.locator('[data-region="outline"] a').count()).toBeGreaterThan(1);
    expect(await isSameDocument(page)).toBe(true);
  });
});

describe('a record that cannot be had', () => {
  it('leaves the reader where he is without a network, with a notice and a retry', async () => {
    const page = await open('/guide/introduction');
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.context().setOffline(true);
    await sidebarLink(page, '/guide/glossary').click();
    const notice = page.locator('[data-region="notices"] button', { hasText: 'Try again' });
    await notice.waitFor();
    expect(await title(page)).toBe('Introduction');
    expect(new URL(page.url()).pathname).toBe('/guide/introduction');
    expect(errors.join('\n')).toContain('RecordError');

    await page.context().setOffline(false);
    await notice.click();
    await page.waitForFunction(
      () => document.querySelector('#article h1')?.textContent === 'Glossary',
    );
    expect(await isSameDocument(page)).toBe(true);
    expect(await notice.count()).toBe(0);
  });

  it('brings the first page back without a network', async () => {
    const page = await open('/guide/introduction');
    await follow(page, '/guide/glossary', 'Glossary');
    await page.waitForTimeout(300);
    await page.context().setOffline(true);
    await page.goBack();
    await page.waitForFunction(
      () => document.querySelector('#article h1')?.textContent === 'Introduction',
    );
    expect(await isSameDocument(page)).toBe(true);
  });

  const answers: [string, { status: number; body: string }][] = [
    ['an error of the server', { status: 500, body: 'broken' }],
    ['HTML in place of JSON', { status: 200, body: '<!doctype html>' }],
    [
      'the record of another deployment',
      { status: 200, body: '{"build":"other","html":"<p>x</p>"}' },
    ],
    ['something else that is JSON', { status: 200, body: '[]' }],
  ];

  it.each(answers)('becomes one full load: %s', async (_, answer) => {
    const page = await open('/guide/introduction');
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname);
    });
    await intercept(page, '**/guide/glossary.json', (route) => route.fulfill(answer));
    await sidebarLink(page, '/guide/glossary').click();
    await page.waitForFunction(
      () => document.querySelector('#article h1')?.textContent === 'Glossary',
    );
    await page.waitForTimeout(500);
    expect(documents).toEqual(['/guide/glossary']);
    expect(await isSameDocument(page)).toBe(false);
    await page.goBack();
    await page.waitForFunction(
      () => document.querySelector('#article h1')?.textContent === 'Introduction',
    );
  });

  it('shows the 404 page for a link that leads nowhere', async () => {
    const page = await open('/guide/introduction');
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), {
        href: '/guide/nowhere',
        id: 'nowhere',
        textContent: 'x',
      });
      document.querySelector('#article')?.prepend(link);
    });
    await page.click('#nowhere');
    await page.getByText('PAGE NOT FOUND').waitFor();
  });
});

describe('the language switch', () => {
  it('opens the same page in the other language, heading and query kept, without a reload, both ways', async () => {
    const page = await open('/guide/quick-start?x=1#requirements');
    await page
      .locator('[data-region="bar"] [data-language="zh"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForFunction(() => document.documentElement.lang === 'zh-CN');
    const there = new URL(page.url());
    expect(there.pathname + there.search + there.hash).toBe(
      '/zh/guide/quick-start?x=1#requirements',
    );
    expect(await title(page)).toBe('快速开始');
    expect(await sidebarLink(page, '/zh/guide/introduction').count()).toBe(1);

    await page
      .locator('[data-region="bar"] [data-language="en"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForFunction(() => document.documentElement.lang === 'en');
    expect(new URL(page.url()).pathname).toBe('/guide/quick-start');
    expect(await title(page)).toBe('Quick start');
    expect(await isSameDocument(page)).toBe(true);
  });

  it('takes along the heading that is being read when there is no hash', async () => {
    const page = await open('/guide/quick-start');
    await page.evaluate(() => document.getElementById('build-for-production')?.scrollIntoView());
    await page.waitForTimeout(500);
    await page
      .locator('[data-region="bar"] [data-language="zh"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForFunction(() => document.documentElement.lang === 'zh-CN');
    expect(new URL(page.url()).hash).toBe('#build-for-production');
  });
});

describe('what survives navigation', () => {
  it('keeps closed groups and the position while another section is open', async () => {
    const page = await open('/guide/introduction');
    const group = await closeGroup(page);
    const sidebar = page.locator('#sidebar');
    await sidebar.evaluate((element) => element.scrollTo(0, 20));
    await page.locator('[data-region="bar"] nav a', { hasText: 'Config' }).first().click();
    await page.waitForURL('**/config/');
    await page.goBack();
    await page.waitForURL('**/guide/introduction');
    await expect
      .poll(() => group.evaluate((details: HTMLDetailsElement) => details.open))
      .toBe(false);
    await expect.poll(() => sidebar.evaluate((element) => element.scrollTop)).toBe(20);
    await follow(page, '/guide/glossary', 'Glossary');
    expect(await group.evaluate((details: HTMLDetailsElement) => details.open)).toBe(false);
  });

  it('keeps the position of the sidebar and its closed groups', async () => {
    const page = await open('/guide/introduction');
    const group = await closeGroup(page);
    await follow(page, '/guide/react', 'React');
    const scrolled = () =>
      page.evaluate(() => {
        const region = document.querySelector('[data-region="sidebar"]');
        return (
          [...(region?.querySelectorAll('*') ?? [])]
            .map((node) => node.scrollTop)
            .find((top) => top > 0) ?? 0
        );
      });
    const before = await scrolled();
    await follow(page, '/guide/solid', 'SolidJS');
    expect(await group.evaluate((details: HTMLDetailsElement) => details.open)).toBe(false);
    expect(await scrolled()).toBe(before);
  });
});
