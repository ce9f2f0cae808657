import GithubSlugger from 'github-slugger';
import type { Element, Root, Text } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { VFile } from 'vfile';
import { breakableParts } from '#shared/breakable-parts.ts';
import { isMemberName } from '#shared/option-name.ts';
import type { Heading } from '#shared/page.ts';
import { pageData } from './compiled-page.ts';
import { visit } from './visit.ts';

/**
 * Gives headings their ids, makes each a link to itself, and collects the outline.
 *
 * ```
 * <h2>Public path</h2>   →   <h2 id="public-path"><a class="anchor" href="#public-path">Public path</a></h2>
 * ```
 *
 * The whole heading is the link, so that its name is the heading's and no screen reader has to say
 * “link to …” after each. One that holds a link has its anchor behind it, which is
 * called by its sign: another word would be read as part of the heading. The name of an option may be
 * broken at its dots and capitals.
 */
export function headings() {
  return (tree: Root, file: VFile) => {
    const page = pageData(file);
    const slugger = new GithubSlugger();
    visit(tree, 'element', (node) => {
      const depth = depthOf(node);
      if (depth === undefined) return;
      const line = node.position?.start.line ?? 1;
      if (depth === 1) {
        page.problems.push(secondTitle(textOf(node), file.path, line));
        return;
      }
      const text = textOf(node).trim();
      const id = page.headingIds.get(line) ?? slugger.slug(text);
      node.properties.id = id;
      page.ids.push({ id, line });
      node.children = hasLink(node)
        ? [...node.children, anchor(id, [], { ariaLabel: '#' })]
        : besidesBadges(id, node.children);
      if (depth <= 4) page.toc.push({ text, id, depth: depth as Heading['depth'], charIndex: -1 });
    });
  };
}

function depthOf({ tagName }: Element): number | undefined {
  const match = /^h([1-6])$/.exec(tagName);
  return match ? Number(match[1]) : undefined;
}

function hasLink(node: Element): boolean {
  let found = false;
  visit(node, 'element', ({ tagName }) => {
    if (tagName === 'a') found = true;
  });
  return found;
}

/** Badges can be buttons, which a link cannot hold: they stand behind it. */
function besidesBadges(id: string, children: Element['children']): Element['children'] {
  const start = children.findIndex(
    (child) => child.type === 'mdxJsxTextElement' && child.name === 'Badge',
  );
  if (start < 0) return [anchor(id, children)];
  const words = children.slice(0, start);
  const last = words.at(-1);
  if (last?.type === 'text') last.value = last.value.trimEnd();
  return [anchor(id, words), { type: 'text', value: ' ' }, ...children.slice(start)];
}

function anchor(
  id: string,
  children: Element['children'],
  more: Element['properties'] = {},
): Element {
  const properties = { className: ['anchor'], href: `#${encodeURIComponent(id)}`, ...more };
  const [first, ...others] = children;
  const isMember =
    first?.type === 'text' && others.length === 0 && isMemberName(first.value.trim());
  return {
    type: 'element',
    tagName: 'a',
    properties,
    children: isMember ? memberName(first.value.trim()) : children,
  };
}

/** `output.publicPath` → `<span class="parent">output.<wbr></span>public<wbr>Path` */
function memberName(name: string): Element['children'] {
  const end = name.lastIndexOf('.') + 1;
  const parent = breakableParts(name.slice(0, end)).flatMap((part) => [textNode(part), wbr()]);
  const own = breakableParts(name.slice(end)).flatMap((part) => [wbr(), textNode(part)]);
  return [
    { type: 'element', tagName: 'span', properties: { className: ['parent'] }, children: parent },
    ...own.slice(1),
  ];
}

function textNode(value: string): Text {
  return { type: 'text', value };
}

function wbr(): Element {
  return { type: 'element', tagName: 'wbr', properties: {}, children: [] };
}

function secondTitle(text: string, file: string, line: number) {
  return {
    file,
    line,
    message: 'Title outside of the frontmatter',
    found: `# ${text}`,
    expected: 'headings from the second level on',
    fix: `## ${text}`,
  };
}
