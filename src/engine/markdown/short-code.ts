import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from './visit.ts';

/** Characters that fit into a line of the narrowest phone. */
const longest = 28;

/**
 * Keeps short code with hyphens on one line: browsers would break it at each of them.
 *
 * ```
 * <code>npm init -y</code>   →   <code class="whole">npm init -y</code>
 * ```
 */
export function shortCode() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      if (node.tagName === 'pre') return 'skip';
      if (node.tagName !== 'code') return;
      const text = textOf(node);
      if (text.includes('-') && text.length <= longest) node.properties.className = ['whole'];
    });
  };
}
