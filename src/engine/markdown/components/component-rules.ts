import type { Nodes, Parents, Root } from 'mdast';
import type { VFile } from 'vfile';
import { type ComponentRule, ruleOf } from '#shared/article-components.ts';
import type { ProblemText } from '#shared/problem.ts';
import { pageData } from '../compiled-page.ts';
import { visit } from '../visit.ts';
import { attributeProblems, type JsxElement } from './attribute-problems.ts';

/** Elements of HTML that say what Markdown cannot; none of them has attributes. */
const elements = ['br', 'kbd', 'mark', 'sub', 'sup', 'wbr'];

/** Reports components that are used otherwise than they are made for, and HTML in their stead. */
export function componentRules() {
  return (tree: Root, file: VFile) => {
    visit(tree, (node, _, parent) => {
      if (!isJsx(node) || !node.name) return;
      const place = { file: file.path, line: node.position?.start.line ?? 1 };
      const problems = problemsOf(node, node.name, parent);
      pageData(file).problems.push(...problems.map((problem) => ({ ...place, ...problem })));
    });
  };
}

function isJsx(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Takes out what a component does not understand. */
function problemsOf(node: JsxElement, name: string, parent: Parents | undefined): ProblemText[] {
  if (!/^[A-Z]/.test(name)) return htmlProblems(node, name);
  const rule = ruleOf(name);
  // A component that does not exist is reported by a check of its own.
  if (!rule) return [];
  return [
    ...attributeProblems(node, name, rule),
    ...outsideFaults(name, rule, parent),
    ...insideFaults(node, name, rule),
  ];
}

function htmlProblems(node: JsxElement, name: string): ProblemText[] {
  const { attributes } = node;
  if (elements.includes(name) && attributes.length === 0) return [];
  // The dev server shows pages with problems: of the element only its content gets that far.
  node.name = null;
  node.attributes = [];
  return [
    {
      message: 'Unsupported HTML',
      found: attributes.length > 0 ? `<${name} …>` : `<${name}>`,
      expected: `Markdown, a component, or one of ${elements.join(', ')} without attributes`,
      fix: 'say it in Markdown; write `<` as `\\<` where it is text',
    },
  ];
}

function outsideFaults(
  name: string,
  { within }: ComponentRule,
  parent: Parents | undefined,
): ProblemText[] {
  const around = parent && isJsx(parent) ? parent.name : undefined;
  if (!within || around === within) return [];
  return [
    {
      message: `\`${name}\` outside of \`${within}\``,
      found: around ? `<${around}><${name}>` : `<${name}>`,
      expected: `<${within}><${name}>`,
    },
  ];
}

function insideFaults(node: JsxElement, name: string, { holds }: ComponentRule): ProblemText[] {
  if (!holds) return [];
  const isFitting = (child: Nodes) => isJsx(child) && holds.includes(child.name ?? '');
  const children = node.children.filter((child) => !isComment(child));
  const stranger = children.find((child) => !isFitting(child));
  if (!stranger && children.length > 0) return [];
  return [
    {
      message: `Invalid content of \`${name}\`: only ${holds.join(' and ')}, at least one`,
      found: stranger ? `<${name}> around ${described(stranger)}` : `<${name}> around nothing`,
      expected: `<${name}><${holds[0]}>…</${holds[0]}></${name}>`,
    },
  ];
}

function isComment({ type }: Nodes): boolean {
  return type === 'mdxFlowExpression' || type === 'mdxTextExpression';
}

function described(node: Nodes): string {
  return isJsx(node) ? `<${node.name}>` : `a ${node.type}`;
}
