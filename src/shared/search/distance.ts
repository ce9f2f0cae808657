/**
 * How many letters have to be put in, taken out, changed or swapped with their neighbour to make one
 * word of the other; more than `most` as soon as that is certain.
 */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let best = Math.min(
        at(last, column - 1) + (same ? 0 : 1),
        at(last, column) + 1,
        at(current, column - 1) + 1,
      );
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) best = Math.min(best, at(beforeLast, column - 2) + 1);
      current.push(best);
    }
    if (Math.min(...current) > most) return most + 1;
    beforeLast = last;
    last = current;
  }
  return at(last, b.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}

/** How many wrong letters a word of this length may have. */
export function typosIn({ length }: string): number {
  if (length < 4) return 0;
  if (length < 8) return 1;
  return length < 14 ? 2 : 3;
}
