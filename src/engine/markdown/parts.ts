import type { Element, Nodes, Parents, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { wordAttributes } from '#shared/article-components.ts';
import { codePart } from './code/code-part.ts';
import { type CompileData, type PagePart, pageData } from './compiled-page.ts';
import { attributeOf } from './components/jsx-attributes.ts';

/**
 * Collects what a page and its translation have alike, in order: headings, code, containers,
 * tables and components. Comes after the headings have their ids, and before code and tables
 * become the theme's.
 *
 * ```
 * ## Setup {#setup}   →   { type: 'heading', likeness: '2 setup', written: '## Setup {#setup}', line: 1 }
 * ```
 */
export function parts() {
  return (tree: Root, file: VFile) => {
    const page = pageData(file);
    const found: Found[] = [];
    visit(tree, (node, _, parent) => {
      const part = partOf(node, page, String(file));
      const line = node.position?.start.line ?? 1;
      if (part) found.push({ part: { ...part, line }, node, parent });
    });
    page.parts = inSettledOrder(found);
  };
}

/** Level and id of a part that is a heading. */
export function headingOf({ likeness }: PagePart): { level: number; id: string } {
  return { level: Number(likeness[0]), id: likeness.slice(2) };
}

interface Found {
  part: PagePart;
  node: Nodes;
  parent: Parents | undefined;
}

/** Where a sentence puts its components is up to its language. */
function inSettledOrder(found: readonly Found[]): PagePart[] {
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

type NewPart = Omit<PagePart, 'line'>;

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
    likeness: `${level} ${id}`,
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
  const likeness = [size, ...ids.map((id) => `{#${id}}`)].join(' ');
  return { type: 'table', likeness, written: likeness };
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;

function container(node: JsxElement): NewPart {
  const type = attributeOf(node, 'type');
  const written = `:::${type} ${attributeOf(node, 'title')}`.trim();
  return { type: 'container', likeness: type, written };
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
    likeness: name,
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
