import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { StructureNode } from '../compiled-page.ts';
import { blockCode, languageOf } from './fence.ts';
import { parseFenceMeta } from './fence-meta.ts';
import { inWrittenPlaces, type NotatedLine } from './notations.ts';

/** What a block of code has in common with the one of the other language. */
export function codePart(node: Element): Omit<StructureNode, 'line'> | undefined {
  const inner = blockCode(node);
  if (!inner) return undefined;
  const lang = languageOf(inner);
  const { meta, notated } = inner.data ?? {};
  const { title = '' } = parseFenceMeta(meta ?? '');
  const inDiff = /\.(\w+)$/.exec(title)?.[1] ?? 'text';
  const text = notated ? inWrittenPlaces(notated) : textOf(inner);
  return {
    type: 'code',
    signature: fenceSignature(lang, meta ?? '') + notationSignature(notated),
    code: { lang: lang === 'diff' ? `diff ${inDiff}` : lang, text: text.trimEnd() },
    written: `\`\`\`${lang} ${meta ?? ''}`.trim(),
  };
}

/** A fence without its words for people: a reason, and a title that names no file. */
function fenceSignature(lang: string, meta: string): string {
  const { title, nocheck, problems, ...marks } = parseFenceMeta(meta);
  const isFile = /^[^\s\p{Script=Han}]*[./][^\s\p{Script=Han}]*$/u.test(title ?? '');
  return JSON.stringify([
    lang,
    isFile ? title : title !== undefined,
    nocheck !== undefined,
    Object.entries(marks).sort(),
    problems.map(({ found }) => found),
  ]);
}

/** What notations say, whatever comment they stand in. */
function notationSignature(lines: readonly NotatedLine[] = []): string {
  return lines
    .map(({ marks, words }, index) => ({ index, said: [...marks, ...words].sort() }))
    .filter(({ said }) => said.length > 0)
    .map(({ index, said }) => ` ${index + 1}:${said}`)
    .join('');
}
