import {
  type Node,
  type ObjectExpression,
  type Program,
  type PropertyKey as PropertyKeyNode,
  parseSync,
  Visitor,
} from 'oxc-parser';

/** A key of a configuration in the text of a sample. */
export interface ConfigKey {
  /** The keys that lead to it, itself included; elements of arrays have none. */
  keys: string[];
  /** Where its name begins and ends in the text; quotes belong to it. */
  start: number;
  end: number;
}

/**
 * The keys of the configurations in a sample: of what it exports, or of the whole, where it is a
 * part of one. Empty where the text cannot be parsed.
 *
 * ```
 * module.exports = { output: { path: … } };   →   output, output.path
 * output: { path: … }                         →   output, output.path
 * ```
 */
export function configKeys(code: string, lang: string): ConfigKey[] {
  const whole = parse(code, lang);
  const configs = whole ? exportedConfigs(whole) : [];
  if (configs.length > 0) return configs.flatMap((config) => keysIn(config, []));
  return partKeys(code, lang);
}

/** A part of a configuration: an object, or properties of one. */
function partKeys(code: string, lang: string): ConfigKey[] {
  const before = '({';
  const program = parse(`${before}${code}\n})`, lang) ?? parse(` (${code}\n)`, lang);
  const [statement] = program?.body ?? [];
  if (statement?.type !== 'ExpressionStatement') return [];
  return configsOf(statement.expression, new Map())
    .flatMap((config) => keysIn(config, []))
    .map((key) => ({ ...key, start: key.start - before.length, end: key.end - before.length }));
}

function parse(code: string, lang: string): Program | undefined {
  const { program, errors } = parseSync(`sample.${lang}`, code, { sourceType: 'module' });
  return errors.length === 0 ? program : undefined;
}

type Variables = ReadonlyMap<string, Node>;

/** The objects that a file exports as configurations. */
function exportedConfigs(program: Program): ObjectExpression[] {
  const variables = new Map<string, Node>();
  const exported: Node[] = [];
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init) variables.set(id.name, init);
    },
    ExportDefaultDeclaration({ declaration }) {
      exported.push(declaration);
    },
    AssignmentExpression({ left, right }) {
      if (left.type !== 'MemberExpression' || left.object.type !== 'Identifier') return;
      if (left.object.name === 'module') exported.push(right);
    },
  }).visit(program);
  return exported.flatMap((node) => configsOf(node, variables));
}

/** The objects that an expression is, returns, lists or is given. */
function configsOf(node: Node | null, variables: Variables): ObjectExpression[] {
  const of = (inner: Node | null) => configsOf(inner, variables);
  switch (node?.type) {
    case 'ObjectExpression':
      return [node];
    case 'ArrayExpression':
      return node.elements.flatMap(of);
    case 'Identifier': {
      const value = variables.get(node.name);
      return value ? configsOf(value, new Map()) : [];
    }
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return of(node.expression);
    case 'AwaitExpression':
    case 'ReturnStatement':
      return of(node.argument);
    case 'ConditionalExpression':
      return [...of(node.consequent), ...of(node.alternate)];
    // `defineConfig({ … })`, `merge(common, { … })`
    case 'CallExpression':
      return node.arguments.flatMap(of);
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration':
      return node.body ? of(node.body) : [];
    case 'BlockStatement':
      return node.body.flatMap((statement) =>
        statement.type === 'ReturnStatement' ? of(statement) : [],
      );
    default:
      return [];
  }
}

/** The keys of an object, and of what lies in it. */
function keysIn(node: Node, parents: readonly string[]): ConfigKey[] {
  if (node.type === 'ArrayExpression') {
    return node.elements.flatMap((element) => (element ? keysIn(element, parents) : []));
  }
  if (node.type !== 'ObjectExpression') return [];
  return node.properties.flatMap((property) => {
    if (property.type !== 'Property' || property.computed) return [];
    const name = nameOf(property.key);
    if (name === undefined) return [];
    const keys = [...parents, name];
    const { start, end } = property.key;
    return [{ keys, start, end }, ...keysIn(property.value, keys)];
  });
}

function nameOf(key: PropertyKeyNode): string | undefined {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : undefined;
}
