import { type Node, type ObjectProperty, Visitor } from 'oxc-parser';
import { lineAt } from '#shared/text.ts';
import { literalsOf, readScope, type Scope } from '../../rspack/exported-config.ts';
import type { Script } from './parse-script.ts';

/** Where an option stands: keys, and indices of arrays. */
export type OptionPath = readonly (string | number)[];

/**
 * Line of an option in a configuration, found by its syntax tree through variables, functions and
 * spreads. Where the option itself is not to be seen, that of the innermost one around it.
 */
export function lineOfOption(script: Script, path: OptionPath): number {
  const scope = readScope(script);
  let nodes = scope.exported.flatMap((node) => literalsOf(node, scope.variables));
  let start = nodes[0]?.start ?? 0;
  for (const key of path) {
    const found = nodes.flatMap((node) => child(node, key, scope.variables));
    const [first] = found;
    if (!first) return lineAt(script.code, keyNamed(script, path.at(-1)) ?? start);
    start = first.type === 'Property' ? first.key.start : first.start;
    nodes = found.flatMap((node) =>
      literalsOf(node.type === 'Property' ? node.value : node, scope.variables),
    );
  }
  return lineAt(script.code, start);
}

function child(node: Node, key: string | number, variables: Scope['variables']): Node[] {
  if (node.type === 'ArrayExpression') return elementAt(node.elements, key);
  if (node.type !== 'ObjectExpression') return [];
  return node.properties.flatMap((property) =>
    property.type === 'SpreadElement'
      ? literalsOf(property, variables).flatMap((inner) => child(inner, key, variables))
      : nameOf(property) === key
        ? [property]
        : [],
  );
}

// Behind a spread, an element's index in the code is not its index in the array.
function elementAt(elements: readonly (Node | null)[], key: string | number): Node[] {
  const spread = elements.findIndex((element) => element?.type === 'SpreadElement');
  if (typeof key !== 'number' || (spread !== -1 && spread <= key)) {
    return elements.filter((element) => element !== null);
  }
  const element = elements[key];
  return element ? [element] : [];
}

function nameOf({ key, computed }: ObjectProperty): string | undefined {
  if (key.type === 'Identifier' && !computed) return key.name;
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : undefined;
}

/** Where the first property of a name begins, wherever it is. */
function keyNamed({ program }: Script, name: string | number | undefined): number | undefined {
  let start: number | undefined;
  new Visitor({
    Property(property) {
      if (property.type === 'Property' && nameOf(property as ObjectProperty) === name) {
        start ??= property.key.start;
      }
    },
  }).visit(program);
  return start;
}
