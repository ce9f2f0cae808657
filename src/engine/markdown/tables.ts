import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { VFile } from 'vfile';
import { pageData } from './compiled-page.ts';
import { visit } from './visit.ts';

/**
 * Lets wide tables scroll inside themselves, aligns cells by class, and gives rows their ids.
 *
 * ```
 * <table>…<td align="right">   →   <div class="table" data-component="Table" tabindex="0"><table>…<td class="align-right">
 * ```
 */
export function tables() {
  return (tree: Root, file: VFile) => {
    const { rowIds, ids, problems } = pageData(file);
    visit(tree, 'element', (node, index, parent) => {
      const line = node.position?.start.line ?? 0;
      const rowId = node.tagName === 'tr' ? rowIds.get(line) : undefined;
      if (rowId) {
        node.properties.id = rowId;
        ids.push({ id: rowId, line });
      }
      if (node.tagName === 'td' || node.tagName === 'th') alignByClass(node);
      if (node.tagName === 'th' && textOf(node).trim() === '') {
        problems.push({ file: file.path, line, ...headless });
      }
      if (node.tagName !== 'table' || !parent || index === undefined) return;
      // With focus, the keyboard scrolls it; script takes the stop away where nothing is to scroll.
      const properties = { className: ['table'], dataComponent: 'Table', tabIndex: 0 };
      parent.children[index] = { type: 'element', tagName: 'div', properties, children: [node] };
      return index + 1;
    });
  };
}

/** Who has the table read to them hears the head of each cell. */
const headless = {
  message: 'Missing table header',
  expected: 'a word for what stands in the column',
};

function alignByClass({ properties }: Element) {
  const { align } = properties;
  delete properties.align;
  if (typeof align === 'string' && align !== 'left') properties.className = [`align-${align}`];
}
