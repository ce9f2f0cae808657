import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from '../visit.ts';
import { addAttributes, attributeOf } from './jsx-attributes.ts';

/**
 * Gives the first list of deprecations the versions that the page's lists have, the newest first:
 * readers choose one there for all of them.
 *
 * ```
 * <Deprecations>   →   <Deprecations versions="0.6.0 0.5.0">
 * ```
 */
export function deprecations() {
  return (tree: Root) => {
    const versions = new Set<string>();
    let first: MdxJsxFlowElement | undefined;
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      if (node.type === 'mdxJsxFlowElement' && node.name === 'Deprecations') first ??= node;
      if (node.name !== 'Deprecation') return;
      for (const name of ['deprecated', 'removed']) versions.add(attributeOf(node, name));
    });
    versions.delete('');
    // `0.10.0` is newer than `0.9.0`.
    const sorted = [...versions].sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
    if (first && sorted.length > 0) addAttributes(first, { versions: sorted.join(' ') });
  };
}
