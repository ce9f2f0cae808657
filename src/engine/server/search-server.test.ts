import type { Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SearchDocument } from '#search/search-index.ts';
import type { LocaleCode } from '#shared/locale.ts';
import { answerSearch, type FindDocuments, type SearchableIndexes } from './search-answer.ts';
import { createSearchServer } from './search-server.ts';
import { indexFolders, serveSearch } from './serve-search.ts';
import { listen } from './server.ts';

const react: SearchDocument = {
  routePath: '/guide/react',
  title: '<b>React</b>',
  content: 'Text.',
  toc: [],
  lang: 'en',
  domain: 'https://rspack.dev',
};

/** Answers with the page as often as it may. */
const find: FindDocuments = (keyword, limit) => (keyword ? Array(limit).fill(react) : []);

const languages = new Map<LocaleCode, FindDocuments>([['en', find]]);
const indexes: SearchableIndexes = new Map([
  ['rspack', languages],
  ['rsbuild', languages],
]);

function ask(query: string) {
  return answerSearch(new URLSearchParams(query), indexes);
}

describe('an answer', () => {
  it('has a group for each index, in the order asked for', () => {
    expect(ask('keyword=react&limit=1&searchIndexes=rsbuild,rspack&lang=en')).toEqual({
      status: 200,
      body: [
        { index: 'rsbuild', hits: [react] },
        { index: 'rspack', hits: [react] },
      ],
    });
  });

  it('is about all indexes in English, with seven hits each, unless asked otherwise', () => {
    const { body } = ask('keyword=react');
    expect(body).toMatchObject([{ index: 'rspack' }, { index: 'rsbuild' }]);
    expect(Array.isArray(body) && body.map(({ hits }) => hits.length)).toEqual([7, 7]);
  });

  it('has empty groups for no keyword, and for a language that an index lacks', () => {
    const empty = { status: 200, body: [{ index: 'rspack', hits: [] }] };
    expect(ask('searchIndexes=rspack')).toEqual(empty);
    expect(ask('keyword=react&searchIndexes=rspack&lang=zh')).toEqual(empty);
  });

  it.each([
    [`keyword=${'a'.repeat(201)}`, 'keyword: at most 200 characters, not 201.'],
    ['keyword=a&limit=0', 'limit: a whole number from 1 to 50.'],
    ['keyword=a&limit=many', 'limit: a whole number from 1 to 50.'],
    ['keyword=a&limit=1e9', 'limit: a whole number from 1 to 50.'],
    ['keyword=a&lang=../zh', 'lang: a language in small letters, as en or zh.'],
    ['keyword=a&searchIndexes=rspack,__proto__', /^searchIndexes: some of rspack, rsbuild/],
  ])('says what is wrong with %s', (query, error) => {
    expect(ask(query)).toEqual({ status: 400, body: { error: expect.stringMatching(error) } });
  });
});

describe('the server', () => {
  let server: Server;
  let origin: string;

  beforeEach(async () => {
    server = createSearchServer(indexes);
    origin = await listen(server, 0);
  });

  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it('answers with JSON, to sites on other hosts as well', async () => {
    const response = await fetch(`${origin}/?keyword=react&limit=1&searchIndexes=rspack&lang=en`);
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await response.json()).toEqual([{ index: 'rspack', hits: [react] }]);
  });

  it('is read only', async () => {
    const response = await fetch(origin, { method: 'POST', body: 'keyword=react' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET']);
  });

  it('bounds how often one may ask', async () => {
    const responses = await Promise.all(
      Array.from({ length: 60 }, () => fetch(`${origin}/?keyword=react`)),
    );
    const refused = responses.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers.get('retry-after')).toBe('1');
    expect(responses.some(({ status }) => status === 200)).toBe(true);
  });
});

describe('the indexes', () => {
  it('are named with their folders, or the own site is searched', () => {
    const place = { dist: '/site/dist', from: '/site' };
    expect(indexFolders([], place)).toEqual(new Map([['site', '/site/dist']]));
    expect(indexFolders(['a=dist', 'b=../b/dist'], place)).toEqual(
      new Map([
        ['a', '/site/dist'],
        ['b', '/b/dist'],
      ]),
    );
  });

  it('cannot be named otherwise, and must be there', async () => {
    expect(() =>
      indexFolders(['dist'], { dist: '', from: '' }),
    ).toThrowErrorMatchingInlineSnapshot(`
      [ProblemError:   Invalid index name
        found:    dist
        expected: name=folder, where the folder is that of a built site: rspack=dist

      1 problem]
    `);
    await expect(
      serveSearch(new Map([['a', '/nowhere']])),
    ).rejects.toThrowErrorMatchingInlineSnapshot(`
      [ProblemError:   No search index found
        found:    /nowhere
        expected: the output folder of a site with \`search: { mode: "local" }\`
        fix:      build the site first: npm run build

      1 problem]
    `);
  });
});
