import {
  type Node,
  type Program,
  type PropertyKey as PropertyKeyNode,
  parseSync,
} from 'oxc-parser';
import { literalsOf, readScope, type Scope } from './exported-config.ts';

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
  const { exported, variables } = whole
    ? readScope({ program: whole, code })
    : { exported: [], variables: new Map() };
  const configs = exported.flatMap((node) => objectsOf(node, variables));
  if (configs.length > 0) return configs.flatMap((config) => keysIn(config, []));
  return partKeys(code, lang);
}

/** A part of a configuration: an object, or properties of one. */
function partKeys(code: string, lang: string): ConfigKey[] {
  const before = '({';
  const program = parse(`${before}${code}\n})`, lang) ?? parse(` (${code}\n)`, lang);
  const [statement] = program?.body ?? [];
  if (statement?.type !== 'ExpressionStatement') return [];
  return objectsOf(statement.expression, new Map())
    .flatMap((config) => keysIn(config, []))
    .map((key) => ({ ...key, start: key.start - before.length, end: key.end - before.length }));
}

function parse(code: string, lang: string): Program | undefined {
  const { program, errors } = parseSync(`sample.${lang}`, code, { sourceType: 'module' });
  return errors.length === 0 ? program : undefined;
}

/** The objects among what an expression is, and in the arrays that it is. */
function objectsOf(node: Node, variables: Scope['variables']): Node[] {
  return literalsOf(node, variables).flatMap((literal) =>
    literal.type === 'ArrayExpression'
      ? literal.elements.flatMap((element) => (element ? objectsOf(element, variables) : []))
      : [literal],
  );
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
