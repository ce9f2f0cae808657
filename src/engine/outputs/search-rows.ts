import type { TableRow } from '#shared/search/search-terms.ts';
import { optionId } from '../bundler/option-names.ts';
import type { CompiledPage } from '../markdown/compiled-page.ts';

/**
 * Where the rows of a page's tables that have an id stand in its text.
 *
 * An id ends with what the row's first cell says: `htmlrspackpluginfilename` stands for `filename`.
 * A row that says something else is left out.
 */
export function searchRows({
  ids,
  toc,
  text,
}: Pick<CompiledPage, 'ids' | 'toc' | 'text'>): TableRow[] {
  const headings = new Map(toc.map(({ id, charIndex }) => [id, charIndex]));
  const inOrder = [...ids].sort((a, b) => a.line - b.line);
  const rows: TableRow[] = [];
  let from = 0;
  for (const { id, alias } of inOrder) {
    const heading = headings.get(id);
    if (heading !== undefined) from = Math.max(from, heading);
    if (heading !== undefined || alias) continue;
    const start = lineThatEnds(id, text, from);
    if (start === undefined) continue;
    rows.push([id, start]);
    from = start + 1;
  }
  return rows;
}

function lineThatEnds(id: string, text: string, from: number): number | undefined {
  let start = from === 0 ? 0 : text.indexOf('\n', from) + 1;
  while (start > 0 || from === 0) {
    const end = text.indexOf('\n', start);
    const line = text.slice(start, end < 0 ? text.length : end);
    const name = optionId(line);
    if (name && line.length <= id.length + 8 && id.endsWith(name)) return start;
    if (end < 0) return undefined;
    start = end + 1;
  }
  return undefined;
}
