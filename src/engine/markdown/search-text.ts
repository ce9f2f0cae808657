import type { Element, Nodes, Root } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { ruleOf, wordAttributes } from '#shared/article-components.ts';
import { pageData } from './compiled-page.ts';
import { otherCommands } from './components/package-managers.ts';

const blocks = new Set(
  'p h1 h2 h3 h4 h5 h6 li ul ol pre table tr td th blockquote div dl dt dd details summary section figure figcaption'.split(
    ' ',
  ),
);

type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** What components show of their attributes besides words for people. */
const shownNames: Readonly<Record<string, readonly string[]>> = {
  FileName: ['name'],
  Deprecation: ['name'],
  Person: ['github', 'name'],
  Property: ['name'],
};

/** Words that only tell parts of a page apart. */
const labelled: readonly string[] = ['Tab', 'Tabs'];

/**
 * Collects the text that search reads, and where in it each heading starts.
 *
 * Blocks are divided by one line break; code and the titles of containers are part of the text.
 */
export function searchText() {
  return (tree: Root, file: VFile) => {
    const page = pageData(file);
    const collector = new Collector();
    collector.add(tree);
    page.text = collector.text.trimEnd();
    page.commands = collector.commands;
    for (const heading of page.toc) {
      heading.charIndex = collector.starts.get(heading.id) ?? -1;
    }
  };
}

/** Of the compiler's own components, the title. */
function shownAttributes(name: string, isFlow: boolean): string[] {
  if (!ruleOf(name)) return shownNames[name] ? [...shownNames[name]] : isFlow ? ['title'] : [];
  const words = labelled.includes(name) ? [] : wordAttributes(name);
  return [...(shownNames[name] ?? []), ...words];
}

class Collector {
  text = '';
  /** Commands for package managers other than npm. */
  readonly commands: string[] = [];
  /** Where the element with an id starts. */
  readonly starts = new Map<string, number>();

  add(node: Nodes, isCode = false): void {
    if (node.type === 'text') {
      // A line break is a space in prose; in code it is kept.
      const text = isCode ? node.value : node.value.replace(/\s*\n\s*/g, ' ');
      this.text += isCode || /[^\n]$/.test(this.text) ? text : text.trimStart();
      return;
    }
    if (!('children' in node)) return;
    const isBlock =
      node.type !== 'mdxJsxTextElement' && !(node.type === 'element' && !isBlockElement(node));
    if (isBlock) this.breakLine();
    if ('attributes' in node) this.addShown(node);
    if (node.type === 'element' && typeof node.properties.id === 'string') {
      this.starts.set(node.properties.id, this.text.length);
    }
    const isPre = node.type === 'element' && node.tagName === 'pre';
    for (const child of node.children) this.add(child, isCode || isPre);
    if (isBlock) this.breakLine();
    if (node.type === 'mdxJsxFlowElement') this.addCommands(node);
  }

  /** What a component shows of its attributes. */
  private addShown({ type, name, attributes }: JsxElement): void {
    const isFlow = type === 'mdxJsxFlowElement';
    const shown = shownAttributes(name ?? '', isFlow);
    for (const attribute of attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || !shown.includes(attribute.name)) continue;
      if (typeof attribute.value === 'string') this.text += attribute.value.replaceAll('`', '');
      if (isFlow) this.breakLine();
    }
  }

  /** What only some of its tabs show. */
  private addCommands(node: MdxJsxFlowElementHast): void {
    const commands = node.name === 'PackageManagerTabs' ? otherCommands(node) : '';
    if (!commands) return;
    this.commands.push(commands);
    this.text += commands;
    this.breakLine();
  }

  private breakLine(): void {
    this.text = this.text.trimEnd();
    if (this.text) this.text += '\n';
  }
}

function isBlockElement({ tagName }: Element): boolean {
  return blocks.has(tagName);
}
