import { codeMark, type ProseBlock } from './prose-block.ts';

const reach = 12;

/** A place in a block's text (or in a corrected one) with whole words around it, and its code as written. */
export function excerptOf(
  { spans }: ProseBlock,
  text: string,
  { from, to }: { from: number; to: number },
): string {
  const [lineStart, lineEnd] = [text.lastIndexOf('\n', from - 1) + 1, text.indexOf('\n', to)];
  let start = Math.max(lineStart, from - reach);
  let end = Math.min(lineEnd < 0 ? text.length : lineEnd, to + reach);
  while (start < from && isWithinWord(text, start)) start++;
  while (end > to && isWithinWord(text, end)) end--;
  const codes = spans.filter(({ type }) => type === 'code').map((span) => `\`${span.text}\``);
  let next = text.slice(0, start).split(codeMark).length - 1;
  const excerpt = text.slice(start, end).replaceAll('\n', ' ').trim();
  return excerpt.replaceAll(codeMark, () => codes[next++] ?? codeMark);
}

function isWithinWord(text: string, offset: number): boolean {
  return /^[\p{Script=Latin}\d]{2}$/u.test(text.slice(offset - 1, offset + 1));
}
