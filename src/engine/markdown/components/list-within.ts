import type { List } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

/** The list that a component stands around; undefined where there is anything else, comments aside. */
export function listWithin({ children }: MdxJsxFlowElement): List | undefined {
  const [first, ...rest] = children.filter(({ type }) => type !== 'mdxFlowExpression');
  return first?.type === 'list' && rest.length === 0 ? first : undefined;
}
