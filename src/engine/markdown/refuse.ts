import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { pageData } from './compiled-page.ts';

/** Reports what a page may not contain: raw HTML in Markdown, and modules and expressions in MDX. */
export function refuse() {
  return (tree: Root, file: VFile) => {
    const { problems } = pageData(file);
    visit(tree, (node: Nodes) => {
      const line = node.position?.start.line ?? 1;
      if (node.type === 'html' && !node.value.startsWith('<!--')) {
        problems.push({
          file: file.path,
          line,
          message: 'HTML in a Markdown page is not rendered.',
          found: firstLine(node.value),
          expected: 'Markdown; or a page that ends in .mdx, where components can be used',
        });
      }
      if (node.type === 'mdxjsEsm') {
        problems.push({
          file: file.path,
          line,
          message: 'Pages cannot import or export.',
          found: firstLine(node.value),
          expected: "the theme's components, which every page has by their names",
          fix: 'remove the line',
        });
      }
    });
  };
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? '';
}
