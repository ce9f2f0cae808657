import type { Code, Root } from 'mdast';
import type { VFile } from 'vfile';
import type { Quotes } from '../content/records/quoted-files.ts';
import { parseFenceMeta } from './code/fence-meta.ts';
import { pageData } from './compiled-page.ts';
import { visit } from './visit.ts';

/**
 * Puts the files of examples into the fences that quote them.
 *
 * ````
 * ```js file="examples/react/src/index.jsx"      ```js file="…" title="src/index.jsx"
 * ```                                        →   import { createRoot } from 'react-dom/client';
 *                                                …
 * ````
 */
export function quotes({ quote }: Quotes) {
  return (tree: Root, file: VFile) => {
    visit(tree, 'code', (node) => {
      const { file: name, region, title } = parseFenceMeta(node.meta ?? '');
      const line = node.position?.start.line ?? 1;
      if (name === undefined) {
        if (region !== undefined) pageData(file).problems.push(noFile(region, file, line));
        return;
      }
      const quoted = quote({
        file: name,
        body: node.value,
        ...(region === undefined ? {} : { region }),
      });
      if (quoted.type === 'refused') {
        pageData(file).problems.push({ file: file.path, line, ...quoted.problem });
        return;
      }
      pageData(file).quotedLines.set(line, quoted.line);
      fill(node, quoted.code, title === undefined ? quoted.title : undefined);
    });
  };
}

function fill(node: Code, code: string, title: string | undefined): void {
  node.value = code;
  if (title !== undefined) node.meta = `${node.meta ?? ''} title="${title}"`;
}

function noFile(region: string, file: VFile, line: number) {
  return {
    file: file.path,
    line,
    message: 'Code fence with a region and no file',
    found: `region="${region}"`,
    expected: 'the file that the region is in',
    fix: `file="examples/…" region="${region}"`,
  };
}
