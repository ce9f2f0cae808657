import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { VFile } from 'vfile';
import type { OptionIndex } from '../rspack/option-names.ts';
import { pageData } from './compiled-page.ts';
import { EXIT, visit } from './visit.ts';

/**
 * Marks the list of facts below a heading, so that the theme can set it as one. Those of options
 * come from the bundler: a list of them is a problem.
 *
 * ```
 * - **Type:** `string`      →   <ul class="facts"><li><strong>Type</strong> <code>string</code></li>…
 * - **Default:** `'auto'`
 * ```
 */
export function factLists({ byName }: OptionIndex) {
  return (tree: Root, file: VFile) => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'ul' || !parent || index === undefined) return;
      const items = node.children.filter(isElement);
      if (items.length === 0 || !items.every(isFact)) return;
      const name = headingAbove(parent.children.slice(0, index));
      if (name === undefined) return;
      node.properties.className = ['facts'];
      for (const item of items) dropColon(item);
      if (byName.has(name)) {
        pageData(file).problems.push(byHand(name, node, file));
      }
    });
  };
}

/** Labels stand over what they say: a colon would point at nothing. */
function dropColon(item: Element): void {
  visit(item, 'element', (node) => {
    const last = node.tagName === 'strong' ? node.children.at(-1) : undefined;
    if (last?.type === 'text') last.value = last.value.replace(/\s*[:：]$/, '');
    return last ? EXIT : undefined;
  });
}

/** The text of the heading that directly precedes. */
function headingAbove(before: readonly RootContent[]): string | undefined {
  const last = before.findLast((node) => node.type !== 'text');
  return last?.type === 'element' && /^h[2-6]$/.test(last.tagName) ? textOf(last) : undefined;
}

function byHand(name: string, { position }: Element, file: VFile) {
  return {
    file: file.path,
    line: position?.start.line ?? 1,
    message: `Facts of \`${name}\` written by hand`,
    expected: 'type, values and defaults as the bundler has them',
    fix: `<OptionMeta name="${name}" />`,
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
