/** Where words stand in a text, in UTF-16 units, whatever their case; the longest first, and none inside another. */
export function findWords(text: string, words: readonly string[]): [start: number, end: number][] {
  const lower = text.toLowerCase();
  // A few letters change their length with their case, and places would no longer fit.
  const searched = lower.length === text.length ? lower : text;
  const found: [number, number][] = [];
  for (const word of [...words].sort((a, b) => b.length - a.length)) {
    const wanted = word.toLowerCase();
    if (!wanted) continue;
    for (let at = searched.indexOf(wanted); at >= 0; at = searched.indexOf(wanted, at + 1)) {
      const end = at + wanted.length;
      if (!found.some(([start, stop]) => at < stop && end > start)) found.push([at, end]);
    }
  }
  return found.sort(([a], [b]) => a - b);
}
