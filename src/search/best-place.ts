import type { Found, Place } from './answer.ts';
import type { Unit } from './corpus.ts';
import { fields } from './fields.ts';
import { type Answers, tally, weighted } from './tally.ts';

/** The place that answers the most of a query, prose before code. */
export function bestPlace(
  found: readonly Found[],
  worth: Answers,
): { unit: Unit; place: Place } | undefined {
  let most = 0;
  let best: { unit: Unit; place: Place } | undefined;
  for (const { unit, places } of found) {
    for (const place of places) {
      const answers = tally([{ unit, places: [place] }], worth.length);
      const score = fields[unit.field] * weighted(answers, worth);
      if (score > most) [most, best] = [score, { unit, place }];
    }
  }
  return best;
}
