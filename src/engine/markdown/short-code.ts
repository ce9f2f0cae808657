import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from './visit.ts';

/** Characters that fit into a line of the narrowest phone. */
const longestInText = 28;
/** The same beside another column of a table, whose letters are smaller. */
const longestInTable = 30;

/** Code is broken between its words; these are what is left. */
const word = /[^\s,|]+/g;
/** Where browsers break a word. */
const breaks = /[-/?]/;

/**
 * Keeps short code on one line: browsers would break it at each hyphen, and in narrow columns at slashes.
 * Longer code is broken between its words; a word of a table that has no room is marked, to be broken anywhere.
 *
 * ```
 * <code>npm init -y</code>   →   <code class="whole">npm init -y</code>
 * ```
 */
export function shortCode() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      const { tagName } = node;
      if (tagName === 'pre') return 'skip';
      if (tagName === 'code') keepWhole(node);
      if (tagName !== 'td' && tagName !== 'th') return;
      visit(node, 'element', (inner) => {
        if (inner.tagName === 'code') keepWholeInTable(inner);
      });
      return 'skip';
    });
  };
}

function keepWhole(code: Element): void {
  const text = textOf(code);
  if (!text.includes('-')) return;
  if (text.length <= longestInText) code.properties.className = ['whole'];
  else code.children = code.children.flatMap(withWholeWords);
}

function keepWholeInTable(code: Element): void {
  const words = textOf(code).match(word) ?? [];
  if (words.some(({ length }) => length > longestInTable)) code.properties.className = ['long'];
  else if (words.length > 1) code.children = code.children.flatMap(withWholeWords);
  else if (breaks.test(words[0] ?? '')) code.properties.className = ['whole'];
}

/** The words that have hyphens, each as an element. */
function withWholeWords(node: ElementContent): ElementContent[] {
  if (node.type !== 'text') return [node];
  const { value } = node;
  const parts: ElementContent[] = [];
  let done = 0;
  for (const { 0: found, index } of value.matchAll(word)) {
    if (!found.includes('-') || found.length > longestInText) continue;
    if (index > done) parts.push({ type: 'text', value: value.slice(done, index) });
    parts.push({
      type: 'element',
      tagName: 'span',
      properties: { className: ['whole'] },
      children: [{ type: 'text', value: found }],
    });
    done = index + found.length;
  }
  return done === 0 ? [node] : [...parts, { type: 'text', value: value.slice(done) }];
}
