import type { Expression, Node, ObjectExpression } from '@babel/types';
import { branchesOf, type ConfigEntry, type ConfigValue, type Place } from './config-value.ts';
import { isFunction, type Scope, withoutTypes } from './scope.ts';

/** What reading a value needs to know of the text around it. */
export interface ReadContext {
  scope: Scope;
  /** By how much places in the tree are behind those in the text. */
  shift: number;
  text: string;
  /** How many more values may be read: variables in variables could be without end. */
  budget: { left: number };
}

/** Variables that stand for variables, and objects in objects, are followed so far. */
const deepest = 40;

/** Reads a value without running anything. */
export function readValue(expression: Node, context: ReadContext, depth = 0): ConfigValue {
  const node = withoutTypes(expression);
  const place = placeOf(node, context);
  if (depth > deepest || context.budget.left-- <= 0) return { ...place, type: 'unknown' };
  const read = (inner: Node) => readValue(inner, context, depth + 1);
  switch (node.type) {
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'BooleanLiteral':
      return { ...place, type: 'literal', value: node.value };
    case 'NullLiteral':
      return { ...place, type: 'literal', value: null };
    case 'RegExpLiteral':
      return { ...place, type: 'RegExp', source: node.pattern };
    case 'TemplateLiteral':
      return templateValue(node, place);
    case 'UnaryExpression':
      return unaryValue(node, { place, read });
    case 'BinaryExpression':
      return binaryValue(node, { place, read });
    case 'ObjectExpression':
      return { ...place, type: 'object', entries: readEntries(node, context, depth) };
    case 'ArrayExpression':
      return { ...place, type: 'array', items: node.elements.flatMap((it) => elementOf(it, read)) };
    case 'ConditionalExpression':
      return { ...place, type: 'either', branches: [read(node.consequent), read(node.alternate)] };
    case 'LogicalExpression':
      return { ...place, type: 'either', branches: logicalBranches(node, { read, place }) };
    case 'NewExpression':
      return newValue(node, { place, read, context });
    case 'Identifier':
      return identifierValue(node.name, { place, read, context });
    case 'AwaitExpression':
      return read(node.argument);
    case 'CallExpression':
      return listValue(node, { place, read }) ?? callValue(node, { place, context });
    default:
      if (isFunction(node)) return { ...place, type: 'function' };
      return unknownValue({ place, context });
  }
}

interface Reading {
  place: Place;
  read: (node: Node) => ConfigValue;
}

function placeOf({ start, end }: Node, { shift }: ReadContext): Place {
  return { start: (start ?? 0) - shift, end: (end ?? 0) - shift };
}

function templateValue(
  node: Extract<Node, { type: 'TemplateLiteral' }>,
  place: Place,
): ConfigValue {
  const [only] = node.quasis;
  if (node.expressions.length > 0 || !only) return { ...place, type: 'string' };
  return { ...place, type: 'literal', value: only.value.cooked ?? only.value.raw };
}

function unaryValue(
  { operator, argument }: Extract<Node, { type: 'UnaryExpression' }>,
  { place, read }: Reading,
): ConfigValue {
  const value = read(argument);
  if (operator === '-' && value.type === 'literal' && typeof value.value === 'number')
    return { ...place, type: 'literal', value: -value.value };
  if (operator === '!' && argument.type === 'NumericLiteral')
    return { ...place, type: 'literal', value: argument.value === 0 };
  if (operator === '!') return either(place, [true, false]);
  return { ...place, type: 'unknown' };
}

function either(place: Place, values: boolean[]): ConfigValue {
  const branches = values.map((value): ConfigValue => ({ ...place, type: 'literal', value }));
  return { ...place, type: 'either', branches };
}

function binaryValue(
  { operator, left, right }: Extract<Node, { type: 'BinaryExpression' }>,
  { place, read }: Reading,
): ConfigValue {
  if (/^(?:[=!]==?|[<>]=?|in|instanceof)$/.test(operator)) return either(place, [true, false]);
  const parts = operator === '+' ? [left, right].map(read) : [];
  const isText = parts.some(
    (part) => part.type === 'string' || (part.type === 'literal' && typeof part.value === 'string'),
  );
  if (isText) return { ...place, type: 'string' };
  return numberOf({ operator, left, right }, { place, read });
}

/** `10 * 1024` */
function numberOf(
  { operator, left, right }: { operator: string; left: Node; right: Node },
  { place, read }: Reading,
): ConfigValue {
  const [one, other] = [read(left), read(right)];
  const isNumber = (value: ConfigValue) =>
    value.type === 'literal' && typeof value.value === 'number';
  const known = isNumber(one) && isNumber(other) && /^[-+*/]$/.test(operator);
  return known ? { ...place, type: 'literal', value: 1 } : { ...place, type: 'unknown' };
}

type Logical = Extract<Node, { type: 'LogicalExpression' }>;

/** `isProduction && value`: whether there is a value at all nobody knows. */
function logicalBranches(
  { operator, left, right }: Logical,
  { read, place }: Reading,
): ConfigValue[] {
  return [operator === '&&' ? unknownAt(place) : read(left), read(right)];
}

/** In a list, `isProduction && value` is there whatever comes of it: what it is where the first is false. */
function falsyBranches({ operator, left }: Logical, read: Reading['read']): ConfigValue[] {
  if (operator !== '&&') return [];
  return branchesOf(read(left)).filter((branch) => branch.type === 'literal' && !branch.value);
}

function unknownAt(place: Place): ConfigValue {
  return { ...place, type: 'unknown' };
}

function elementOf(
  element: Extract<Node, { type: 'ArrayExpression' }>['elements'][number],
  read: Reading['read'],
): ConfigValue[] {
  if (!element) return [];
  if (element.type === 'LogicalExpression') {
    const value = read(element);
    const { start, end } = value;
    const falsy = falsyBranches(element, read).map((branch) => ({ ...branch, start, end }));
    return falsy.length > 0
      ? [{ start, end, type: 'either', branches: [value, ...falsy] }]
      : [value];
  }
  if (element.type !== 'SpreadElement') return [read(element)];
  return spreadElements(read(element.argument));
}

/** `...(isProduction ? [a] : [])` */
function spreadElements(value: ConfigValue): ConfigValue[] {
  if (value.type === 'array') return value.items;
  if (value.type === 'either') return value.branches.flatMap(spreadElements);
  return value.type === 'literal' ? [] : [{ start: value.start, end: value.end, type: 'unknown' }];
}

function newValue(
  node: Extract<Node, { type: 'NewExpression' }>,
  { place, read, context }: Reading & { context: ReadContext },
): ConfigValue {
  const callee = placeOf(node.callee, context);
  const args = node.arguments.flatMap((argument) =>
    argument.type === 'SpreadElement' ? [unknownAt(place)] : [read(argument)],
  );
  return {
    ...place,
    type: 'new',
    name: context.text.slice(callee.start, callee.end),
    callee,
    args,
  };
}

function identifierValue(
  name: string,
  { place, read, context: { scope } }: Reading & { context: ReadContext },
): ConfigValue {
  const init = scope.variables.get(name);
  if (init && !isSelf(init, name)) return read(init);
  if (scope.functions.has(name)) return { ...place, type: 'function' };
  return { ...place, type: 'unknown', name };
}

function isSelf(init: Expression, name: string): boolean {
  return init.type === 'Identifier' && init.name === name;
}

/** Calls whose result is a string, whatever they are given. */
const stringCalls =
  /^(?:path\.(?:resolve|join|basename|dirname)|process\.cwd|require\.resolve|JSON\.stringify)$/;

type Call = Extract<Node, { type: 'CallExpression' }>;

function callValue(
  node: Call,
  { place, context }: { place: Place; context: ReadContext },
): ConfigValue {
  const length = (node.callee.end ?? 0) - (node.start ?? 0);
  const callee = context.text.slice(place.start, place.start + length);
  const [argument] = node.arguments;
  // It is a path, of which the name says enough.
  if (callee === 'require.resolve' && argument?.type === 'StringLiteral')
    return { ...place, type: 'literal', value: argument.value };
  if (stringCalls.test(callee)) return { ...place, type: 'string' };
  return unknownValue({ place, context });
}

/** `[a, b].filter(Boolean)`, `[a].concat(b)` */
function listValue(
  { callee, arguments: args }: Call,
  { place, read }: Reading,
): ConfigValue | undefined {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return undefined;
  const { name } = callee.property;
  if (name !== 'filter' && name !== 'concat') return undefined;
  const list = read(callee.object);
  if (list.type !== 'array') return undefined;
  if (name === 'filter') return { ...place, type: 'array', items: list.items.flatMap(truthyPart) };
  const added = args.flatMap((argument) => spreadElements(read(argument)));
  return { ...place, type: 'array', items: [...list.items, ...added] };
}

/** What `filter(Boolean)` leaves of an element. */
function truthyPart(value: ConfigValue): ConfigValue[] {
  if (value.type === 'literal') return value.value ? [value] : [];
  if (value.type !== 'either') return [value];
  return [{ ...value, branches: value.branches.flatMap(truthyPart) }];
}

function unknownValue({
  place,
  context: { text },
}: {
  place: Place;
  context: ReadContext;
}): ConfigValue {
  return { ...place, type: 'unknown', name: text.slice(place.start, place.end) };
}

/** The entries of an object, with those that are spread into it. */
function readEntries(
  { properties }: ObjectExpression,
  context: ReadContext,
  depth: number,
): ConfigEntry[] {
  return properties.flatMap((property): ConfigEntry[] => {
    if (property.type === 'SpreadElement')
      return spreadEntries(readValue(property.argument, context, depth + 1));
    if (property.computed) return [];
    const key = keyOf(property.key);
    if (key === undefined) return [];
    const keyPlace = placeOf(property.key, context);
    const place = placeOf(property, context);
    const value: ConfigValue =
      property.type === 'ObjectProperty'
        ? readValue(property.value, context, depth + 1)
        : { ...place, type: property.kind === 'get' ? 'unknown' : 'function' };
    return [{ ...place, key, keyPlace, value, isRemovable: true }];
  });
}

/** `...(isProduction && { devtool: false })` */
function spreadEntries(value: ConfigValue): ConfigEntry[] {
  if (value.type === 'object') return value.entries;
  return value.type === 'either' ? value.branches.flatMap(spreadEntries) : [];
}

function keyOf(key: Node): string | undefined {
  if (key.type === 'Identifier') return key.name;
  if (key.type === 'StringLiteral') return key.value;
  return key.type === 'NumericLiteral' ? String(key.value) : undefined;
}
