import type { Element } from 'hast';
import { visit } from '../visit.ts';

/** The rows of a table, its head first. */
export function rowsOf(table: Element): Element[] {
  const rows: Element[] = [];
  visit(table, 'element', (node) => {
    if (node.tagName === 'tr') rows.push(node);
  });
  return rows;
}

/** The cells of a row. */
export function cellsOf({ children }: Element): Element[] {
  return children.filter((child) => child.type === 'element');
}
