import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { build } from 'esbuild';
import { headingsIndex, splitIndex } from '#search/headings.ts';
import { createSearch } from '#search/search.ts';
import type { SearchDocument, SearchIndex } from '#search/search-index.ts';
import { type SpokenLocale, spokenLocales } from '#shared/locale.ts';
import { timesThePages } from '../search/larger-index.ts';
import { type FindPages, measureExactness, measureSuccess } from '../search/measure-search.ts';
import {
  type ExpectedPages,
  readDocuments,
  readHoldoutQueries,
  readIndex,
  readQueries,
  readSearchFiles,
  readSubstrings,
  readTaskQueries,
} from '../search/query-sets.ts';
import { brotliSize, median } from './measure.ts';
import { pagefindPeer } from './pagefind.ts';
import { flexSearch, miniSearch, type Peer, vitePressSearch } from './search-peers.ts';

/** Measures search against its peers, and prints two tables. */
export async function printSearch(repository: string): Promise<void> {
  print(
    ['queries', 'engine', 'first is right', 'in the first five', 'index', 'recall', 'precision'],
    (await Promise.all(spokenLocales.map(comparisonRows))).flat(),
  );
  print(
    ['search', 'measured'],
    [
      ['engine', kilobytes(await engineSize(repository))],
      ...(await Promise.all(spokenLocales.map(sizeRow))),
      ...(await timeRows()),
    ],
  );
}

interface QuerySet {
  name: string;
  queries: readonly ExpectedPages[];
}

async function querySets(lang: SpokenLocale): Promise<QuerySet[]> {
  const [untuned, tasks, tuned] = await Promise.all([
    readHoldoutQueries(lang),
    readTaskQueries(lang),
    readQueries(lang),
  ]);
  return [
    { name: 'nothing tuned', queries: untuned },
    { name: 'tasks', queries: [...tasks.seen, ...tasks.unseen] },
    { name: 'tuned', queries: tuned },
  ];
}

/** A row for each set of queries and each search; the pieces of Chinese are sought once. */
async function comparisonRows(lang: SpokenLocale): Promise<string[][]> {
  const index = await readIndex(lang);
  const documents = await readDocuments(lang);
  const sets = await querySets(lang);
  const pieces = lang === 'zh' ? await readSubstrings() : [];
  const typed = sets.flatMap(({ queries }) => queries.map(({ query }) => query));
  const engines: Record<string, Partial<Peer> & Pick<Peer, 'find'>> = {
    ours: { find: findIn(index), size: (await fileSizes(lang)).reduce((sum, size) => sum + size) },
    'VitePress (MiniSearch)': await vitePressSearch(documents),
    MiniSearch: await miniSearch(documents),
    'FlexSearch as in Rspress': flexSearch(documents),
    Pagefind: await pagefindPeer(documents, typed),
  };
  return sets.flatMap(({ name, queries }, set) =>
    Object.entries(engines).map(([engine, { find, size }]) => [
      `${lang}, ${name}`,
      engine,
      ...successCells(find, queries),
      set === 0 && size !== undefined ? kilobytes(size) : '',
      // Pagefind has answers to what was asked beforehand alone.
      ...(set === 0 && pieces.length > 0 && engine !== 'Pagefind'
        ? exactnessCells(find, { pieces, documents })
        : []),
    ]),
  );
}

function exactnessCells(
  find: FindPages,
  { pieces, documents }: { pieces: readonly string[]; documents: readonly SearchDocument[] },
): string[] {
  const { recall, precision } = measureExactness(find, pieces, { documents });
  return [recall, precision].map(cell);
}

/** Of the first tier, and of the second. */
async function fileSizes(lang: SpokenLocale): Promise<number[]> {
  const files = await readSearchFiles(lang);
  return Promise.all(files.map((file) => brotliSize(JSON.stringify(file))));
}

function successCells(find: FindPages, queries: readonly ExpectedPages[]): string[] {
  const { at1, at5 } = measureSuccess(find, queries);
  return [at1, at5].map(cell);
}

const cell = (share: number) => share.toFixed(2);

function findIn(index: SearchIndex): FindPages {
  const { search } = createSearch(index);
  return (query, limit) => search(query, { limit }).pages.map(({ routePath }) => routePath);
}

/** Of the engine alone, as a site would load it. */
async function engineSize(repository: string): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: [path.join(repository, 'src/search/search.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  return brotliSize(Buffer.from(outputFiles[0]?.contents ?? []));
}

async function sizeRow(lang: SpokenLocale): Promise<string[]> {
  const sizes = await fileSizes(lang);
  return [`index (${lang}): names, texts`, sizes.map(kilobytes).join(', ')];
}

async function timeRows(): Promise<string[][]> {
  const index = await readIndex('en');
  const queries = (await readQueries('en')).map(({ query }) => query);
  return [1, 10].flatMap((times) => {
    const larger = timesThePages(index, times);
    const tiers = {
      'first tier': headingsIndex(splitIndex(larger).headings),
      whole: larger,
    };
    return Object.entries(tiers).map(([tier, searched]) => [
      `${larger.documents.length} pages, ${tier}: load, query (median, most), memory`,
      timeAndMemory(searched, queries),
    ]);
  });
}

function timeAndMemory(index: SearchIndex, queries: readonly string[]): string {
  const before = usedMemory();
  const start = performance.now();
  const { search } = createSearch(index);
  const load = performance.now() - start;
  const times = queries.map((query) => {
    const asked = performance.now();
    search(query);
    return performance.now() - asked;
  });
  const memory = usedMemory() - before;
  const numbers = [load, median(times), Math.max(...times)].map((time) => `${time.toFixed(1)} ms`);
  return [...numbers, `${(memory / 1e6).toFixed(1)} MB`].join(', ');
}

function usedMemory(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}

function print(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const line = (cells: readonly string[]) =>
    `| ${head.map((_, at) => cells[at] ?? '').join(' | ')} |`;
  console.log([line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line), ''].join('\n'));
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
