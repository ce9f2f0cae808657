import type { Nodes, Root } from 'mdast';
import type { VFile } from 'vfile';
import type { Problem } from '#shared/problem.ts';
import { pageData } from './compiled-page.ts';
import { visit } from './visit.ts';

/**
 * Reports what a page may not contain, and takes it out: raw HTML in Markdown, and modules and
 * expressions in MDX. Comments stay.
 */
export function refuse() {
  return (tree: Root, file: VFile) => {
    const { problems } = pageData(file);
    visit(tree, (node: Nodes, index, parent) => {
      const help = helpFor(node);
      if (!help || !parent || index === undefined) return;
      const { start, end } = node.position ?? {};
      const found = firstLine(String(file).slice(start?.offset, end?.offset));
      problems.push({ file: file.path, line: start?.line ?? 1, found, ...help });
      parent.children.splice(index, 1);
      return index;
    });
  };
}

function helpFor(node: Nodes): Pick<Problem, 'message' | 'expected' | 'fix'> | undefined {
  switch (node.type) {
    case 'html':
      // Reported once, for the opening tag.
      if (/^<(?:!--|\/)/.test(node.value)) return undefined;
      return {
        message: 'HTML in a Markdown page',
        expected: 'Markdown; or a page that ends in .mdx, where components can be used',
        fix: 'say it in Markdown; write `<` as `\\<` where it is text',
      };
    case 'mdxjsEsm':
      return {
        message: 'Import or export in a page',
        expected: "the theme's components, which every page has by their names",
        fix: 'remove the line',
      };
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      if (/^(?:\s|\/\*[\s\S]*?\*\/)*$/.test(node.value)) return undefined;
      return {
        message: 'Code in a page',
        expected: 'text; or a comment: `{/* … */}`',
        fix: `\\{${firstLine(node.value)}\\}`,
      };
    default:
      return undefined;
  }
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? '';
}
