import { type Node, type ObjectProperty, Visitor } from 'oxc-parser';
import { lineAt } from '#shared/text.ts';
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

export interface Scope {
  variables: Map<string, Node>;
  /** What the file exports, as it is written. */
  exported: Node[];
}

/** The variables of a file by name, and its exports. */
export function readScope({ program, code }: Script): Scope {
  const variables = new Map<string, Node>();
  const exported: Node[] = [];
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init) variables.set(id.name, init);
    },
    FunctionDeclaration(node) {
      if (node.id) variables.set(node.id.name, node);
    },
    ExportDefaultDeclaration({ declaration }) {
      exported.push(declaration);
    },
    TSExportAssignment({ expression }) {
      exported.push(expression);
    },
    AssignmentExpression({ left, right }) {
      if (/^(?:module\.)?exports\b/.test(code.slice(left.start, left.end))) exported.push(right);
    },
  }).visit(program);
  return { variables, exported };
}

/** The objects and arrays that an expression is, returns, chooses between or is given. */
function literalsOf(node: Node, variables: ReadonlyMap<string, Node>): Node[] {
  const of = (...inner: (Node | null)[]) =>
    inner.flatMap((part) => (part ? literalsOf(part, variables) : []));
  switch (node.type) {
    case 'ObjectExpression':
    case 'ArrayExpression':
      return [node];
    case 'Identifier':
      return followVariable(node.name, variables);
    case 'ConditionalExpression':
      return of(node.consequent, node.alternate);
    case 'LogicalExpression':
      return of(node.left, node.right);
    case 'CallExpression':
      return of(node.callee, ...node.arguments);
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration':
      return of(node.body);
    case 'BlockStatement':
      return of(...node.body.filter(({ type }) => type === 'ReturnStatement'));
    case 'ReturnStatement':
    case 'AwaitExpression':
    case 'SpreadElement':
      return of(node.argument);
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return of(node.expression);
    default:
      return [];
  }
}

// Without the name itself, so that `const a = f(a)` ends.
function followVariable(name: string, variables: ReadonlyMap<string, Node>): Node[] {
  const value = variables.get(name);
  const others = new Map([...variables].filter(([other]) => other !== name));
  return value ? literalsOf(value, others) : [];
}

function child(node: Node, key: string | number, variables: ReadonlyMap<string, Node>): Node[] {
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
