/** A figure; null where the program did not get that far before the limit. */
type Measured = number | null;

/** What a bundler needed; the times of the dev server are absent where it has none. */
interface BenchmarkResult {
  /** A production build without a cache, from the command to its end, in milliseconds. */
  build: Measured;
  /** Most memory that was resident during that build, in bytes; 0 where the system does not tell. */
  memory: Measured;
  /** Scripts and styles of the output, in bytes: as they are, and brotli 11. */
  size: Measured;
  compressed: Measured;
  /** From the command to the app being mounted in a browser, in milliseconds. */
  start?: Measured;
  /** From saving a module to its text on the page: one that imports none, and the one that imports all. */
  leaf?: Measured;
  root?: Measured;
}

/** What something was measured on. */
export interface BenchmarkMachine {
  cpu: string;
  cores: number;
  /** In gigabytes. */
  memory: number;
  system: string;
  node: string;
}

/** An app of so many modules, and what each bundler made of it. Medians throughout. */
export interface BenchmarkCase {
  modules: number;
  /** The day, `YYYY-MM-DD`. */
  date: string;
  machine: BenchmarkMachine;
  /** How often each was measured. */
  rounds: number;
  /** When a build, or the start of a server, was given up, in milliseconds. */
  limit: number;
  /** By the bundler's id: `rspack`, `webpack-swc`. */
  results: Record<string, BenchmarkResult>;
}

/** What `npm run bench:bundlers` measured; stands in `content/benchmarks.json`. */
export interface Benchmarks {
  /** By id: what it is called, and the versions of its packages, the bundler's own first. */
  bundlers: Record<string, { name: string; versions: Record<string, string> }>;
  /** The smallest app first. */
  cases: BenchmarkCase[];
}

/** What pages can show of a case. */
export const benchmarkFigures = ['build', 'start', 'leaf', 'root', 'memory', 'compressed'] as const;

export type BenchmarkFigure = (typeof benchmarkFigures)[number];

/** What pages show of an app of one size. */
export interface BenchmarkChart extends Pick<BenchmarkCase, 'modules' | 'limit'> {
  /** The fastest to build first. */
  rows: BenchmarkRow[];
}

/** A bundler in it. */
export interface BenchmarkRow {
  id: string;
  name: string;
  version: string;
  figures: Partial<Record<BenchmarkFigure, Measured>>;
}

/** How all of it was measured. */
export interface BenchmarkSetup extends Pick<Benchmarks, 'bundlers'> {
  cases: Omit<BenchmarkCase, 'results'>[];
}
