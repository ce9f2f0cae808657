import type { ConfigSchema, ConfigShape, ValueKind } from '#shared/config-checker/config-shape.ts';
import { branchesOf, type Shape } from './shape.ts';

const kinds: Readonly<Record<string, ValueKind>> = {
  string: 'string',
  number: 'number',
  boolean: 'boolean',
  RegExp: 'RegExp',
  Function: 'function',
  '(...args: any[]) => any': 'function',
  null: 'null',
  object: 'object',
};

/** Says the shape of a configuration in as few bytes as checking a text needs. */
export function configSchema(shape: Shape): ConfigSchema {
  const refs = new Set<string>();
  const all = new Map<string, Shape>();
  collect(shape, { refs, all });
  const isNamed = (name: string) => refs.has(name) && all.has(name);
  const named = [...all].filter(([name]) => isNamed(name));
  return {
    shape: shapeOf(shape, isNamed),
    named: Object.fromEntries(named.map(([name, it]) => [name, shapeOf(it, isNamed)])),
  };
}

interface Names {
  refs: Set<string>;
  all: Map<string, Shape>;
}

/** Which shapes have names, and which names stand for a shape that would contain itself. */
function collect(shape: Shape, names: Names): void {
  if (shape.kind === 'plain') names.refs.add(shape.text);
  else if (shape.name && !names.all.has(shape.name)) names.all.set(shape.name, shape);
  for (const part of partsOf(shape)) collect(part, names);
}

function partsOf(shape: Shape): Shape[] {
  switch (shape.kind) {
    case 'array':
      return [shape.element];
    case 'record':
      return [shape.value];
    case 'object':
      return shape.members.map((member) => member.shape);
    case 'union':
      return shape.branches;
    default:
      return [];
  }
}

type IsNamed = (name: string) => boolean;

function shapeOf(shape: Shape, isNamed: IsNamed): ConfigShape {
  const branches = branchesOf(shape)
    .filter((branch) => branch.kind !== 'plain' || branch.text !== 'undefined')
    .map((branch) => branchShape(branch, isNamed));
  // What one branch says nothing of, it lets through.
  return branches.some((branch) => Object.keys(branch).length === 0)
    ? {}
    : branches.reduce(merge, {});
}

function branchShape(shape: Shape, isNamed: IsNamed): ConfigShape {
  switch (shape.kind) {
    case 'plain':
      return plainShape(shape.text, isNamed);
    case 'literal':
      return { values: [literalValue(shape.text)] };
    case 'array':
      return { items: shapeOf(shape.element, isNamed) };
    case 'record':
      return { keys: {}, others: shapeOf(shape.value, isNamed) };
    case 'object':
      return {
        keys: Object.fromEntries(
          shape.members.map(({ key, shape: member }) => [key, shapeOf(member, isNamed)]),
        ),
      };
    case 'function':
      return { kinds: ['function'] };
    default:
      return {};
  }
}

function plainShape(text: string, isNamed: IsNamed): ConfigShape {
  if (text.startsWith('`')) return { values: [text.slice(1, -1)] };
  if (isNamed(text)) return { ref: text };
  const kind = kinds[text];
  return kind ? { kinds: [kind] } : {};
}

function literalValue(text: string): string | number | boolean | null {
  return text.startsWith("'") ? text.slice(1, -1) : JSON.parse(text);
}

/** What either of two shapes takes. */
function merge(one: ConfigShape, other: ConfigShape): ConfigShape {
  const joined: ConfigShape = {
    ...joinLists(one, other),
    ...(one.keys || other.keys ? { keys: mergeKeys(one.keys, other.keys) } : {}),
    ...mergePart('others', one, other),
    ...mergePart('items', one, other),
  };
  const ref = one.ref ?? other.ref;
  return ref ? { ...joined, ref } : joined;
}

function joinLists(one: ConfigShape, other: ConfigShape): ConfigShape {
  const values = new Set([...(one.values ?? []), ...(other.values ?? [])]);
  const all = new Set([...(one.kinds ?? []), ...(other.kinds ?? [])]);
  if (values.has(true) && values.has(false)) all.add('boolean');
  const isOpen = (value: unknown) =>
    !all.has((value === null ? 'null' : typeof value) as ValueKind);
  const left = [...values].filter(isOpen);
  return {
    ...(all.size > 0 ? { kinds: [...all] } : {}),
    ...(left.length > 0 ? { values: left } : {}),
  };
}

function mergePart<Key extends 'others' | 'items'>(
  key: Key,
  { [key]: one }: ConfigShape,
  { [key]: other }: ConfigShape,
): ConfigShape {
  if (!one || !other) return one || other ? { [key]: one ?? other } : {};
  const isOpen = [one, other].some((it) => Object.keys(it).length === 0);
  return { [key]: isOpen ? {} : merge(one, other) };
}

function mergeKeys(
  one: ConfigShape['keys'] = {},
  other: ConfigShape['keys'] = {},
): NonNullable<ConfigShape['keys']> {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  const entries = [...keys].map((key): [string, ConfigShape] => {
    const [a, b] = [one[key], other[key]];
    if (!a || !b) return [key, a ?? b ?? {}];
    return [key, [a, b].some((it) => Object.keys(it).length === 0) ? {} : merge(a, b)];
  });
  return Object.fromEntries(entries);
}
