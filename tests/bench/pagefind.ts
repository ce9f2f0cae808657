import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SearchDocument } from '#search/search-index.ts';
import type { FindPages } from '../search/measure-search.ts';
import { installPeer, peersFolder } from './peers/prepare.ts';
import type { Peer } from './search-peers.ts';

/** Not in the site's own packages: each platform has one of its own, which a lock would have to list. */
const packages = { pagefind: '1.6.0' };

interface Indexer {
  createIndex: () => Promise<{
    index?: {
      addHTMLFile: (file: { url: string; content: string }) => Promise<unknown>;
      writeFiles: (options: { outputPath: string }) => Promise<unknown>;
    };
  }>;
  close: () => Promise<unknown>;
}

/** What the module that Pagefind writes for browsers offers; it runs in Node.js as well. */
interface PagefindModule {
  options: (options: { basePath: string; baseUrl: string }) => Promise<void>;
  search: (query: string) => Promise<{ results: { data: () => Promise<{ url: string }> }[] }>;
}

/** Pagefind with its usual settings, on the pages as HTML. Its answers are fetched before they are asked for. */
export async function pagefindPeer(
  documents: readonly SearchDocument[],
  queries: readonly string[],
): Promise<Peer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pagefind-'));
  const server = serve(folder);
  try {
    await writeIndex(documents, folder);
    const answers = await answersTo(queries, { folder, address: await addressOf(server) });
    const find: FindPages = (query, limit) => (answers.get(query) ?? []).slice(0, limit);
    return { find, size: await indexSize(folder) };
  } finally {
    server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function writeIndex(documents: readonly SearchDocument[], folder: string): Promise<void> {
  const { createIndex, close } = await loadIndexer();
  const { index } = await createIndex();
  if (!index) throw new Error('Pagefind made no index.');
  for (const document of documents) {
    await index.addHTMLFile({ url: document.routePath, content: htmlOf(document) });
  }
  await index.writeFiles({ outputPath: folder });
  await close();
}

async function loadIndexer(): Promise<Indexer> {
  const folder = path.join(peersFolder, 'pagefind');
  await installPeer({ id: 'bench-pagefind', packages }, folder);
  return import(pathToFileURL(path.join(folder, 'node_modules/pagefind/lib/index.js')).href);
}

/** Headings as headings, everything else as paragraphs. */
function htmlOf({ title, content, toc, lang }: SearchDocument): string {
  const headings = new Map(toc.map((heading) => [heading.charIndex, heading]));
  let at = 0;
  const lines = content.split('\n').map((line) => {
    const heading = headings.get(at);
    at += line.length + 1;
    if (!heading) return `<p>${escapeHtml(line)}</p>`;
    return `<h${heading.depth} id="${heading.id}">${escapeHtml(line)}</h${heading.depth}>`;
  });
  return `<html lang="${lang}"><body><h1>${escapeHtml(title)}</h1>${lines.join('')}</body></html>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function serve(folder: string): Server {
  return createServer(async (request, response) => {
    const name = path.normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = await readFile(path.join(folder, name)).catch(() => undefined);
    response.writeHead(file ? 200 : 404).end(file);
  });
}

async function addressOf(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/** The first five pages for each query. */
async function answersTo(
  queries: readonly string[],
  { folder, address }: { folder: string; address: string },
): Promise<Map<string, string[]>> {
  const pagefind: PagefindModule = await import(path.join(folder, 'pagefind.js'));
  await pagefind.options({ basePath: address, baseUrl: '/' });
  const answers = new Map<string, string[]>();
  for (const query of queries) {
    const { results } = await pagefind.search(query);
    const pages = await Promise.all(results.slice(0, 5).map((result) => result.data()));
    answers.set(
      query,
      pages.map(({ url }) => url),
    );
  }
  return answers;
}

/** Of all files of the index, which are compressed already; a search needs some of them. */
async function indexSize(folder: string): Promise<number> {
  const parts = ['fragment', 'index', 'filter'];
  const files = await readdir(folder, { recursive: true });
  const sizes = files
    .filter((file) => parts.includes(path.dirname(file)) || /\.pf_meta$|entry\.json$/.test(file))
    .map(async (file) => (await readFile(path.join(folder, file))).length);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
