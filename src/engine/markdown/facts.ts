import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/**
 * Marks the list of facts below an option's heading, so that the theme can set it as one.
 *
 * ```
 * - **Type:** `string`      →   <ul class="facts"><li><strong>Type:</strong> <code>string</code></li>…
 * - **Default:** `'auto'`
 * ```
 */
export function facts() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'ul') return;
      const items = node.children.filter(isElement);
      if (items.length > 0 && items.every(isFact)) node.properties.className = ['facts'];
    });
  };
}

function isFact(item: Element): boolean {
  const [first] = item.children.filter((child) => isElement(child) || textOf(child).trim() !== '');
  if (!first || !isElement(first)) return false;
  if (first.tagName === 'p') return isFact(first);
  return first.tagName === 'strong' && /[:：]$/.test(textOf(first));
}

function isElement(node: ElementContent): node is Element {
  return node.type === 'element';
}
