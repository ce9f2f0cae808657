import type {
  ArrowFunctionExpression,
  Expression,
  FunctionDeclaration,
  FunctionExpression,
  Identifier,
  Node,
  ObjectMethod,
} from '@babel/types';

export type FunctionNode =
  | ArrowFunctionExpression
  | FunctionExpression
  | FunctionDeclaration
  | ObjectMethod;

/** `config.resolve.alias = …`, or `config.plugins.push(…)`, whose value is an element then. */
export interface Assignment {
  /** The variable; `exports` for what a module exports. */
  root: string;
  /** The keys below it. */
  keys: Identifier[];
  value: Expression;
  isElement: boolean;
  node: Node;
}

/** What the names of a text stand for. Blocks are not told apart: a name that is given twice is not known. */
export interface Scope {
  variables: ReadonlyMap<string, Expression>;
  functions: ReadonlyMap<string, FunctionNode>;
  assignments: readonly Assignment[];
}

/** Collects what names stand for. */
export function scopeOf(body: readonly Node[]): Scope {
  const variables = new Map<string, Expression>();
  const functions = new Map<string, FunctionNode>();
  const assignments: Assignment[] = [];
  const repeated = new Set<string>();
  walk(body, (node) => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init) {
      if (variables.has(node.id.name)) repeated.add(node.id.name);
      variables.set(node.id.name, node.init);
    }
    if (node.type === 'FunctionDeclaration' && node.id) functions.set(node.id.name, node);
    assignments.push(...assignmentsIn(node));
  });
  for (const name of repeated) variables.delete(name);
  return { variables, functions, assignments };
}

function assignmentsIn(node: Node): Assignment[] {
  if (node.type === 'AssignmentExpression' && node.operator === '=') {
    const path = pathOf(node.left);
    return path ? [{ ...path, value: node.right, isElement: false, node }] : [];
  }
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return [];
  const { object, property } = node.callee;
  const path = pathOf(object);
  const adds = property.type === 'Identifier' && /^(?:push|unshift)$/.test(property.name);
  if (!adds || !path) return [];
  return node.arguments
    .filter((argument): argument is Expression => argument.type !== 'SpreadElement')
    .map((value) => ({ ...path, value, isElement: true, node }));
}

/** `config.resolve.alias` → `config` and its keys. */
function pathOf(node: Node): Pick<Assignment, 'root' | 'keys'> | undefined {
  const keys: Identifier[] = [];
  let owner = node;
  while (isMember(owner)) {
    if (owner.computed || owner.property.type !== 'Identifier') return undefined;
    if (isModuleExports(owner)) return { root: 'exports', keys };
    keys.unshift(owner.property);
    owner = withoutTypes(owner.object);
  }
  return owner.type === 'Identifier' ? { root: owner.name, keys } : undefined;
}

function isMember(node: Node) {
  return node.type === 'MemberExpression' || node.type === 'OptionalMemberExpression';
}

function isModuleExports({ object, property }: { object: Node; property: Node }): boolean {
  const isModule = object.type === 'Identifier' && object.name === 'module';
  return isModule && property.type === 'Identifier' && property.name === 'exports';
}

/** An expression without what only TypeScript reads. */
export function withoutTypes<N extends Node>(node: N): Node {
  let inner: Node = node;
  while (
    inner.type === 'TSAsExpression' ||
    inner.type === 'TSSatisfiesExpression' ||
    inner.type === 'TSNonNullExpression' ||
    inner.type === 'TSTypeAssertion' ||
    inner.type === 'ParenthesizedExpression'
  )
    inner = inner.expression;
  return inner;
}

/** What a function may return, functions within it aside. */
export function returnsOf({ body }: FunctionNode): Node[] {
  if (body.type !== 'BlockStatement') return [body];
  const found: Node[] = [];
  walk(body.body, (node) => {
    if (isFunction(node)) return false;
    if (node.type === 'ReturnStatement' && node.argument) found.push(node.argument);
  });
  return found;
}

export function isFunction(node: Node): node is FunctionNode {
  return /^(?:ArrowFunctionExpression|FunctionExpression|FunctionDeclaration|ObjectMethod)$/.test(
    node.type,
  );
}

const aside = /^(?:loc|extra|errors|comments|(?:leading|inner|trailing)Comments)$/;

/** Visits every node; what is in a node for which `visit` says false is passed over. */
export function walk(nodes: readonly Node[], visit: (node: Node) => unknown): void {
  const waiting = [...nodes].reverse();
  while (waiting.length > 0) {
    const node = waiting.pop();
    if (!node || visit(node) === false) continue;
    waiting.push(...childrenOf(node).reverse());
  }
}

function childrenOf(node: Node): Node[] {
  return Object.entries(node)
    .filter(([key]) => !aside.test(key))
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter((value): value is Node => typeof value?.type === 'string');
}
