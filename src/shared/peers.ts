import type { BenchmarkMachine } from './benchmarks.ts';

/** What is measured of a site, in the order of tables. */
export const peerFigures = [
  'bytesShort',
  'bytesLong',
  'scriptShort',
  'scriptAfter',
  'styleShort',
  'record',
  'shift',
  'paintShort',
  'paintLong',
  'largestShort',
  'largestLong',
  'longestTask',
  'blocking',
  'press',
  'pressMost',
  'clickShort',
  'clickLong',
  'clickShortSlow',
  'clickLongSlow',
  'clickLater',
  'clickLaterSlow',
  'search',
  'searchBytes',
  'searchIndex',
  'buildCold',
  'buildWarm',
  'memoryCold',
  'memoryWarm',
  'buildScaled',
  'memoryScaled',
  'devStart',
  'devSave',
] as const;

export type PeerFigure = (typeof peerFigures)[number];

/** What the amounts of a figure are: bytes, milliseconds, or thousandths of a layout shift. */
export function unitOf(figure: PeerFigure): 'bytes' | 'memory' | 'shift' | 'time' {
  if (figure === 'shift') return 'shift';
  if (figure.startsWith('memory')) return 'memory';
  return /^(?:bytes|script|style|record)|^search(?:Bytes|Index)$/.test(figure) ? 'bytes' : 'time';
}

/** Several measurements of one thing. */
export interface PeerValue {
  median: number;
  low: number;
  high: number;
}

/** A generator of sites, and the versions of its packages, its own first. */
export interface MeasuredSite {
  name: string;
  versions: Record<string, string>;
}

/** What `npm run bench -- --peers` measured; stands in `content/peers.json`. */
export interface Peers {
  /** The day, `YYYY-MM-DD`. */
  date: string;
  machine: BenchmarkMachine;
  /** How often each thing was measured, at most. */
  rounds: number;
  /** Pages of the corpus in all languages, and the two that were looked at. */
  corpus: { pages: number; short: string; long: string };
  /** By id; `own` is this site. */
  sites: Record<string, MeasuredSite>;
  /** By figure and the site's id. A site that has no such thing, or failed, is not in it. */
  figures: Partial<Record<PeerFigure, Record<string, PeerValue>>>;
  /** What failed, as `starlight: build: …`. */
  failures: string[];
}

/** What a page shows of one figure: the best first. */
export type PeerChart = { id: string; name: string; version: string; value: PeerValue }[];

/** What a page says of how it was measured. */
export type PeerSetup = Omit<Peers, 'figures' | 'failures'>;

/** The id of this site among those that are measured. */
export const ownSite = 'own';

/** At most so many times a peer's value in the same run, or at most so much. */
export type PeerBound = { times: number; site: string } | { most: number };

/** What this site aims at. */
export const peerBounds: Partial<Record<PeerFigure, PeerBound>> = {
  bytesShort: { most: 20_000 },
  bytesLong: { most: 35_000 },
  scriptShort: { most: 1500 },
  scriptAfter: { most: 80_000 },
  styleShort: { most: 10_000 },
  record: { most: 5000 },
  shift: { most: 0 },
  longestTask: { most: 50 },
  press: { most: 200 },
  pressMost: { most: 200 },
  paintShort: { times: 0.8, site: 'starlight' },
  paintLong: { times: 0.8, site: 'starlight' },
  largestShort: { times: 0.8, site: 'starlight' },
  largestLong: { times: 0.8, site: 'starlight' },
  clickShort: { times: 1, site: 'vitepress' },
  clickLong: { times: 1, site: 'vitepress' },
  clickShortSlow: { times: 1, site: 'vitepress' },
  clickLongSlow: { times: 1, site: 'vitepress' },
  clickLater: { times: 1, site: 'vitepress' },
  clickLaterSlow: { times: 1, site: 'vitepress' },
  search: { times: 1, site: 'vitepress' },
  buildCold: { times: 0.6, site: 'starlight' },
  buildWarm: { times: 0.35, site: 'starlight' },
  memoryCold: { times: 0.5, site: 'starlight' },
  devStart: { most: 1500 },
  devSave: { most: 200 },
};

/** The least of the peers' values; undefined where none has one. */
function leastOfPeers(values: Record<string, PeerValue>): number | undefined {
  const others = Object.entries(values).filter(([id]) => id !== ownSite);
  return others.length > 0 ? Math.min(...others.map(([, { median }]) => median)) : undefined;
}

/** Whether this site keeps what it aims at in a figure: its bound, or else to be below every peer. */
export function holdsBound(figure: PeerFigure, values: Record<string, PeerValue>): boolean {
  const { [ownSite]: own } = values;
  if (!own) return true;
  const bound = peerBounds[figure] ?? { times: 1, site: '' };
  if ('most' in bound) return own.median <= bound.most;
  const other = values[bound.site]?.median ?? leastOfPeers(values);
  return other === undefined || own.median <= bound.times * other;
}
