import fc from 'fast-check';
import { visit as reference } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { EXIT, SKIP, visit } from './visit.ts';

interface Node {
  type: string;
}

interface Parent extends Node {
  children: Node[];
}

const { tree } = fc.letrec<{ tree: Parent; node: Node }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    fc.record({ type: fc.constantFrom('text', 'code') }),
    tie('tree'),
  ),
  tree: fc.record({
    type: fc.constantFrom('root', 'list'),
    children: fc.array(tie('node'), { maxLength: 4 }),
  }),
}));

type Visit = (
  tree: Node,
  types: string | string[],
  visitor: (node: Node, index?: number, parent?: Parent) => unknown,
) => void;

/** What a walk tells of, and what it leaves of the tree. */
function walk(how: Visit, origin: Parent, types: string | string[]): unknown {
  const root = structuredClone(origin);
  const seen: unknown[] = [];
  how(root, types, (node, index, parent) => {
    seen.push([node.type, index, parent?.type]);
    if (node.type === 'code' && parent && index !== undefined) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (node.type === 'list' && index === 1) return SKIP;
    // In the middle of a tree that is wide enough.
    return seen.length > 9 ? EXIT : undefined;
  });
  return { seen, root };
}

it('walks as unist-util-visit does', () => {
  fc.assert(
    fc.property(tree, fc.constantFrom('code', ['code', 'list', 'text']), (root, types) => {
      expect(walk(visit as Visit, root, types)).toEqual(walk(reference as Visit, root, types));
    }),
  );
});
