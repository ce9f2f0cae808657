import { expect, it, vi } from 'vitest';
import { createEngine } from './engine.ts';

// What it finds is tested where it is written; here it is whether it is asked.
vi.mock('#search/search.ts', () => ({
  createSearch: ({ documents, metadata }: { documents: string[]; metadata: object }) => ({
    search: (query: string) => ({ query, pages: documents, nearest: Object.keys(metadata) }),
  }),
}));

const files = { index: '/index.json', terms: '/terms.json' };
const documents = ['apples'];
const terms = { synonyms: [] };

/** A network that first answers as a test wants it, and then well. */
function network(...first: (() => Response)[]) {
  const asked: [address: string, cache: unknown][] = [];
  const fetchFile = async (address: string, init?: { cache?: string }) => {
    asked.push([address, init?.cache]);
    const odd = address === files.index ? first.shift() : undefined;
    return odd?.() ?? Response.json(address === files.index ? documents : terms);
  };
  return { asked, ask: createEngine(fetchFile as typeof fetch) };
}

it('fetches an index once, however often it is asked', async () => {
  const { asked, ask } = network();
  expect(await ask({ files })).toBeUndefined();
  const found = await ask({ files, query: 'apples' });
  expect(found).toEqual({ query: 'apples', pages: ['apples'], nearest: ['synonyms'] });
  expect(asked).toHaveLength(2);
});

it.each([
  ['404', () => new Response('', { status: 404 })],
  ['500', () => new Response('', { status: 500 })],
  ['a page', () => new Response('<!doctype html>')],
  ['half of it', () => new Response('[{"routePath":')],
  ['something else', () => Response.json({})],
])('fails on %s, and fetches anew when it is asked again', async (_, answer) => {
  const { asked, ask } = network(answer);
  await expect(ask({ files })).rejects.toThrow();
  expect((await ask({ files, query: 'apples' }))?.pages).toHaveLength(1);
  expect(asked.filter(([address]) => address === files.index)).toEqual([
    [files.index, 'default'],
    [files.index, 'reload'],
  ]);
});
