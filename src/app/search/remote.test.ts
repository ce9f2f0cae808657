import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRemoteClient } from './remote.ts';

const logged = vi.spyOn(console, 'error');
beforeEach(() => void logged.mockClear().mockImplementation(() => {}));
afterEach(() => void logged.mockReset());

const hit = {
  title: 'Apples <b>',
  routePath: '/guide/apples',
  domain: 'https://docs.example.com',
  lang: 'en',
  content: 'Apples grow.\nHarvest\nRipe apples come off.',
  toc: [{ text: 'Harvest', id: 'harvest', depth: 2, charIndex: 13 }],
};

function search(answer: () => Response | Promise<Response>) {
  const asked: string[] = [];
  const client = createRemoteClient({
    apiUrl: 'https://api.example.com/search?key=1',
    searchIndexes: ['a', 'b&c'],
    domain: 'https://docs.example.com',
    fetchFrom: async (address, { signal } = {}) => {
      asked.push(String(address));
      signal?.throwIfAborted();
      return answer();
    },
  });
  const found = client.search({ query: 'ripe &', lang: 'en', section: '' });
  return { asked, found };
}

const json = (value: unknown) => () => Response.json(value);

describe('remote search', () => {
  it('asks with an encoded query', async () => {
    const { asked, found } = search(json([]));
    await found;
    expect(asked).toEqual([
      'https://api.example.com/search?key=1&keyword=ripe+%26&limit=7&searchIndexes=a%2Cb%26c&lang=en',
    ]);
  });

  it('shows a page and the place in it, and leads to other sites by their addresses', async () => {
    const other = { ...hit, domain: 'https://other.example.com' };
    const { found } = search(json([{ index: 'a', hits: [hit, other] }]));
    const { type, groups } = await found;
    const rows = groups.flatMap(({ suggestions }) => suggestions);
    expect(type).toBe('tabs');
    expect(rows.map(({ link }) => link)).toEqual([
      '/guide/apples',
      '/guide/apples#harvest',
      'https://other.example.com/guide/apples',
      'https://other.example.com/guide/apples#harvest',
    ]);
    expect(rows[1]).toMatchObject({
      type: 'content',
      header: 'Harvest',
      statement: 'Ripe apples come off.',
      highlights: [{ start: 0, length: 4 }],
    });
  });

  it('shows no more groups than it asked for, and survives half a character', async () => {
    const odd = { ...hit, toc: [{ ...hit.toc[0], id: 'harvest-\ud800' }] };
    const { found } = search(json(Array(9).fill({ index: 'a', hits: [odd] })));
    const { groups } = await found;
    expect(groups).toHaveLength(2);
    expect(groups[0]?.suggestions[1]?.link).toBe('/guide/apples#harvest-%EF%BF%BD');
  });

  it('gives up when nothing comes', async () => {
    const late = AbortSignal.abort(new DOMException('late', 'TimeoutError'));
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(late);
    const { found } = search(json([]));
    expect(await found).toMatchObject({ groups: [], failed: true });
    expect(timeout).toHaveBeenCalledWith(8000);
  });

  it.each([
    ['a network that fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an error', () => Response.json([], { status: 500 })],
    ['HTML', () => new Response('<!doctype html>')],
    ['no list', json({ index: 'a', hits: [] })],
    ['a list of something else', json([hit])],
    ['a hit without a text', json([{ index: 'a', hits: [{ ...hit, content: undefined }] }])],
    ['a toc of text', json([{ index: 'a', hits: [{ ...hit, toc: ['Harvest'] }] }])],
    ['a script for a domain', json([{ index: 'a', hits: [{ ...hit, domain: 'javascript:x' }] }])],
    ['another host in the path', json([{ index: 'a', hits: [{ ...hit, routePath: '//x.y' }] }])],
    ['a hidden host', json([{ index: 'a', hits: [{ ...hit, routePath: '/\t/x.y/z' }] }])],
    ['a backslash', json([{ index: 'a', hits: [{ ...hit, routePath: '/\\x.y' }] }])],
    ['a disguised host', json([{ index: 'a', hits: [{ ...hit, domain: 'https://a.dev@x.y' }] }])],
  ])('gives nothing, and one line on the console, for %s', async (_, answer) => {
    const { found } = search(answer);
    expect(await found).toMatchObject({ groups: [], failed: true });
    expect(logged).toHaveBeenCalledTimes(1);
    expect(String(logged.mock.calls[0]?.[0])).not.toContain('\n');
  });
});
