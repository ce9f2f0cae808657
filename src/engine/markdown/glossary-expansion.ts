/** A text with something put into it, and where its lines were before. */
export interface Expansion {
  text: string;
  /** The line of the written text that a line comes from. */
  lineOf: (line: number) => number;
}

const place = (component: string) => new RegExp(`^<${component}\\s*/>\\s*$`);

/** Whether a page shows the glossary. */
export function hasGlossary(body: string): boolean {
  return (
    body.includes('<Glossary') && body.split('\n').some((line) => place('Glossary').test(line))
  );
}

/** Puts the texts that have components in their place; each component stands once on a page. */
export function expandComponents(
  body: string,
  markdown: Readonly<Record<string, () => string>>,
): Expansion {
  return Object.entries(markdown).reduce<Expansion>(
    (before, [component, text]) => {
      const after = expandComponent(before.text, { component, markdown: text });
      return { text: after.text, lineOf: (line) => before.lineOf(after.lineOf(line)) };
    },
    { text: body, lineOf: (line) => line },
  );
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
 * @param markdown what the component stands for, in the page's language; called where a page asks for it
 */
function expandComponent(
  body: string,
  { component, markdown }: { component: string; markdown: () => string },
): Expansion {
  const lines = body.split('\n');
  const written = place(component);
  const index = lines.findIndex((line) => written.test(line));
  if (index < 0) return { text: body, lineOf: (line) => line };
  const inserted = markdown().trimEnd().split('\n');
  const at = index + 1;
  const added = inserted.length - 1;
  return {
    text: [...lines.slice(0, index), ...inserted, ...lines.slice(at)].join('\n'),
    lineOf: (line) => (line > at + added ? line - added : Math.min(line, at)),
  };
}
