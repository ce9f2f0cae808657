import { expect, it, vi } from 'vitest';
import { createEngine } from './engine.ts';

// What it finds is tested where it is written; here it is whether it is asked.
vi.mock('#search/search.ts', () => ({
  createSearch: ({ documents, metadata }: { documents: string[]; metadata: object }) => ({
    search: (query: string) => ({ query, pages: documents, nearest: Object.keys(metadata) }),
  }),
}));

const files = { headings: '/headings.json', index: '/index.json', terms: '/terms.json' };
const documents = ['apples'];
const answers = {
  [files.headings]: { lang: 'en', domain: '', pages: [], metadata: { synonyms: [] } },
  [files.index]: documents,
  [files.terms]: { rows: {} },
};

/** A network that first answers as a test wants it, and then well. */
function network(...first: (() => Response | Promise<Response>)[]) {
  const asked: [address: string, cache: unknown][] = [];
  const fetchFile = async (address: string, init?: { cache?: string }) => {
    asked.push([address, init?.cache]);
    const odd = address === files.index ? first.shift() : undefined;
    return odd?.() ?? Response.json(answers[address]);
  };
  return { asked, ask: createEngine(fetchFile as typeof fetch) };
}

it('fetches an index once, however often it is asked', async () => {
  const { asked, ask } = network();
  expect(await ask({ files })).toBeUndefined();
  const found = await ask({ files, query: 'apples' });
  expect(found).toEqual({ query: 'apples', pages: ['apples'], nearest: ['synonyms', 'rows'] });
  expect(asked).toHaveLength(3);
});

it('answers by the names of pages as long as their texts are on their way', async () => {
  let arrive = (_: Response) => {};
  const text = new Promise<Response>((resolve) => {
    arrive = resolve;
  });
  const { asked, ask } = network(() => text);
  const question = { files, query: 'apples', isFirst: true } as const;
  expect(await ask(question)).toMatchObject({ query: 'apples', pages: [] });
  expect(asked[0]?.[0]).toBe(files.headings);
  arrive(Response.json(documents));
  expect((await ask({ files, query: 'apples' }))?.pages).toEqual(documents);
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
  expect(asked.filter(([address]) => address === files.index)).toEqual([
    [files.index, 'default'],
    [files.index, 'reload'],
  ]);
});
