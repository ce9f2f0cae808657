import type { Found, Place } from './answer.ts';
import type { Field } from './fields.ts';

/** For each token of a query, how well something answers it. */
export type Answers = readonly number[];

interface Tallying {
  /** What a place is worth to each of its tokens. Default: its quality. */
  of?: (place: Place, field: Field) => number;
  /** Whether the places of a token are added up; else the best one counts. */
  adds?: boolean;
}

/** What places say to each of so many tokens. */
export function tally(
  found: readonly Pick<Found, 'unit' | 'places'>[],
  tokens: number,
  { of = ({ quality }) => quality, adds = false }: Tallying = {},
): number[] {
  const answers = new Array<number>(tokens).fill(0);
  for (const { unit, places } of found) {
    for (const place of places) {
      const value = of(place, unit.field);
      for (let token = place.needle.from; token < place.needle.to; token++) {
        const known = answers[token] ?? 0;
        answers[token] = adds ? known + value : Math.max(known, value);
      }
    }
  }
  return answers;
}

/** What answers are worth, given the worth of each token. */
export function weighted(answers: Answers, worth: Answers): number {
  return answers.reduce((sum, answer, token) => sum + answer * (worth[token] ?? 0), 0);
}
