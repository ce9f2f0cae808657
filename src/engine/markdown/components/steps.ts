import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { pageData } from '../compiled-page.ts';
import { visit } from '../visit.ts';
import { listWithin } from './list-within.ts';

/** Reports `Steps` with anything but one numbered list in it. */
export function steps() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'Steps' || listWithin(node)?.ordered) return;
      pageData(file).problems.push({
        file: file.path,
        line: node.position?.start.line ?? 1,
        message: 'Invalid content of `Steps`: one numbered list only',
        found: '<Steps> around something else',
        expected: '<Steps>\n\n1. The first step.\n2. The second step.\n\n</Steps>',
        fix: 'number the items; what belongs to a step is indented below it',
      });
    });
  };
}
