import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testPage, testSite } from '#shared/test-data.ts';
import { createRecordLoader, RecordError, type RecordLoader } from './record-loader.ts';

const english = testSite({ base: '/docs/' });
const chinese = testSite({ base: '/docs/', lang: 'zh' });
const page = testPage({ siteData: '/docs/static/site.en.1.json' });
const chinesePage = testPage({ lang: 'zh', siteData: '/docs/static/site.zh.1.json' });

/** What the host sends, by address; anything else is not there. */
let host: Record<string, unknown>;
let asked: string[];
let loader: RecordLoader;

beforeEach(() => {
  asked = [];
  host = {
    '/docs/guide/react.json': { ...page, html: '<h1>React</h1>' },
    '/docs/config/index.json': { ...page, html: '' },
    '/docs/zh/guide/react.json': { ...chinesePage, html: '<h1>使用</h1>' },
    '/docs/static/site.zh.1.json': chinese,
  };
  vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit = {}) => {
    asked.push(address);
    signal?.throwIfAborted();
    const answer = host[address];
    if (answer instanceof Error) throw answer;
    const body = typeof answer === 'string' ? answer : JSON.stringify(answer);
    return new Response(body, { status: answer === undefined ? 404 : 200 });
  });
  loader = createRecordLoader({ page, site: english });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function failure(routePath: string): Promise<RecordError> {
  const error: unknown = await loader.load(routePath).catch((reason: unknown) => reason);
  if (error instanceof RecordError) return error;
  throw new Error(`No RecordError: ${error}`);
}

describe('a record', () => {
  it('is fetched once, however often it is asked for', async () => {
    const [first, second] = await Promise.all([1, 2].map(() => loader.load('/guide/react')));
    expect(first?.record.html).toBe('<h1>React</h1>');
    expect(second).toBe(first);
    await loader.load('/guide/react');
    expect(asked).toEqual(['/docs/guide/react.json']);
  });

  it('of a folder index has the file of one', async () => {
    await loader.load('/config/');
    expect(asked).toEqual(['/docs/config/index.json']);
  });

  it('comes with the site in its own language, which is fetched once as well', async () => {
    host['/docs/zh/index.json'] = { ...chinesePage, html: '' };
    expect((await loader.load('/guide/react')).site).toBe(english);
    expect((await loader.load('/zh/guide/react')).site).toEqual(chinese);
    expect((await loader.load('/zh/')).site).toEqual(chinese);
    expect(asked.filter((address) => address.includes('/static/'))).toHaveLength(1);
  });

  it('comes with the site of its own version, in the same language', async () => {
    const siteData = '/docs/static/site.v0.4.en.1.json';
    host['/docs/v0.4/guide/react.json'] = { ...page, version: 'v0.4', siteData, html: '' };
    host[siteData] = { ...english, title: 'Rspack 0.4' };
    expect((await loader.load('/v0.4/guide/react')).site.title).toBe('Rspack 0.4');
  });

  it('is fetched again once all are forgotten', async () => {
    await loader.load('/guide/react');
    loader.forget();
    await loader.load('/guide/react');
    expect(asked).toHaveLength(2);
  });
});

describe('an answer that does not come', () => {
  it('is given up after eight seconds, and left to the browser', async () => {
    const late = AbortSignal.abort(new DOMException('late', 'TimeoutError'));
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(late);
    expect((await failure('/guide/react')).reason).toBe('unusable');
    expect(timeout).toHaveBeenCalledWith(8000);
  });

  it('does not make its link dead: it is asked for again', async () => {
    const late = AbortSignal.abort(new DOMException('late', 'TimeoutError'));
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(late);
    await failure('/guide/react');
    expect((await loader.load('/guide/react')).record.html).toBe('<h1>React</h1>');
  });
});

describe('a failure', () => {
  it.each([
    ['there is no network', new TypeError('Failed to fetch'), 'offline'],
    ['there is no such page', undefined, 'unusable'],
    ['the answer is no JSON', '<!doctype html>', 'unusable'],
    ['the answer is null', null, 'unusable'],
    ['the record is of another build', { ...page, build: 'b2', html: '' }, 'unusable'],
    ['the record has no article', page, 'unusable'],
  ])('tells that %s', async (_, answer, reason) => {
    host['/docs/guide/vue.json'] = answer;
    const error = await failure('/guide/vue');
    expect(error.reason).toBe(reason);
    expect(error.message).toContain('/docs/guide/vue.json');
  });

  it('is forgotten, so that it can be tried again', async () => {
    host['/docs/guide/vue.json'] = new TypeError('Failed to fetch');
    await failure('/guide/vue');
    host['/docs/guide/vue.json'] = { ...page, html: '<h1>Vue</h1>' };
    expect((await loader.load('/guide/vue')).record.html).toBe('<h1>Vue</h1>');
  });

  it('of the site fails the page, and can be tried again', async () => {
    host['/docs/static/site.zh.1.json'] = new TypeError('Failed to fetch');
    expect((await failure('/zh/guide/react')).reason).toBe('offline');
    host['/docs/static/site.zh.1.json'] = chinese;
    expect((await loader.load('/zh/guide/react')).site).toEqual(chinese);
  });
});
