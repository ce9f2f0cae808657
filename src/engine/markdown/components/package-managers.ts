import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { VFile } from 'vfile';
import { commandsFor, packageManagers } from '#shared/package-managers.ts';
import { type CodeOptions, codeBlocks } from '../code/code-blocks.ts';
import { blockCode, languageOf } from '../code/fence.ts';
import { pageData } from '../compiled-page.ts';
import { visit } from '../visit.ts';
import { attributeOf, attributesFrom } from './jsx-attributes.ts';

/**
 * Makes the commands for package managers a block of code with npm's. Comes before search reads
 * the text, so that it finds them once.
 *
 * ```
 * <PackageManagerTabs command="install a" />   →   <PackageManagerTabs><pre><code>npm install a
 * ```
 */
export function packageManagerCommands() {
  return (tree: Root, file: VFile) => {
    visitTabs(tree, (node) => {
      const block = onlyBlock(node);
      const command = attributeOf(node, 'command');
      if ((block === undefined) === (command === '')) reportContent(node, file);
      const written = command ? newBlock(command, node) : block;
      node.children = written ? [withText(written, (text) => commandsFor('npm', text))] : [];
    });
  };
}

/**
 * Makes tabs of the commands for npm. Comes right before code is highlighted; only npm's is
 * collected as a sample, and what is wrong with it is told once.
 *
 * ```
 * <PackageManagerTabs><pre>   →   <PackageManagerTabs><Tab label="npm"><pre> … <Tab label="bun"><CodeBlock>
 * ```
 */
export function packageManagerTabs(options: CodeOptions) {
  const highlight = codeBlocks(options);
  return async (tree: Root, file: VFile) => {
    const nodes: MdxJsxFlowElementHast[] = [];
    visitTabs(tree, (node) => nodes.push(node));
    for (const node of nodes) {
      const [npm] = node.children;
      if (npm?.type !== 'element') continue;
      const others = copies(npm, node);
      const aside: Root = { type: 'root', children: others.map(({ block }) => block) };
      await highlight(aside, besideOf(file));
      const names = ['npm', ...others.map(({ name }) => name)];
      const blocks = [npm, ...(aside.children as ElementContent[])];
      node.children = names.map((name, index) => newTab(name, blocks[index]));
      node.attributes = [];
    }
  };
}

function visitTabs(tree: Root, visitor: (node: MdxJsxFlowElementHast) => void): void {
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name === 'PackageManagerTabs') visitor(node);
  });
}

/** The block of commands that stands in the component, if that is all. */
function onlyBlock({ children }: MdxJsxFlowElementHast): Element | undefined {
  const [block, ...rest] = children.filter(
    (child) => child.type !== 'mdxFlowExpression' && (child.type !== 'text' || child.value.trim()),
  );
  if (block?.type !== 'element' || rest.length > 0) return undefined;
  const code = blockCode(block);
  return code && /^(?:bash|sh|shell)$/.test(languageOf(code)) ? block : undefined;
}

function reportContent(node: MdxJsxFlowElementHast, file: VFile): void {
  const command = attributeOf(node, 'command');
  pageData(file).problems.push({
    file: file.path,
    line: node.position?.start.line ?? 1,
    message: 'Invalid content of `PackageManagerTabs`: either `command` or code inside',
    found: command
      ? `<PackageManagerTabs command="${command}"> around something`
      : '<PackageManagerTabs> without commands',
    expected: 'command="install foo"; or one block of code between the tags, ```bash',
  });
}

function newBlock(command: string, { position }: MdxJsxFlowElementHast): Element {
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: { className: ['language-bash'] },
    children: [{ type: 'text', value: `${command}\n` }],
    ...(position ? { position } : {}),
  };
  return { ...code, tagName: 'pre', properties: {}, children: [code] };
}

interface Copy {
  name: string;
  block: Element;
}

/** The block of each manager but npm: made of npm's, or as its author wrote it. */
function copies(npm: Element, node: MdxJsxFlowElementHast): Copy[] {
  const retold = packageManagers
    .filter((name) => name !== 'npm')
    .map((name) => ({ name, block: withText(npm, (text) => commandsFor(name, text)) }));
  const written = node.attributes.flatMap((attribute) => {
    const { name, value } = { name: '', ...attribute };
    if (typeof name !== 'string' || name === 'command' || typeof value !== 'string') return [];
    return [{ name, block: newBlock(value, node) }];
  });
  const all = new Map(
    [...retold, ...written].map(({ name, block }): [string, Element] => [name, block]),
  );
  return [...all].map(([name, block]) => ({ name, block }));
}

/** What the tabs behind npm's say that it does not, a command a line: search finds it. */
export function otherCommands(node: MdxJsxFlowElementHast): string {
  const [npm] = node.children;
  if (npm?.type !== 'element') return '';
  const known = new Set(linesOf(npm));
  const lines = copies(npm, node).flatMap(({ block }) => linesOf(block));
  return [...new Set(lines)].filter((line) => !known.has(line)).join('\n');
}

function linesOf(block: Element): string[] {
  return textOf(block)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** A copy of a block with other code, line for line. */
function withText(block: Element, change: (text: string) => string): Element {
  const copy = structuredClone(block);
  const code = blockCode(copy);
  if (!code) return copy;
  const text = change(textOf(code));
  const lines = text.split('\n');
  code.children = [{ type: 'text', value: text }];
  code.data?.notated?.forEach((line, index) => {
    line.text = lines[index] ?? '';
  });
  return copy;
}

function newTab(name: string, block: ElementContent | undefined): MdxJsxFlowElementHast {
  return {
    type: 'mdxJsxFlowElement',
    name: 'Tab',
    attributes: attributesFrom({ label: name }),
    children: block ? [block] : [],
  };
}

/** The same page, but for what is collected of it. */
function besideOf(file: VFile): VFile {
  const page = { ...pageData(file), samples: [], problems: [] };
  return new VFile({ path: file.path, value: file.value, data: { page } });
}
