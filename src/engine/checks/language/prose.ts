import { createProcessor } from '@mdx-js/mdx';
import type { Nodes, Parents, Root } from 'mdast';
import { toString as asText } from 'mdast-util-to-string';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import { isScalar, visit } from 'yaml';
import { wordAttributes } from '#shared/article-components.ts';
import { parseYamlDocument } from '../../content/records/yaml-document.ts';
import { attributeOf } from '../../markdown/components/jsx-attributes.ts';
import { containers } from '../../markdown/containers.ts';
import { prepare } from '../../markdown/prepare.ts';
import { commentsOf } from './code-comments.ts';
import type { LanguagePage, ProseBlock, ProseSpan } from './prose-block.ts';

/** What people read of a page, in the order of the file; nothing of a page that cannot be parsed. */
export function readProse({ head, body, format }: LanguagePage): ProseBlock[] | undefined {
  const tree = parse(prepare(body).text, format);
  if (!tree) return undefined;
  return [...frontmatterProse(head), ...blocksOf(tree)].filter(({ spans }) => spans.length > 0);
}

const remarkPlugins = [remarkGfm, remarkCjkFriendly, containers];
const processors = {
  md: createProcessor({ format: 'md', remarkPlugins }),
  mdx: createProcessor({ format: 'mdx', remarkPlugins }),
};

/** The compiler reports what cannot be parsed, with its place: here it is only passed over. */
function parse(text: string, format: LanguagePage['format']): Root | undefined {
  try {
    return processors[format].parse(text) as Root;
  } catch {
    return undefined;
  }
}

function blocksOf(node: Nodes): ProseBlock[] {
  switch (node.type) {
    case 'paragraph':
    case 'tableCell':
      return [{ type: 'text', spans: spansOf(node) }, ...labelsWithin(node)];
    case 'heading':
      return [{ type: 'heading', spans: spansOf(node) }, ...labelsWithin(node)];
    case 'code':
      return commentsOf(node);
    case 'mdxJsxFlowElement':
      return [...labelsOf(node), ...childrenOf(node).flatMap(blocksOf)];
    default:
      return childrenOf(node).flatMap(blocksOf);
  }
}

function childrenOf(node: Nodes): Nodes[] {
  return 'children' in node ? node.children : [];
}

function spansOf(parent: Parents, isEmphasis = false): ProseSpan[] {
  return parent.children.flatMap((node, index): ProseSpan[] => {
    const line = lineOf(node);
    if (node.type === 'inlineCode') return [{ type: 'code', text: node.value, line }];
    if (node.type === 'break') return [{ type: 'text', text: '\n', line }];
    if (node.type === 'text') {
      // The gap sets a value off from its label and is no space within a sentence: **类型：** 文字.
      const text = isLabel(parent.children[index - 1]) ? node.value.trimStart() : node.value;
      return linesOf(text, { line, type: isEmphasis ? 'emphasis' : 'text' });
    }
    const isWithin = isEmphasis || node.type === 'emphasis';
    return 'children' in node ? spansOf(node, isWithin) : [];
  });
}

function isLabel(node: Nodes | undefined): boolean {
  return node?.type === 'strong' && /[:：]$/.test(asText(node));
}

/** A wrapped text is one span a line. */
function linesOf(text: string, { line, type }: Omit<ProseSpan, 'text'>): ProseSpan[] {
  return text
    .split('\n')
    .map((part, index) => ({ type, text: index === 0 ? part : `\n${part}`, line: line + index }));
}

/** Texts inside of a paragraph that are not part of its sentence. */
function labelsWithin(parent: Parents): ProseBlock[] {
  return parent.children.flatMap((node) => [
    ...labelsOf(node),
    ...('children' in node ? labelsWithin(node) : []),
  ]);
}

function labelsOf(node: Nodes): ProseBlock[] {
  const line = lineOf(node);
  const label = (text: string | null | undefined): ProseBlock[] =>
    text ? [{ type: 'label', spans: [{ type: 'text', text, line }] }] : [];
  switch (node.type) {
    case 'image':
      return [...label(node.alt), ...label(node.title)];
    case 'link':
      return label(node.title);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return wordAttributes(node.name ?? '').flatMap((name) => label(attributeOf(node, name)));
    default:
      return [];
  }
}

function lineOf({ position }: Nodes): number {
  return position?.start.line ?? 1;
}

const readKeys = ['title', 'description', 'name', 'text', 'tagline', 'details', 'alt'];

/** What people read of a page's frontmatter: its texts, wherever they stand in it. */
function frontmatterProse(head: string): ProseBlock[] {
  // Comments hold the place of the `---` lines, so that the lines counted are those of the file.
  const yaml = head.replaceAll(/^---[ \t]*\r?$/gm, '#');
  const { document, lineCounter } = parseYamlDocument(yaml);
  const blocks: ProseBlock[] = [];
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !isScalar(value)) return;
      if (!readKeys.includes(String(key.value)) || typeof value.value !== 'string') return;
      const { line } = lineCounter.linePos(value.range?.[0] ?? 0);
      blocks.push({ type: 'label', spans: [{ type: 'text', text: value.value, line }] });
    },
  });
  return blocks;
}
