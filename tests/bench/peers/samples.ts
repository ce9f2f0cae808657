import { stripVTControlCharacters } from 'node:util';
import type { PeerFigure, Peers, PeerValue } from '#shared/peers.ts';
import { median } from '../measure.ts';
import type { Sample } from './visits.ts';

/** What was measured so far; what fails is noted, and the rest goes on. */
export interface Samples {
  /** Adds what a measurement of a site gives. */
  take: (site: string, what: string, measure: () => Promise<Sample>) => Promise<void>;
  /** Undefined where it fails. */
  attempt: <T>(what: string, work: () => Promise<T>) => Promise<T | undefined>;
  result: () => Pick<Peers, 'figures' | 'failures'>;
}

export function createSamples(onFailure: (failure: string) => void): Samples {
  const taken = new Map<PeerFigure, Map<string, number[]>>();
  const failures = new Set<string>();

  async function attempt<T>(what: string, work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      onFailure(`${what}: ${error instanceof Error ? error.message : error}`);
      failures.add(`${what}: ${firstLine(error)}`);
      return undefined;
    }
  }

  return {
    attempt,
    async take(site, what, measure) {
      const sample = await attempt(`${site}: ${what}`, measure);
      for (const [name, value] of Object.entries(sample ?? {})) {
        const figure = name as PeerFigure;
        const values = taken.get(figure) ?? new Map<string, number[]>();
        taken.set(figure, values.set(site, [...(values.get(site) ?? []), value]));
      }
    },
    result: () => ({
      figures: Object.fromEntries(
        [...taken].map(([figure, sites]) => [
          figure,
          Object.fromEntries([...sites].map(([site, values]) => [site, spreadOf(values)])),
        ]),
      ),
      failures: [...failures].sort(),
    }),
  };
}

/** Median and spread, as whole numbers. */
function spreadOf(values: readonly number[]): PeerValue {
  return {
    median: Math.round(median(values)),
    low: Math.round(Math.min(...values)),
    high: Math.round(Math.max(...values)),
  };
}

/** The line that says what is wrong, of all that a program has printed. */
function firstLine(error: unknown): string {
  const text = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
  const lines = text.split('\n').map((line) => line.trim());
  return (lines.find((line) => /error/i.test(line)) ?? lines[0] ?? '').slice(0, 200);
}
