/**
 * How many letters have to be put in, taken out, changed or swapped with their neighbor to make one
 * word of the other; more than `most` as soon as that is certain.
 */
export function editDistance(a: string, b: string, most = Number.POSITIVE_INFINITY): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = [...Array(b.length + 1).keys()];
  for (let row = 1; row <= a.length; row++) {
    const costs = [row];
    for (let column = 1, cost = row; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      cost = Math.min(
        cost + 1,
        (last[column] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (isSwapped) cost = Math.min(cost, (beforeLast[column - 2] ?? row) + 1);
      costs.push(cost);
    }
    if (Math.min(...costs) > most) return most + 1;
    [beforeLast, last] = [last, costs];
  }
  return last[b.length] ?? 0;
}
