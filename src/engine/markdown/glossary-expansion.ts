/** A text with something put into it, and where its lines were before. */
export interface Expansion {
  text: string;
  /** The line of the written text that a line comes from. */
  lineOf: (line: number) => number;
}

const place = /^<Glossary\s*\/>\s*$/;

/** Whether a page shows the glossary. */
export function hasGlossary(body: string): boolean {
  return body.includes('<Glossary') && body.split('\n').some((line) => place.test(line));
}

/**
 * Puts the glossary in the place of the component that stands for it, so that its terms are
 * headings of the page like all others.
 *
 * ```
 * <Glossary />   →   ## Modules {#modules}
 *
 *                    ### module {#module}
 * ```
 *
 * @param markdown the glossary in the page's language; called where a page asks for it
 */
export function expandGlossary(body: string, markdown: () => string): Expansion {
  const lines = body.split('\n');
  const index = lines.findIndex((line) => place.test(line));
  if (index < 0) return { text: body, lineOf: (line) => line };
  const inserted = markdown().trimEnd().split('\n');
  const at = index + 1;
  const added = inserted.length - 1;
  return {
    text: [...lines.slice(0, index), ...inserted, ...lines.slice(at)].join('\n'),
    lineOf: (line) => (line > at + added ? line - added : Math.min(line, at)),
  };
}
