import type { Element } from 'hast';
import { type Handle, toMdast } from 'hast-util-to-mdast';
import { toString as textOf } from 'hast-util-to-string';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { SKIP, visit } from '../markdown/visit.ts';
import { readPlainArticle } from './plain-article.ts';

/**
 * An article's plain text as Markdown that holds anywhere: components are what they show, links are absolute.
 *
 * @param address of the page
 */
export function articleMarkdown(plainBody: string, address: string): string {
  const tree = readPlainArticle(plainBody, address);
  visit(tree, 'element', (node, index, parent) => {
    if (!parent || index === undefined || isText(node)) return;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  const markdown = toMdast(tree, { handlers: { figure } });
  const extensions = [gfmToMarkdown({ tablePipeAlign: false })];
  return toMarkdown(markdown, { extensions, bullet: '-', rule: '-', emphasis: '_' });
}

/** Whether an element says something: it is neither drawn nor pressed. */
function isText({ tagName, properties }: Element): boolean {
  const isDrawn = tagName === 'svg' || properties.ariaHidden === 'true';
  return !isDrawn && !['button', 'input', 'nav', 'search', 'script', 'template'].includes(tagName);
}

/** The title of code is part of its fence. */
const figure: Handle = (state, node: Element) => {
  const [caption, code] = node.children;
  const content = state.toFlow(state.all(node));
  if (caption?.type !== 'element' || code?.type !== 'element' || code.tagName !== 'pre')
    return content;
  const fence = content.find(({ type }) => type === 'code');
  if (fence?.type !== 'code') return content;
  return { ...fence, lang: fence.lang ?? 'text', meta: `title="${textOf(caption)}"` };
};
