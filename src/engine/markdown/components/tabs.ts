import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { pageData } from '../compiled-page.ts';
import { visit } from '../visit.ts';
import { attributeOf } from './jsx-attributes.ts';

/** Reports sets of tabs within a line of text, and tabs of one set that nothing tells apart. */
export function tabs() {
  return (tree: Root, file: VFile) => {
    const report = (node: Nodes, problem: { message: string; found: string; expected: string }) =>
      pageData(file).problems.push({
        file: file.path,
        line: node.position?.start.line ?? 1,
        ...problem,
      });
    visit(tree, 'mdxJsxTextElement', (node) => {
      if (!/^(?:PackageManager)?Tabs$/.test(node.name ?? '')) return;
      report(node, {
        message: `\`${node.name}\` in a line of text`,
        found: `… <${node.name}> …`,
        expected: 'lines of its own, with empty ones around them',
      });
    });
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'Tabs') return;
      for (const { tab, value } of repeated(node)) {
        report(tab, {
          message: 'Duplicate tab value',
          found: `<Tab … value="${value}">`,
          expected: 'a value, or else a label, that no other tab of the set has',
        });
      }
    });
  };
}

/** Tabs whose value an earlier one has. */
function repeated({ children }: MdxJsxFlowElement) {
  const found = children
    .filter((child) => child.type === 'mdxJsxFlowElement' && child.name === 'Tab')
    .map((tab) => ({ tab, value: nameOf(tab as MdxJsxFlowElement) }));
  return found.filter(
    ({ value }, index) => value && found.findIndex((other) => other.value === value) < index,
  );
}

function nameOf(tab: MdxJsxFlowElement): string {
  return attributeOf(tab, 'value') || attributeOf(tab, 'label');
}
