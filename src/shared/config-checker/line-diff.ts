/** A line of a comparison; `gap` stands for lines that are the same in both. */
export interface DiffLine {
  type: 'same' | 'removed' | 'added' | 'gap';
  text: string;
}

/** As many lines around a change are shown. */
const around = 2;
/** Longer texts are compared from their two ends alone. */
const most = 1500;

/** The lines in which two texts differ, with a few around them. */
export function lineDiff(before: string, after: string): DiffLine[] {
  const [one, other] = [before.split('\n'), after.split('\n')];
  const start = sharedStart(one, other);
  const end = sharedStart(one.slice(start).reverse(), other.slice(start).reverse());
  const middle = compare(
    one.slice(start, one.length - end),
    other.slice(start, other.length - end),
  );
  const same = (text: string): DiffLine => ({ type: 'same', text });
  return withGaps([
    ...one.slice(0, start).map(same),
    ...middle,
    ...one.slice(one.length - end).map(same),
  ]);
}

function sharedStart(one: readonly string[], other: readonly string[]): number {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one[length] === other[length]) length++;
  return length;
}

/** By the longest common sequence of lines. */
function compare(one: readonly string[], other: readonly string[]): DiffLine[] {
  if (one.length > most || other.length > most)
    return [...one.map((text) => removed(text)), ...other.map((text) => added(text))];
  const lengths = sequenceLengths(one, other);
  const lines: DiffLine[] = [];
  let [a, b] = [0, 0];
  while (a < one.length || b < other.length) {
    const [left, right] = [one[a], other[b]];
    if (left !== undefined && left === right) {
      lines.push({ type: 'same', text: left });
      a++;
      b++;
    } else if (
      left !== undefined &&
      (lengths[a + 1]?.[b] ?? 0) >= (right === undefined ? 0 : (lengths[a]?.[b + 1] ?? 0))
    ) {
      lines.push(removed(left));
      a++;
    } else {
      lines.push(added(right ?? ''));
      b++;
    }
  }
  return lines;
}

function removed(text: string): DiffLine {
  return { type: 'removed', text };
}

function added(text: string): DiffLine {
  return { type: 'added', text };
}

/** How long the longest common sequence is from each pair of lines on. */
function sequenceLengths(one: readonly string[], other: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1));
  for (let a = one.length - 1; a >= 0; a--) {
    const [row, next] = [rows[a], rows[a + 1]];
    if (!row || !next) continue;
    for (let b = other.length - 1; b >= 0; b--) {
      row[b] =
        one[a] === other[b] ? (next[b + 1] ?? 0) + 1 : Math.max(next[b] ?? 0, row[b + 1] ?? 0);
    }
  }
  return rows;
}

function withGaps(lines: DiffLine[]): DiffLine[] {
  const isNear = lines.map((_, index) =>
    lines
      .slice(Math.max(0, index - around), index + around + 1)
      .some(({ type }) => type !== 'same'),
  );
  return lines.flatMap((line, index) => {
    if (isNear[index]) return [line];
    return index > 0 && !isNear[index - 1] ? [] : [{ type: 'gap', text: '' } as const];
  });
}
