/** What stands in the same place of two lists; one of them where the other has nothing. */
export interface Pair<T> {
  original?: T;
  translation?: T;
}

/**
 * Lays two lists side by side, so that what is equal stands together, and then what is alike.
 *
 * @param signature 1 for what is equal, 0 for what never belongs together
 */
export function align<T>(
  original: readonly T[],
  translation: readonly T[],
  signature: (original: T, translation: T) => number,
): Pair<T>[] {
  const pairAt = (a: number, b: number) => ({ original: original[a], translation: translation[b] });
  const isEqual = (a: number, b: number) => {
    const pair = pairAt(a, b);
    return isWhole(pair) && signature(pair.original, pair.translation) === 1;
  };
  // Most pages differ in one place only: equal beginnings and ends are skipped.
  let head = 0;
  while (isEqual(head, head)) head++;
  let tail = 0;
  const shorter = Math.min(original.length, translation.length);
  const last = (list: readonly T[]) => list.length - 1 - tail;
  while (head + tail < shorter && isEqual(last(original), last(translation))) tail++;

  const middle = weigh(
    original.slice(head, original.length - tail),
    translation.slice(head, translation.length - tail),
    signature,
  );
  return [
    ...original.slice(0, head).map((_, index) => pairAt(index, index)),
    ...middle,
    ...original.slice(original.length - tail).map((entry, index) => ({
      original: entry,
      translation: translation[translation.length - tail + index],
    })),
  ];
}

/** Whether both lists have something there. */
export function isWhole<T>(pair: Pair<T>): pair is Required<Pair<T>> {
  return pair.original !== undefined && pair.translation !== undefined;
}

/** The longest common subsequence, where pairs count by their signature. */
function weigh<T>(
  original: readonly T[],
  translation: readonly T[],
  signature: (original: T, translation: T) => number,
): Pair<T>[] {
  const scores = original.map((a) => translation.map((b) => signature(a, b)));
  const best = bestSums(scores, translation.length);
  const sum = (a: number, b: number) => best[a]?.[b] ?? 0;
  const pairs: Pair<T>[] = [];
  let [a, b] = [0, 0];
  while (a < original.length || b < translation.length) {
    const score = scores[a]?.[b] ?? 0;
    if (score > 0 && sum(a, b) === score + sum(a + 1, b + 1)) {
      pairs.push({ original: original[a++], translation: translation[b++] });
    } else if (a < original.length && sum(a, b) === sum(a + 1, b)) {
      pairs.push({ original: original[a++] });
    } else {
      pairs.push({ translation: translation[b++] });
    }
  }
  return pairs;
}

/** The best sum from each place to the ends of both lists. */
function bestSums(scores: readonly number[][], columns: number): number[][] {
  const sums: number[][] = [];
  for (let a = scores.length - 1; a >= 0; a--) {
    const row: number[] = [];
    for (let b = columns - 1; b >= 0; b--) {
      const score = scores[a]?.[b] ?? 0;
      const both = score > 0 ? score + (sums[a + 1]?.[b + 1] ?? 0) : 0;
      row[b] = Math.max(both, sums[a + 1]?.[b] ?? 0, row[b + 1] ?? 0);
    }
    sums[a] = row;
  }
  return sums;
}
