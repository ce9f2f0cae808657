import type { Node, Parent } from 'mdast';
import type { visit as Visit } from 'unist-util-visit';

/** For a visitor to return: what is in the node is not visited. */
export const SKIP = 'skip';

/** The same: nothing else is visited. */
export const EXIT = false;

type Result = undefined | typeof SKIP | typeof EXIT | number | [typeof SKIP, number];
type Visitor = (node: Node, index: number | undefined, parent: Parent | undefined) => Result;

/**
 * Visits the nodes of a tree, like `unist-util-visit`, whose types it has. That one makes a function and a
 * name for every node, which was a sixth of the time of all compiling; here are the parts of it that are used.
 *
 * @example visit(tree, 'element', (node, index, parent) => {});
 */
export const visit = ((tree: Node, test: string | string[] | Visitor, visitor?: Visitor) => {
  if (typeof test === 'function') visitNode(tree, test, undefined, undefined);
  else if (visitor) visitNode(tree, onlyOf(test, visitor), undefined, undefined);
}) as typeof Visit;

/** A visitor for nodes of some types. */
function onlyOf(test: string | readonly string[], visitor: Visitor): Visitor {
  const isWanted =
    typeof test === 'string'
      ? ({ type }: Node) => type === test
      : ({ type }: Node) => test.includes(type);
  return (node, index, parent) => (isWanted(node) ? visitor(node, index, parent) : undefined);
}

/** Where a walk goes on: at the sibling that the visitor named, at the next one, or nowhere. */
type Next = number | undefined | typeof EXIT;

/** Visits a node and what is in it. */
function visitNode(
  node: Node,
  visitor: Visitor,
  index: number | undefined,
  parent: Parent | undefined,
): Next {
  const result = visitor(node, index, parent);
  if (result === EXIT) return EXIT;
  const [action, next] = Array.isArray(result) ? result : [result, undefined];
  if (action !== SKIP && 'children' in node) {
    if (visitChildren(node as Parent, visitor) === EXIT) return EXIT;
  }
  return typeof action === 'number' ? action : next;
}

function visitChildren(parent: Parent, visitor: Visitor): Next {
  for (let index = 0; index < parent.children.length; ) {
    const child = parent.children[index] as Node;
    const next = visitNode(child, visitor, index, parent);
    if (next === EXIT) return EXIT;
    index = next ?? index + 1;
  }
  return undefined;
}
