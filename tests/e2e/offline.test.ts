import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { build } from '#engine/build.ts';
import { projectAt } from '#engine/files/project.ts';
import { serveSite } from '#engine/server/serve.ts';
import { copyFixture, type FixtureSite } from '../build/fixture-site.ts';
import { violations as axeViolations } from './axe.ts';
import { launchBrowser, movePointer } from './browser.ts';
import { search } from './search-dialog.ts';
import { type StoppableSite, serveStoppable } from './served.ts';
import { repository } from './site.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser?.close());

/** A reader who has been here before, and all that went wrong. */
async function reader(): Promise<{ page: Page; violations: string[] }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const violations: string[] = [];
  await context.addInitScript(() => {
    localStorage.setItem('rspress-visited', '1');
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`Policy: ${violatedDirective} ${blockedURI}`),
    );
  });
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.text().startsWith('Policy:')) violations.push(message.text());
  });
  page.on('pageerror', (error) => violations.push(error.message));
  return { page, violations };
}

const control = (page: Page) => page.locator('.offline');
const stateIs = (page: Page, state: string) =>
  page.locator(`.offline[data-state="${state}"]`).waitFor({ timeout: 30_000 });

async function openControl(page: Page, url: string, state: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  await movePointer(page, 2, 200);
  await stateIs(page, state);
}

async function save(page: Page, url: string): Promise<void> {
  await openControl(page, url, 'absent');
  await control(page).locator('[data-offline="save"]').click();
  await stateIs(page, 'saved');
}

const heading = (page: Page) => page.locator('#article h1').first().textContent();
const cacheNames = (page: Page) => page.evaluate(() => caches.keys());
const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

describe('the documentation, saved in English', () => {
  let site: StoppableSite;
  let page: Page;
  let violations: string[];

  beforeAll(async () => {
    site = await serveStoppable(await serveSite(projectAt(repository, process.env)));
    ({ page, violations } = await reader());
  });

  afterAll(async () => {
    await page?.context().close();
    await site?.stop().catch(() => {});
  });

  it('says what it takes before, and that it is saved after', { timeout: 120_000 }, async () => {
    await openControl(page, `${site.url}/offline`, 'absent');
    const { bytes }: { bytes: number } = await (await fetch(`${site.url}/offline.en.json`)).json();
    const megabytes = `${(bytes / 1e6).toFixed(1)} MB`;
    expect(await control(page).textContent()).toContain(
      `The copy will take ${megabytes} on this device`,
    );
    expect(await registrations(page)).toBe(0);
    await control(page).locator('[data-offline="save"]').click();
    await page.locator('.offline[data-state="saved"]').waitFor({ timeout: 90_000 });
    expect(await axeViolations(page)).toEqual([]);
    expect(await control(page).locator('[role="status"]').textContent()).toBe(
      `Saved: ${megabytes} on this device.`,
    );
    expect(violations).toEqual([]);
  });

  describe('without a server', () => {
    beforeAll(() => site.stop());

    it.each([
      ['/', 'Rspack'],
      ['/guide/react', 'React'],
      ['/config/', 'Configure Rspack'],
      ['/config/output.html?x=1', 'output'],
      ['/Guide/Glossary/', 'Glossary'],
      ['/blog/announcing-0.5', 'Announcing Rspack 0.5'],
    ])('%s is read', async (address, title) => {
      await page.goto(site.url + address);
      expect(await heading(page)).toContain(title);
    });

    it('links open pages without loading documents, and pictures are there', async () => {
      await page.goto(`${site.url}/guide/introduction`);
      await movePointer(page, 2, 300);
      await page.waitForSelector('html[data-hydrated]');
      await page.evaluate(() => Object.assign(window, { marked: true }));
      await page.locator('[data-region="sidebar"] a[href="/guide/glossary"]').click();
      await expect.poll(() => heading(page)).toBe('Glossary');
      expect(await page.evaluate(() => 'marked' in window)).toBe(true);
      const broken = await page.evaluate(
        () => [...document.images].filter((image) => image.complete && !image.naturalWidth).length,
      );
      expect(broken).toBe(0);
    });

    it('search answers', async () => {
      await page.goto(`${site.url}/guide/introduction`);
      const dialog = await search(page, 'splitChunks');
      await dialog.rows.first().waitFor();
      expect(await dialog.rows.first().textContent()).toMatch(/splitChunks/i);
      await page.keyboard.press('Escape');
    });

    it('a language that is not saved says so', async () => {
      const answer = await page.goto(`${site.url}/zh/guide/react`);
      expect(answer?.status()).toBe(503);
      await page.getByText('not saved on this device. The pages in English are.').waitFor();
      await page.goto(`${site.url}/guide/vue`);
      await movePointer(page, 2, 300);
      await page.waitForSelector('html[data-hydrated]');
      await page.evaluate(() => {
        document.querySelector<HTMLElement>('footer a[data-language="zh"]')?.click();
      });
      await page.getByText('not saved on this device. The pages in English are.').waitFor();
      expect(new URL(page.url()).pathname).toBe('/zh/guide/vue');
    });

    it('an address that leads nowhere says so, and what is like it', async () => {
      const answer = await page.goto(`${site.url}/guide/reakt`);
      expect(answer?.status()).toBe(404);
      await page.getByText('PAGE NOT FOUND').waitFor();
      await page.locator('main a[href="/guide/react"]').waitFor();
    });

    it('the page about saving knows what is saved, and has broken no rule of the site', async () => {
      await openControl(page, `${site.url}/offline`, 'saved');
      expect(violations).toEqual([]);
    });
  });
});

describe('a small site', () => {
  let fixture: FixtureSite;
  let site: StoppableSite;
  let page: Page;

  const publish = async (text: string) => {
    for (const [lang, title] of Object.entries({ en: 'Second', zh: '第二页' })) {
      const page = `---\ntitle: ${title}\n---\n\n${text}\n\n## More {#more}\n\nMore.\n`;
      await fixture.write(`content/${lang}/guide/second.md`, page);
    }
    const project = projectAt(fixture.root, process.env);
    await build({ project, engineRoot: repository });
    site ??= await serveStoppable(await serveSite(project));
    // The server looks now and then whether there is another build.
    const served = async () => (await fetch(`${site.url}/guide/second`)).text();
    await vi.waitFor(async () => expect(await served()).toContain(text), { timeout: 10_000 });
  };
  const text = () => page.locator('#article').textContent();
  const copyHas = (wanted: string) =>
    page.evaluate(async (part) => {
      const answer = await caches.match('/guide/second');
      return (await answer?.text())?.includes(part) ?? false;
    }, wanted);

  beforeAll(async () => {
    fixture = await copyFixture('small');
    await fixture.replace('site.config.ts', "title: 'Small',", "title: 'Small', offline: true,");
    await publish('As it was.');
  });

  afterAll(async () => {
    await site?.stop();
    await fixture?.close();
  });

  beforeEach(async () => {
    ({ page } = await reader());
  });

  afterEach(async () => {
    site.answerBy(undefined);
    await page.context().close();
  });

  it('costs nothing where it is not saved', async () => {
    await page.goto(`${site.url}/guide/first`);
    await movePointer(page, 2, 200);
    await page.waitForSelector('html[data-hydrated]');
    expect(await registrations(page)).toBe(0);
    expect(await cacheNames(page)).toEqual([]);
    expect(
      await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => name.includes('offline')),
      ),
    ).toEqual([]);
  });

  it('shows what the network has, and takes a new build over as a whole', async () => {
    await save(page, `${site.url}/offline`);
    const before = await cacheNames(page);
    expect(await copyHas('As it was.')).toBe(true);
    await publish('As it is.');
    await page.goto(`${site.url}/guide/second`);
    expect(await text()).toContain('As it is.');
    await expect.poll(() => copyHas('As it is.'), { timeout: 20_000 }).toBe(true);
    await expect.poll(async () => (await cacheNames(page)).length).toBe(before.length);
    await site.stop();
    try {
      await page.goto(`${site.url}/guide/second`);
      expect(await text()).toContain('As it is.');
    } finally {
      await site.start();
    }
  });

  it('shows what is saved where the network is silent, or the server is broken', async () => {
    await save(page, `${site.url}/offline`);
    site.answerBy((_, response) => {
      response.writeHead(502).end('Bad gateway');
      return true;
    });
    await page.goto(`${site.url}/guide/second`);
    expect(await heading(page)).toBe('Second');
    site.answerBy(() => true);
    await page.goto(`${site.url}/guide/first`);
    expect(await heading(page)).toBe('First');
  });

  it('keeps nothing of what could not be saved as a whole', async () => {
    let asked = 0;
    site.answerBy((request, response) => {
      if (request.url?.startsWith('/offline') || ++asked < 12) return false;
      response.destroy();
      return true;
    });
    await openControl(page, `${site.url}/offline`, 'absent');
    asked = 0;
    await control(page).locator('[data-offline="save"]').click();
    await stateIs(page, 'disconnected');
    expect(await cacheNames(page)).toEqual([]);
    await expect.poll(() => registrations(page)).toBe(0);
    site.answerBy(undefined);
    await control(page).locator('[data-offline="save"]').click();
    await stateIs(page, 'saved');
  });

  it('refuses what is of another build', async () => {
    site.answerBy((request, response) => {
      if (request.url !== '/guide/second') return false;
      response.end('<!doctype html><title>Another build</title>');
      return true;
    });
    await openControl(page, `${site.url}/offline`, 'absent');
    await control(page).locator('[data-offline="save"]').click();
    await stateIs(page, 'changed');
    expect(await cacheNames(page)).toEqual([]);
  });

  it('keeps the copy before where a newer one cannot be had', async () => {
    await save(page, `${site.url}/offline`);
    await publish('As it will be.');
    site.answerBy((request, response) => {
      if (request.url !== '/guide/first.json') return false;
      response.destroy();
      return true;
    });
    await page.goto(`${site.url}/guide/second`);
    expect(await text()).toContain('As it will be.');
    await page.waitForTimeout(1500);
    expect(await copyHas('As it will be.')).toBe(false);
    expect(await copyHas('As it is.')).toBe(true);
    // By hand it fails as well, and what is saved can still be removed.
    await openControl(page, `${site.url}/offline`, 'saved');
    await control(page).locator('[data-offline="save"]').click();
    await stateIs(page, 'disconnected');
    expect(await control(page).locator('[data-offline="remove"]').isVisible()).toBe(true);
    site.answerBy(undefined);
    await page.goto(`${site.url}/guide/first`);
    await expect.poll(() => copyHas('As it will be.'), { timeout: 20_000 }).toBe(true);
  });

  it('says that there is no room, and keeps nothing', async () => {
    await openControl(page, `${site.url}/offline`, 'absent');
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 100_000 });
    await control(page).locator('[data-offline="save"]').click();
    await stateIs(page, 'full');
    expect(await cacheNames(page)).toEqual([]);
  });

  it('is removed without a trace', async () => {
    await save(page, `${site.url}/offline`);
    await save(page, `${site.url}/zh/offline`);
    await page.getByRole('button', { name: '重新保存' }).waitFor();
    await control(page).locator('[data-offline="remove"]').click();
    await stateIs(page, 'absent');
    await page.getByRole('button', { name: '离线保存' }).waitFor();
    expect(await registrations(page)).toBe(1);
    await openControl(page, `${site.url}/offline`, 'saved');
    await control(page).locator('[data-offline="remove"]').click();
    await stateIs(page, 'absent');
    expect(await cacheNames(page)).toEqual([]);
    expect(await registrations(page)).toBe(0);
  });

  const answerWith = (status: number, body: string, isMeant = (_: string) => true) =>
    site.answerBy(({ url = '' }, response) => {
      if (!isMeant(url)) return false;
      response.writeHead(status).end(body);
      return true;
    });
  const press = (name: 'save' | 'remove') =>
    control(page).locator(`[data-offline="${name}"]`).click();
  const isManifest = (url: string) => url === '/offline.en.json';

  it('says what is saved before anybody touches the page', async () => {
    await page.goto(`${site.url}/offline`);
    await stateIs(page, 'absent');
  });

  it('tells a lost network from one that answers with a page of its own', async () => {
    await openControl(page, `${site.url}/offline`, 'absent');
    await site.stop();
    await press('save');
    await stateIs(page, 'disconnected');
    await site.start();
    site.answerBy(({ url }, response) => {
      if (url === '/offline-worker.js') response.destroy();
      return response.destroyed;
    });
    await press('save');
    await stateIs(page, 'disconnected');
    answerWith(200, '<h1>Log in</h1>');
    await press('save');
    await stateIs(page, 'changed');
    expect(await registrations(page)).toBe(0);
    answerWith(200, '<h1>Log in</h1>', isManifest);
    await openControl(page, `${site.url}/offline`, 'unknown');
  });

  it('says that it may not be saved where the browser keeps nothing', async () => {
    await page.addInitScript(() => {
      const refuse = () => Promise.reject(new DOMException('Blocked.', 'SecurityError'));
      Object.assign(navigator.serviceWorker, { getRegistration: refuse, register: refuse });
    });
    await openControl(page, `${site.url}/offline`, 'unsupported');
  });

  it('does not ask the worker of another site at this address', async () => {
    const types: Record<string, string> = { '/other.js': 'text/javascript', '/other': 'text/html' };
    site.answerBy(({ url = '' }, response) => {
      const type = types[url];
      if (type) response.setHeader('Content-Type', type).end();
      return type !== undefined;
    });
    await page.goto(`${site.url}/other`);
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/other.js');
      await navigator.serviceWorker.ready;
    });
    await openControl(page, `${site.url}/offline`, 'absent');
  });

  it.each([
    ['an answer that is no list', () => answerWith(200, 'null', isManifest)],
    ['a list of nothing', () => answerWith(200, '{"build":"x","files":{}}', isManifest)],
    ['a network that finds nothing', () => answerWith(404, 'Not found')],
  ])('is kept behind %s', async (_, disturb) => {
    await save(page, `${site.url}/offline`);
    const before = await cacheNames(page);
    disturb();
    await page.goto(`${site.url}/guide/first`);
    await page.waitForTimeout(1500);
    expect(await cacheNames(page)).toEqual(before);
    expect(await registrations(page)).toBe(1);
  });

  it('is brought up to date after all, where the server was only busy', async () => {
    await save(page, `${site.url}/offline`);
    await publish('As it should be.');
    answerWith(503, 'Busy', (url) => url === '/guide/first.json');
    await page.goto(`${site.url}/guide/second`);
    await page.waitForTimeout(1500);
    expect(await copyHas('As it should be.')).toBe(false);
    site.answerBy(undefined);
    await page.goto(`${site.url}/guide/first`);
    await expect.poll(() => copyHas('As it should be.'), { timeout: 20_000 }).toBe(true);
  });

  it('is removed while the network is silent', async () => {
    await save(page, `${site.url}/offline`);
    site.answerBy(() => true);
    await openControl(page, `${site.url}/offline`, 'saved');
    await press('remove');
    await expect.poll(() => cacheNames(page)).toEqual([]);
    await expect.poll(() => registrations(page)).toBe(0);
  });

  it('goes on telling after a reload, and leaves the focus where it was', async () => {
    await openControl(page, `${site.url}/offline`, 'absent');
    site.answerBy(({ url }) => url === '/guide/first.json');
    await press('save');
    await stateIs(page, 'starting');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-offline'));
    expect(await focused()).toBe('save');
    const done = () => page.evaluate(() => document.querySelector('progress')?.value);
    await expect.poll(done).toBeGreaterThan(10);
    await openControl(page, `${site.url}/offline`, 'starting');
    const session = await page.context().newCDPSession(page);
    await session.send('ServiceWorker.enable');
    await session.send('ServiceWorker.stopAllWorkers');
    site.answerBy(undefined);
    // What the browser has stopped leaves nothing behind.
    await page.goto(`${site.url}/guide/first`);
    await expect.poll(() => cacheNames(page)).toEqual([]);
    await expect.poll(() => registrations(page)).toBe(0);
    await save(page, `${site.url}/offline`);
    await press('remove');
    await stateIs(page, 'absent');
    expect(await focused()).toBe('save');
  });

  it('is saved anew where readers have deleted the files', async () => {
    await save(page, `${site.url}/offline`);
    await page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => !name.endsWith('copies'));
      await Promise.all(names.map((name) => caches.delete(name)));
    });
    await openControl(page, `${site.url}/offline`, 'absent');
    await press('save');
    await stateIs(page, 'saved');
  });

  it('takes its copies away when it offers none any more', async () => {
    await save(page, `${site.url}/offline`);
    site.answerBy((request, response) => {
      if (request.url !== '/offline.en.json') return false;
      response.writeHead(404).end();
      return true;
    });
    await page.goto(`${site.url}/guide/first`);
    await expect.poll(() => cacheNames(page)).toEqual([]);
    await expect.poll(() => registrations(page)).toBe(0);
  });
});

it('is saved below a base path, where links name files', async () => {
  const fixture = await copyFixture('based');
  await fixture.replace('site.config.ts', "title: 'Based',", "title: 'Based', offline: true,");
  const project = projectAt(fixture.root, process.env);
  await build({ project, engineRoot: repository });
  const site = await serveStoppable(await serveSite(project));
  const { page, violations } = await reader();
  try {
    await save(page, `${site.url}/docs/offline.html`);
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(scope).toBe(`${site.url}/docs/`);
    await site.stop();
    for (const address of ['/docs/guide/first.html', '/docs/guide/first']) {
      await page.goto(site.url + address);
      expect(await heading(page)).toBe('First');
    }
    const answer = await page.goto(`${site.url}/docs/zh/guide/first.html`);
    expect(answer?.status()).toBe(503);
    expect(violations).toEqual([]);
  } finally {
    await page.context().close();
    await site.stop();
    await fixture.close();
  }
});
