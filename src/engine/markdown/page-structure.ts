import type { Element, Nodes, Parents, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { wordAttributes } from '#shared/article-components.ts';
import { codePart } from './code/code-structure.ts';
import { type CompileData, pageData, type StructureNode } from './compiled-page.ts';
import { attributeOf } from './components/jsx-attributes.ts';
import { visit } from './visit.ts';

/**
 * Collects what a page and its translation have alike, in order: headings, code, containers,
 * tables and components. Comes after the headings have their ids, and before code and tables
 * become the theme's.
 *
 * ```
 * ## Setup {#setup}   →   { type: 'heading', signature: '2 setup', written: '## Setup {#setup}', line: 1 }
 * ```
 */
export function pageStructure() {
  return (tree: Root, file: VFile) => {
    const page = pageData(file);
    const found: Found[] = [];
    visit(tree, (node, _, parent) => {
      const part = partOf(node, page, String(file));
      const line = node.position?.start.line ?? 1;
      if (part) found.push({ part: { ...part, line }, node, parent });
    });
    page.structure = inSettledOrder(found);
  };
}

/** Level and id of a part that is a heading. */
export function headingOf({ signature }: StructureNode): { level: number; id: string } {
  return { level: Number(signature[0]), id: signature.slice(2) };
}

interface Found {
  part: StructureNode;
  node: Nodes;
  parent: Parents | undefined;
}

/** Where a sentence puts its components is up to its language. */
function inSettledOrder(found: readonly Found[]): StructureNode[] {
  const starts = new Map<Parents | undefined, number>();
  return found
    .map(({ part, node, parent }, index) => {
      if (node.type !== 'mdxJsxTextElement') return { part, start: index, order: '' };
      if (!starts.has(parent)) starts.set(parent, index);
      return { part, start: starts.get(parent) ?? index, order: part.code?.text ?? '' };
    })
    .sort((a, b) => a.start - b.start || (a.order < b.order ? -1 : a.order > b.order ? 1 : 0))
    .map(({ part }) => part);
}

type NewPart = Omit<StructureNode, 'line'>;

function partOf(node: Nodes, page: CompileData, source: string): NewPart | undefined {
  if (node.type === 'mdxJsxFlowElement' && node.name === 'Container') return container(node);
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    return component(node, source);
  }
  if (node.type !== 'element') return undefined;
  if (/^h[2-6]$/.test(node.tagName)) return heading(node);
  if (node.tagName === 'pre') return codePart(node);
  return node.tagName === 'table' ? table(node, page) : undefined;
}

function heading(node: Element): NewPart {
  const level = Number(node.tagName[1]);
  const { id } = node.properties;
  return {
    type: 'heading',
    signature: `${level} ${id}`,
    written: `${'#'.repeat(level)} ${textOf(node).trim()} {#${id}}`,
  };
}

function table(node: Element, { rowIds }: CompileData): NewPart {
  const rows: Element[] = [];
  visit(node, 'element', (inner) => {
    if (inner.tagName === 'tr') rows.push(inner);
  });
  const columns = rows[0]?.children.filter(({ type }) => type === 'element').length ?? 0;
  const ids = rows.flatMap(({ position }) => rowIds.get(position?.start.line ?? 0) ?? []);
  const size = [counted(columns, 'column'), counted(rows.length - 1, 'row')].join(', ');
  const signature = [size, ...ids.map((id) => `{#${id}}`)].join(' ');
  return { type: 'table', signature, written: signature };
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;

function container(node: JsxElement): NewPart {
  const type = attributeOf(node, 'type');
  const written = `:::${type} ${attributeOf(node, 'title')}`.trim();
  return { type: 'container', signature: type, written };
}

function component(
  { name, attributes, position }: JsxElement,
  source: string,
): NewPart | undefined {
  if (!name || !/^[A-Z]/.test(name)) return undefined;
  const words = wordAttributes(name);
  const written = source.slice(position?.start.offset, position?.end.offset);
  return {
    type: 'component',
    signature: name,
    code: {
      lang: 'jsx',
      text: `<${[name, ...attributes.flatMap((node) => attribute(node, words)).sort()].join(' ')} />`,
    },
    written: /^<(?:"[^"]*"|'[^']*'|[^"'>])*>/.exec(written)?.[0] ?? `<${name}>`,
  };
}

/** An attribute that is not translated. */
function attribute(node: JsxElement['attributes'][number], words: readonly string[]): string[] {
  if (node.type !== 'mdxJsxAttribute') return [`{${node.value}}`];
  if (words.includes(node.name)) return [];
  if (node.value === null || node.value === undefined) return [node.name];
  const { value } = node;
  return [`${node.name}=${typeof value === 'string' ? JSON.stringify(value) : `{${value.value}}`}`];
}
