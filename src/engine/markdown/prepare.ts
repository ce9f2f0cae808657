/** A page's text after the pre-pass. Every line is still where it was. */
export interface PreparedText {
  text: string;
  /** Heading ids by the line they stand on. */
  headingIds: Map<number, string>;
  /** Ids of rows of tables, likewise. */
  rowIds: Map<number, string>;
}

const heading = /^(?<text>#{1,6}\s.*?)(?<id>[ \t]+\{#(?<name>[^\s{}]+)\})[ \t]*$/;
const row = /^(?<text>[ \t]*\|[^|]*?)(?<id>[ \t]+\{#(?<name>[^\s{}]+)\})(?<rest>[ \t]*\|.*)$/;
const container = /^(?<open>[ \t]*:{3,}[a-z]+)[ \t]+(?<title>\S.*?)[ \t]*$/i;
/** Also where it opens an item of a list. */
const codeFence = /^[ \t]*(?<items>(?:(?:[-*+]|\d+[.)])[ \t]+)*)(?<marks>`{3,}|~{3,})(?<info>.*)$/;

/**
 * Reads the pieces of syntax that Markdown has no grammar for.
 *
 * ```
 * ## Public path {#public-path}   →  ## Public path                 (and line 1 has id public-path)
 * | `name` {#cachename} | … |     →  | `name`               | … |    (and that row has id cachename)
 * :::tip Before you start         →  :::tip[Before you start]
 * ```
 *
 * Code is left alone, and lines keep their numbers.
 */
export function prepare(source: string): PreparedText {
  const headingIds = new Map<number, string>();
  const rowIds = new Map<number, string>();
  let openFence: string | undefined;
  const lines = source.split('\n').map((line, index) => {
    const fence = codeFence.exec(line)?.groups;
    if (openFence !== undefined) {
      if (fence && closes(fence, openFence)) openFence = undefined;
      return line;
    }
    if (fence && !(fence.marks?.startsWith('`') && fence.info?.includes('`'))) {
      openFence = fence.marks;
      return line;
    }
    const withId = heading.exec(line)?.groups;
    if (withId) {
      headingIds.set(index + 1, withId.name ?? '');
      return withId.text + ' '.repeat(withId.id?.length ?? 0);
    }
    const rowWithId = row.exec(line)?.groups;
    if (rowWithId) {
      rowIds.set(index + 1, rowWithId.name ?? '');
      const { text = '', id = '', rest = '' } = rowWithId;
      return text + ' '.repeat(id.length) + rest;
    }
    const titled = container.exec(line)?.groups;
    if (titled && !titled.title?.startsWith('{')) {
      return `${titled.open}[${asText(titled.title ?? '')}]`;
    }
    return line;
  });
  return { text: lines.join('\n'), headingIds, rowIds };
}

/** A title is plain text, where every sign stands for itself; the theme knows the marks around code. */
function asText(title: string): string {
  return title.replaceAll(/[!-/:-@[-`{-~]/g, '\\$&');
}

/** A fence ends at a line of the same mark, at least as long, with nothing else in it. */
function closes(fence: Record<string, string | undefined>, open: string): boolean {
  const { items, marks = '', info = '' } = fence;
  const fits = marks[0] === open[0] && marks.length >= open.length;
  return fits && items === '' && info.trim() === '';
}
