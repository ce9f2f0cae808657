import type { Blockquote, Paragraph, Root } from 'mdast';
import type { VFile } from 'vfile';
import { closest } from '#shared/closest.ts';
import { pageData } from './compiled-page.ts';
import { containerElement } from './containers.ts';
import { visit } from './visit.ts';

const containerOf: Readonly<Record<string, string>> = {
  NOTE: 'note',
  TIP: 'tip',
  IMPORTANT: 'info',
  WARNING: 'warning',
  CAUTION: 'danger',
};

const names = Object.keys(containerOf);

/**
 * Turns the alerts of GitHub into the containers that they are here.
 *
 * ```
 * > [!WARNING] On Windows         <Container type="warning" title="On Windows">
 * > Paths have backslashes.   →   Paths have backslashes.
 *                                 </Container>
 * ```
 */
export function alerts() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'blockquote', (node, index, parent) => {
      const alert = readAlert(node, String(file));
      if (!alert || !parent || index === undefined) return;
      const { name, title, line } = alert;
      const type = containerOf[name.toUpperCase()];
      if (!type) {
        pageData(file).problems.push({ file: file.path, line, ...unknownAlert(name) });
        return;
      }
      parent.children[index] = containerElement(
        { type, ...(title ? { title } : {}) },
        { children: withoutFirstLine(node), position: node.position },
      );
      return index;
    });
  };
}

interface Alert {
  name: string;
  title: string;
  line: number;
}

/** What stands in the first line of a quotation, as it is written there. */
function readAlert({ children: [first] }: Blockquote, source: string): Alert | undefined {
  const start = first?.type === 'paragraph' ? first.position?.start : undefined;
  if (start?.offset === undefined) return undefined;
  const [line = ''] = source.slice(start.offset).split('\n', 1);
  const [, name, title = ''] = /^\[!(\w+)\][ \t]*(.*?)[ \t\r]*$/.exec(line) ?? [];
  return name === undefined ? undefined : { name, title, line: start.line };
}

function withoutFirstLine({ children: [first, ...rest] }: Blockquote): Blockquote['children'] {
  const text = first?.type === 'paragraph' ? belowFirstLine(first) : [];
  if (first?.type !== 'paragraph' || text.length === 0) return rest;
  return [{ ...first, children: text }, ...rest];
}

function belowFirstLine({ children, position }: Paragraph): Paragraph['children'] {
  const line = position?.start.line;
  const index = children.findIndex((child) => child.position?.end.line !== line);
  const [last, ...below] = index < 0 ? [] : children.slice(index);
  if (!last || last.type === 'break') return below;
  if (last.type !== 'text') return [last, ...below];
  const value = last.value.slice(last.value.indexOf('\n') + 1);
  return value ? [{ ...last, value }, ...below] : below;
}

function unknownAlert(name: string) {
  const [suggestion = 'NOTE'] = closest(name.toUpperCase(), names);
  return {
    message: `Unknown alert \`${name}\``,
    found: `> [!${name}]`,
    expected: `one of ${names.map((known) => `[!${known}]`).join(', ')}`,
    fix: `> [!${suggestion}]`,
  };
}
