import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { VFile } from 'vfile';
import { type OptionIndex, optionId } from '../../rspack/option-names.ts';
import { pageData } from '../compiled-page.ts';
import { visit } from '../visit.ts';
import { cellsOf, rowsOf } from './table-cells.ts';

const typeHeads = new Set(['Type', '类型']);

/**
 * Holds tables of options to the bundler's own types: in the row of an option, the cell below
 * `Type` says what the bundler says.
 *
 * ```
 * | option                       | Type      |
 * | `output.path` {#outputpath}  | `string`  |
 * ```
 */
export function optionRows({ byName }: OptionIndex) {
  const byId = new Map([...byName].map(([name, option]) => [optionId(name), { name, ...option }]));
  return (tree: Root, file: VFile) => {
    const { rowIds, problems } = pageData(file);
    visit(tree, 'element', (table) => {
      if (table.tagName !== 'table') return;
      const [head, ...rows] = rowsOf(table);
      const column = head ? cellsOf(head).findIndex((cell) => typeHeads.has(textOf(cell))) : -1;
      if (column < 0) return;
      for (const row of rows) {
        const line = row.position?.start.line ?? 0;
        const option = byId.get(rowIds.get(line) ?? '');
        const written = cellsOf(row)[column];
        if (!option || !written || textOf(written).trim() === option.type) continue;
        problems.push({
          file: file.path,
          line,
          message: `Wrong type of \`${option.name}\``,
          found: textOf(written),
          fix: `\`${option.type.replaceAll('|', '\\|')}\``,
        });
      }
    });
  };
}
