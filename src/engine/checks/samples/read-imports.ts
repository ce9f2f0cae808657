import { type BindingPattern, type ImportDeclaration, type Node, Visitor } from 'oxc-parser';
import type { Script } from './parse-script.ts';

/** Something that came out of a package: `rspack.container` is `['container']` of `@rspack/core`. */
export interface Use {
  /** As it is required or imported. */
  request: string;
  /** What is read of it, and of what that gives; empty for the package itself. */
  names: readonly string[];
  /** Where the last name stands, or the request. */
  start: number;
  /** Whether an import declaration names it. */
  isImport?: boolean;
}

interface Reading {
  uses: Use[];
  /** Where the variables come from, by their names. */
  bindings: Map<string, Use>;
}

/** What a script takes from packages, in order: requests, and every name that is read from one. */
export function readImports({ program }: Script): Use[] {
  const reading: Reading = { uses: [], bindings: new Map() };
  const { uses, bindings } = reading;
  const add = (use: Use | undefined) => {
    if (use) uses.push(use);
  };
  new Visitor({
    ImportDeclaration(node) {
      if (node.importKind !== 'type') readDeclaration(node, reading);
    },
    VariableDeclarator({ id, init }) {
      const origin = init && originOf(init, bindings);
      if (origin) bind(id, origin, reading);
    },
    CallExpression(node) {
      add(requested(node));
    },
    ImportExpression(node) {
      add(originOf(node, bindings));
    },
    MemberExpression(node) {
      const origin = originOf(node, bindings);
      if (origin && origin.names.length > 0) add(origin);
    },
  }).visit(program);
  return uses;
}

function readDeclaration({ source, specifiers }: ImportDeclaration, reading: Reading): void {
  const use = { request: source.value, names: [], start: source.start };
  reading.uses.push(use);
  for (const specifier of specifiers) {
    if (specifier.type !== 'ImportSpecifier') reading.bindings.set(specifier.local.name, use);
    else if (specifier.importKind !== 'type' && specifier.imported.type === 'Identifier') {
      const { name, start } = specifier.imported;
      const inner = { ...use, names: [name], start, isImport: true };
      reading.uses.push(inner);
      reading.bindings.set(specifier.local.name, inner);
    }
  }
}

/** `const { a: { b } } = require('c')` reads `a`, and `b` of it. */
function bind(pattern: BindingPattern, use: Use, reading: Reading): void {
  if (pattern.type === 'Identifier') reading.bindings.set(pattern.name, use);
  if (pattern.type === 'AssignmentPattern') bind(pattern.left, use, reading);
  if (pattern.type !== 'ObjectPattern') return;
  for (const property of pattern.properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
    const { name, start } = property.key;
    const inner = { ...use, names: [...use.names, name], start };
    reading.uses.push(inner);
    bind(property.value, inner, reading);
  }
}

/** Where an expression comes from, if it is a package or was read from one. */
function originOf(node: Node, bindings: ReadonlyMap<string, Use>): Use | undefined {
  switch (node.type) {
    case 'Identifier':
      return bindings.get(node.name);
    case 'CallExpression':
      return node.callee.type === 'Identifier' ? requested(node) : undefined;
    case 'ImportExpression':
      return literalRequest(node.source);
    case 'AwaitExpression':
      return originOf(node.argument, bindings);
    case 'ParenthesizedExpression':
      return originOf(node.expression, bindings);
    case 'MemberExpression':
      return memberOrigin(node, bindings);
    default:
      return undefined;
  }
}

function memberOrigin(
  { object, property, computed }: Extract<Node, { type: 'MemberExpression' }>,
  bindings: ReadonlyMap<string, Use>,
): Use | undefined {
  if (computed || property.type !== 'Identifier') return undefined;
  const { name, start } = property;
  // Compilers carry what the package exports.
  if (object.type === 'Identifier' && object.name === 'compiler' && name === 'webpack') {
    return { request: '@rspack/core', names: [], start };
  }
  const owner = originOf(object, bindings);
  return owner && { ...owner, names: [...owner.names, name], start };
}

/** `require('a')` and `require.resolve('a')`. */
function requested(node: Extract<Node, { type: 'CallExpression' }>): Use | undefined {
  const { callee } = node;
  const isRequire =
    callee.type === 'Identifier'
      ? callee.name === 'require'
      : callee.type === 'MemberExpression' &&
        callee.object.type === 'Identifier' &&
        callee.object.name === 'require';
  const [request] = node.arguments;
  return isRequire && request ? literalRequest(request) : undefined;
}

function literalRequest(node: Node): Use | undefined {
  if (node.type !== 'Literal' || typeof node.value !== 'string') return undefined;
  return { request: node.value, names: [], start: node.start };
}
