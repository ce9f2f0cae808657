import type { Paragraph, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { directiveFromMarkdown } from 'mdast-util-directive';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString as textOf } from 'mdast-util-to-string';
import { directive } from 'micromark-extension-directive';
import type { Extension } from 'micromark-util-types';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';
import { closest } from '#shared/closest.ts';
import { pageData } from './compiled-page.ts';
import { attributesFrom } from './components/jsx-attributes.ts';
import { visit } from './visit.ts';

const containerTypes = ['tip', 'info', 'warning', 'danger', 'note', 'details'];

/** Where a plugin hands its syntax to the Markdown parser. */
interface ParserData {
  micromarkExtensions?: Extension[];
  fromMarkdownExtensions?: unknown[];
}

/**
 * Turns containers into the theme's component.
 *
 * ```
 * :::tip Before you start        <Container type="tip" title="Before you start">
 * Install Node.                →   Install Node.
 * :::                            </Container>
 * ```
 *
 * Only the container form of a directive exists here: with the other two, `builtin:swc-loader`
 * and `10:30` would lose their tails.
 */
export function containers(this: Processor) {
  const data = this.data() as ParserData;
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), containerSyntax()];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), directiveFromMarkdown()];

  return (tree: Root, file: VFile) => {
    visit(tree, 'paragraph', (node) => reportStray(node, file));
    visit(tree, 'containerDirective', (node, index, parent) => {
      if (!parent || index === undefined) return;
      report(node, file);
      parent.children[index] = component(node);
      return index;
    });
  };
}

function containerSyntax(): Extension {
  const colon = 58;
  const constructs = directive().flow?.[colon];
  const [container] = Array.isArray(constructs) ? constructs : [constructs];
  return container ? { flow: { [colon]: [container] } } : {};
}

function component({ name, children, position }: ContainerDirective): MdxJsxFlowElement {
  const [first, ...rest] = children;
  const isLabelled = first?.type === 'paragraph' && first.data?.directiveLabel === true;
  // One that does not exist is reported; its text is shown all the same while one fixes it.
  const type = containerTypes.includes(name) ? name : 'note';
  return containerElement(
    { type, ...(isLabelled ? { title: textOf(first) } : {}) },
    { children: isLabelled ? rest : children, position },
  );
}

/** The theme's component around the content of a container. Marks around code stay in its title. */
export function containerElement(
  attributes: { type: string; title?: string },
  { children, position }: Pick<ContainerDirective, 'children' | 'position'>,
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'Container',
    attributes: attributesFrom(attributes),
    children: children as MdxJsxFlowElement['children'],
    position,
  };
}

/** Colons that opened or closed nothing would stand in the page as text. */
function reportStray({ position }: Paragraph, file: VFile) {
  const written = String(file).slice(position?.start.offset, position?.end.offset).split('\n');
  const index = written.findIndex((line) => /^[ \t>]*:{3,}/.test(line));
  if (index < 0) return;
  pageData(file).problems.push({
    file: file.path,
    line: (position?.start.line ?? 1) + index,
    message: 'Unmatched `:::`',
    found: written[index]?.trim() ?? '',
    expected:
      'a line `:::tip Title`, and below the text a line `:::`; more colons for an outer one',
  });
}

function report(node: ContainerDirective, file: VFile) {
  const { problems } = pageData(file);
  const line = node.position?.start.line ?? 1;
  if (!containerTypes.includes(node.name)) {
    const [suggestion = 'note'] = closest(node.name, containerTypes);
    problems.push({
      file: file.path,
      line,
      message: `Unknown container \`${node.name}\``,
      found: `:::${node.name}`,
      expected: `one of ${containerTypes.join(', ')}`,
      fix: `:::${suggestion}`,
    });
  }
  if (Object.keys(node.attributes ?? {}).length > 0) {
    problems.push({
      file: file.path,
      line,
      message: `Unsupported attributes of the container \`${node.name}\``,
      found: String(file).split('\n')[line - 1]?.trim() ?? '',
      expected: 'a title behind the name, as plain text',
      fix: `:::${node.name} ${node.attributes?.title ?? 'Title'}`,
    });
  }
  const lines = String(file).split('\n');
  const last = lines[(node.position?.end.line ?? 1) - 1] ?? '';
  if (!/^\s*:{3,}\s*$/.test(last)) {
    problems.push({
      file: file.path,
      line,
      message: `Unclosed container \`${node.name}\``,
      found: lines[line - 1]?.trim() ?? '',
      expected: 'a line `:::` below its text',
      fix: `:::${node.name}\n…\n:::`,
    });
  }
}
