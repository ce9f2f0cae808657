/**
 * The heading that is being read: the last one that has passed below the top; above all of them there is none.
 *
 * @param tops distance of each heading from the top of the window, in order
 * @param atEnd whether the page is scrolled to its end: then no later heading can get to the top
 */
export function activeHeading(
  tops: readonly { id: string; top: number }[],
  { offset, atEnd }: { offset: number; atEnd: boolean },
): string | undefined {
  if (atEnd) return tops.at(-1)?.id;
  return tops.findLast(({ top }) => top <= offset)?.id;
}
