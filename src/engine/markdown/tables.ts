import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

/**
 * Lets wide tables scroll inside themselves, and aligns cells by class.
 *
 * ```
 * <table>…<td align="right">   →   <div class="table" tabindex="0"><table>…<td class="align-right">
 * ```
 */
export function tables() {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName === 'td' || node.tagName === 'th') alignByClass(node);
      if (node.tagName !== 'table' || !parent || index === undefined) return;
      const properties = { className: ['table'], tabIndex: 0 };
      parent.children[index] = { type: 'element', tagName: 'div', properties, children: [node] };
      return index + 1;
    });
  };
}

function alignByClass({ properties }: Element) {
  const { align } = properties;
  delete properties.align;
  if (typeof align === 'string' && align !== 'left') properties.className = [`align-${align}`];
}
