import { idOfName, type OptionNote, type TableRow } from '#search/search-index.ts';
import type { CompiledPage } from '../../markdown/compiled-page.ts';

interface RowSource {
  path: string;
  compiled: Pick<CompiledPage, 'ids' | 'toc' | 'text'>;
}

/**
 * Which lines of a page's text are the rows of its tables that have an id.
 *
 * An id ends with what the row's first cell says: `htmlrspackpluginfilename` stands for `filename`.
 * A row that says something else is left out.
 */
export function searchRows(
  { path, compiled: { ids, toc, text } }: RowSource,
  notes: ReadonlyMap<string, OptionNote>,
): TableRow[] {
  const lines = text.split('\n');
  const headings = new Map(toc.map(({ id, charIndex }) => [id, charIndex]));
  const inOrder = [...ids].sort((a, b) => a.line - b.line);
  const rows: TableRow[] = [];
  let from = 0;
  let last = 0;
  for (const { id, alias } of inOrder) {
    const heading = headings.get(id);
    if (heading !== undefined) from = Math.max(from, lineAt(text, heading));
    if (heading !== undefined || alias) continue;
    const line = lines.findIndex((cell, index) => index >= from && isFirstCell(cell, id));
    if (line < 0) continue;
    const name = idOfName(lines[line] ?? '');
    const note = notes.get(`${path}#${id}`) ?? [];
    rows.push([line - last, id.slice(0, id.length - name.length), ...note]);
    last = line;
    from = line + 1;
  }
  return rows;
}

function lineAt(text: string, index: number): number {
  return text.slice(0, Math.max(0, index)).split('\n').length - 1;
}

function isFirstCell(line: string, id: string): boolean {
  const name = idOfName(line);
  return name !== '' && line.length <= id.length + 8 && id.endsWith(name);
}
