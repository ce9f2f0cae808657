/** Words and Han characters that are read in a minute; code takes its time as words do. */
const wordsPerMinute = 220;
const hanPerMinute = 400;

/** How many minutes a text takes to read, at least one. */
export function readingTime(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/[\p{Script=Latin}\p{Number}]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsPerMinute + han / hanPerMinute));
}
