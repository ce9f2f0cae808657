import type { ElementData, Root } from 'hast';
import type { VFile } from 'vfile';
import { pageData } from '../compiled-page.ts';
import { visit } from '../visit.ts';
import { blockCode, readFence } from './fence.ts';
import { readNotations } from './notations.ts';

/**
 * Takes the notations out of code, before anything else reads it.
 *
 * ```
 * <code>a(); // [!code ++]   →   <code>a();      (and its data marks the line as added)
 * ```
 */
export function codeNotations() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'element', (node) => {
      const code = blockCode(node);
      if (!code) return;
      const fence = readFence(code, file);
      if (!/\[\\?!code/.test(fence.code)) return;
      const { lines, problems: found } = readNotations(fence.code, fence.lang);
      const text = lines.map((line) => line.text).join('\n');
      code.children = [{ type: 'text', value: `${text}\n` }];
      // Parsers of HTML declare a place there that the trees of Markdown do not have.
      code.data = { ...code.data, notated: lines } as ElementData;
      const problems = found.map(({ line, ...problem }) => ({
        file: fence.meta.file ?? file.path,
        line: fence.codeLine + line - 1,
        ...problem,
      }));
      pageData(file).problems.push(...problems);
    });
  };
}
