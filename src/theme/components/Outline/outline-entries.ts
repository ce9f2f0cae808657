import { isMemberName } from '#shared/option-name.ts';
import type { Heading } from '#shared/page.ts';

/** A line of the list of headings. */
export interface OutlineEntry extends Pick<Heading, 'id' | 'text'> {
  /** What is shown: of an option below its parent, the last part of its name. */
  label: string;
  /** From 2 on. */
  depth: number;
  /** Whether it is a name in code: of an option, a flag, a method. */
  isName: boolean;
}

/** Deeper ones stand where these do. */
const deepest = 5;

/** The headings of a page as its outline shows them: options stand below the options that hold them. */
export function outlineEntries(
  toc: readonly Pick<Heading, 'id' | 'text' | 'depth'>[],
  title: string,
): OutlineEntry[] {
  const depths = new Map([[title, 0]]);
  return toc.map(({ id, text, depth: own }) => {
    let end = text.lastIndexOf('.');
    while (end > 0 && !depths.has(text.slice(0, end))) end = text.lastIndexOf('.', end - 1);
    const above = end > 0 ? (depths.get(text.slice(0, end)) ?? 0) : 0;
    const depth = Math.min(Math.max(own, above + 1), deepest);
    depths.set(text, depth);
    return { id, text, depth, label: end > 0 ? text.slice(end + 1) : text, isName: isName(text) };
  });
}

/** `output.path`, `externalsType`, `--watch`: dots, a capital within, or dashes. One plain word may be any word. */
function isName(text: string): boolean {
  return isMemberName(text) || /^(?:--[\w-]+|[a-z]+[A-Z]\w*)$/.test(text);
}
