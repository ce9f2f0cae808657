/** What a bundler needed; the times of the dev server are absent where it has none. */
interface BenchmarkResult {
  /** A production build without a cache, from the command to its end, in milliseconds. */
  build: number;
  /** Most memory that was resident during that build, in bytes. */
  memory: number;
  /** Scripts and styles of the output, in bytes: as they are, and brotli 11. */
  size: number;
  compressed: number;
  /** From the command to the app being mounted in a browser, in milliseconds. */
  start?: number;
  /** From saving a module to its text on the page: one that imports none, and the one that imports all. */
  leaf?: number;
  root?: number;
}

/** An app of so many modules, and what each bundler made of it. */
export interface BenchmarkCase {
  modules: number;
  /** By the bundler's id: `rspack`, `webpack-swc`. */
  results: Record<string, BenchmarkResult>;
}

/** What `npm run bench:bundlers` measured; stands in `content/benchmarks.json`. Medians throughout. */
export interface Benchmarks {
  /** The day, `YYYY-MM-DD`. */
  date: string;
  machine: {
    cpu: string;
    cores: number;
    /** In gigabytes. */
    memory: number;
    system: string;
    node: string;
  };
  /** How often each was measured. */
  rounds: number;
  /** By id: what it is called, and the versions of its packages, the bundler's own first. */
  bundlers: Record<string, { name: string; versions: Record<string, string> }>;
  cases: BenchmarkCase[];
}

/** What pages can show of a case. */
export const benchmarkFigures = ['build', 'memory', 'compressed', 'start', 'leaf', 'root'] as const;

export type BenchmarkFigure = (typeof benchmarkFigures)[number];

/** A bundler in a chart. */
export interface BenchmarkRow {
  id: string;
  name: string;
  version: string;
  /** In milliseconds or bytes. */
  value: number;
}
