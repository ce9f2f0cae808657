import { type Node, type Program, Visitor } from 'oxc-parser';

/** A script that could be parsed. */
export interface ParsedScript {
  code: string;
  program: Program;
}

export interface Scope {
  variables: ReadonlyMap<string, Node>;
  /** What the file exports, as it is written. */
  exported: readonly Node[];
}

/** The variables of a file by name, and its exports. */
export function readScope({ program, code }: ParsedScript): Scope {
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

/**
 * The objects and arrays that an expression is, returns, chooses between or is given: a
 * configuration, however it is exported.
 *
 * ```
 * defineConfig({ … })             →   { … }
 * (env) => (env.a ? one : { … })  →   what `one` is, { … }
 * ```
 */
export function literalsOf(node: Node, variables: Scope['variables']): Node[] {
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
function followVariable(name: string, variables: Scope['variables']): Node[] {
  const value = variables.get(name);
  const others = new Map([...variables].filter(([other]) => other !== name));
  return value ? literalsOf(value, others) : [];
}
