import { expect, it, vi } from 'vitest';
import type { SearchIndex } from '#search/search-index.ts';
import { createEngine } from './engine.ts';

// What it finds is tested where it is written; here it is whether it is asked.
vi.mock('#search/search.ts', () => ({
  createSearch: ({ documents, metadata }: SearchIndex) => ({
    search: (query: string) => ({
      query,
      pages: documents.map(({ content }) => content),
      nearest: Object.keys(metadata),
    }),
  }),
}));

const files = { headings: '/headings.json', text: '/text.json' };
const text = { from: 256, words: 'red', texts: ['Ā apples'], terms: { rows: {} } };
const answers = {
  [files.headings]: { lang: 'en', domain: '', pages: [['/a', 'A']], metadata: { synonyms: [] } },
  [files.text]: text,
};

/** A network that first answers as a test wants it, and then well. */
function network(...first: (() => Response | Promise<Response>)[]) {
  const asked: [address: string, cache: unknown][] = [];
  const fetchFile = async (address: string, init?: { cache?: string }) => {
    asked.push([address, init?.cache]);
    const odd = address === files.text ? first.shift() : undefined;
    return odd?.() ?? Response.json(answers[address]);
  };
  return { asked, ask: createEngine(fetchFile as typeof fetch) };
}

it('fetches an index once, however often it is asked', async () => {
  const { asked, ask } = network();
  expect(await ask({ files })).toBeUndefined();
  const found = await ask({ files, query: 'apples' });
  expect(found).toEqual({ query: 'apples', pages: ['red apples'], nearest: ['synonyms', 'rows'] });
  expect(asked).toHaveLength(2);
});

it('answers by the names of pages as long as their texts are on their way', async () => {
  let arrive = (_: Response) => {};
  const late = new Promise<Response>((resolve) => {
    arrive = resolve;
  });
  const { asked, ask } = network(() => late);
  const question = { files, query: 'apples', isFirst: true } as const;
  expect(await ask(question)).toMatchObject({ query: 'apples', pages: [''] });
  expect(asked[0]?.[0]).toBe(files.headings);
  arrive(Response.json(text));
  expect((await ask({ files, query: 'apples' }))?.pages).toEqual(['red apples']);
  expect(await ask(question)).toBeUndefined();
});

it.each([
  ['404', () => new Response('', { status: 404 })],
  ['500', () => new Response('', { status: 500 })],
  ['a page', () => new Response('<!doctype html>')],
  ['half of it', () => new Response('[{"routePath":')],
  ['something else', () => Response.json({})],
])('fails on %s, and fetches anew when it is asked again', async (_, answer) => {
  const { asked, ask } = network(answer);
  await expect(ask({ files, query: 'apples' })).rejects.toThrow();
  expect((await ask({ files, query: 'apples' }))?.pages).toHaveLength(1);
  expect(asked.filter(([address]) => address === files.text)).toEqual([
    [files.text, 'default'],
    [files.text, 'reload'],
  ]);
});
