import type { List, ListItem, PhrasingContent, Root } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString as textOf } from 'mdast-util-to-string';
import type { VFile } from 'vfile';
import type { PageProblem } from '#shared/problem.ts';
import { pageData } from '../compiled-page.ts';
import { visit } from '../visit.ts';
import { addAttributes } from './jsx-attributes.ts';
import { listWithin } from './list-within.ts';

/**
 * Tells names of files, which folders they are, and comments behind them apart.
 *
 * ```
 * - src/                      →   - <FileName name="src/" folder="">
 *   - **index.js** the entry  →     - <FileName name="index.js" marked=""> the entry</FileName>
 * ```
 */
export function fileTree() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'FileTree') return;
      const list = listWithin(node);
      const problems = list ? nameFiles(list) : [{ ...notAList, line: node.position?.start.line }];
      pageData(file).problems.push(...problems.map((problem) => ({ file: file.path, ...problem })));
    });
  };
}

const notAList: PageProblem = {
  message: 'Invalid content of `FileTree`: one list only',
  found: '<FileTree> around something else',
  expected: '<FileTree>\n\n- src/\n  - **index.js** the entry\n\n</FileTree>',
};

function nameFiles({ children }: List): PageProblem[] {
  return children.flatMap(nameFile);
}

function nameFile(item: ListItem): PageProblem[] {
  const [line, ...rest] = item.children;
  const lists = rest.filter((child) => child.type === 'list');
  const entry = line?.type === 'paragraph' ? readEntry(line.children) : undefined;
  if (!line || !entry || lists.length < rest.length) return [nameless(item)];
  const isFolder = lists.length > 0 || entry.name.endsWith('/');
  const name: MdxJsxTextElement = {
    type: 'mdxJsxTextElement',
    name: 'FileName',
    attributes: [],
    children: entry.comment,
    position: line.position,
  };
  addAttributes(name, {
    name: entry.name,
    folder: isFolder ? '' : undefined,
    marked: entry.isMarked ? '' : undefined,
  });
  // Without its paragraph: a tight list has none.
  item.children = [name as unknown as ListItem['children'][number], ...lists];
  item.spread = false;
  return lists.flatMap(nameFiles);
}

function nameless({ position }: ListItem): PageProblem {
  return {
    line: position?.start.line,
    message: 'Invalid entry of a `FileTree`',
    expected: 'a name, and behind it what is to be said of it: `- **index.js** the entry`',
  };
}

interface Entry {
  name: string;
  isMarked: boolean;
  comment: PhrasingContent[];
}

/** A name ends at the first space, unless it is written as code. */
function readEntry([first, ...rest]: readonly PhrasingContent[]): Entry | undefined {
  switch (first?.type) {
    case 'strong':
      return { name: textOf(first), isMarked: true, comment: rest };
    case 'inlineCode':
      return { name: first.value, isMarked: false, comment: rest };
    case 'text': {
      const [, name = '', behind = ''] = /^(\S+)(.*)$/s.exec(first.value) ?? [];
      const comment: PhrasingContent[] = behind ? [{ type: 'text', value: behind }] : [];
      return { name, isMarked: false, comment: [...comment, ...rest] };
    }
    default:
      return undefined;
  }
}
