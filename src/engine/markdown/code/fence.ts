import type { Element, Nodes } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { VFile } from 'vfile';
import { pageData } from '../compiled-page.ts';
import { type FenceMeta, parseFenceMeta } from './fence-meta.ts';
import type { NotatedLine } from './notations.ts';

/** A block of code as it is written. */
export interface Fence {
  lang: string;
  /** As readers see it: without notations. */
  code: string;
  meta: FenceMeta;
  /** The lines that readers see, where notations say something of them or took lines out. */
  notated?: readonly NotatedLine[];
  /** Of the fence itself. */
  line: number;
  /** Of the code's first line. */
  codeLine: number;
}

declare module 'hast' {
  interface ElementData {
    /** What notations in the code say; on a block's `code`. */
    notated?: readonly NotatedLine[] | undefined;
  }
}

/** The `code` of a block of code: `<pre><code>`. */
export function blockCode(node: Nodes): Element | undefined {
  if (node.type !== 'element' || node.tagName !== 'pre') return undefined;
  const [code] = node.children;
  return code?.type === 'element' && code.tagName === 'code' ? code : undefined;
}

/** The language of a block, as its fence has it. */
export function languageOf({ properties: { className } }: Element): string {
  const [name] = Array.isArray(className) ? className : [];
  return String(name ?? 'language-text').replace('language-', '');
}

/** Reads a block's `code`. */
export function readFence(node: Element, file: VFile): Fence {
  const start = node.position?.start;
  const line = start?.line ?? 1;
  const isFenced = /^(?:`{3}|~{3})/.test(
    String(file).slice(start?.offset, (start?.offset ?? 0) + 3),
  );
  const { meta = '', notated } = node.data ?? {};
  return {
    lang: languageOf(node),
    code: textOf(node).replace(/\n$/, ''),
    meta: parseFenceMeta(meta ?? ''),
    ...(notated ? { notated } : {}),
    line,
    codeLine: pageData(file).quotedLines.get(line) ?? (isFenced ? line + 1 : line),
  };
}
