import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { pageData } from '../compiled-page.ts';
import { visit } from '../visit.ts';

/** Collects the components that a page names, so that unknown ones can be reported with their line. */
export function components() {
  return (tree: Root, file: VFile) => {
    const page = pageData(file);
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      if (!('name' in node) || !node.name || !/^[A-Z]/.test(node.name)) return;
      page.components.push({ name: node.name, line: node.position?.start.line ?? 1 });
    });
  };
}
