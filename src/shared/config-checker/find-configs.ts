import type { NewExpression, Node, ObjectExpression, ObjectProperty } from '@babel/types';
import { closest } from '../closest.ts';
import { editDistance } from '../edit-distance.ts';
import type { ConfigEntry, ConfigValue } from './config-value.ts';
import { rspack } from './facts/rspack.ts';
import { webpack } from './facts/webpack.ts';
import { type ReadContext, readValue } from './read-value.ts';
import {
  type Assignment,
  type FunctionNode,
  isFunction,
  returnsOf,
  walk,
  withoutTypes,
} from './scope.ts';

const topLevel = new Set([
  ...Object.keys(rspack.shape.keys ?? {}),
  ...Object.keys(webpack.shape.keys ?? {}),
]);

/** Keys under which the configurations of other tools hold one of the bundler, or change it. */
const hosts = new Set([
  'webpack',
  'webpackFinal',
  'configureWebpack',
  'webpackConfig',
  'webpackOverride',
  'rspack',
  'overrideWebpack',
]);

/** Keys within those. */
const hosted = new Set(['configure', 'config', 'override']);

interface Search {
  context: ReadContext;
  /** Names of variables that are configurations, or parts of one. */
  names: Set<string>;
  /** What has been looked into: a function may call itself. */
  seen: Set<Node>;
}

/**
 * The configurations in a script: what it exports, what is put into that afterwards, what functions
 * return. Parts of one configuration are several objects here.
 */
export function findConfigs(body: readonly Node[], context: ReadContext): ConfigValue[] {
  const search: Search = { context, names: new Set(['exports']), seen: new Set() };
  const exported = exportedNodes(body).flatMap((node) => configNodes(node, search));
  // Names that are only called `config` are none yet.
  const isExported = exported.length > 0 || search.names.size > 1;
  const found = exported.length > 0 ? exported : likelyConfigs(body, search);
  const read = found.map((node) => readValue(node, context)).filter(isConfig);
  const own = context.scope.assignments.filter(
    ({ root, keys }) => keys.length > 0 && search.names.has(root),
  );
  const isKnown = ({ keys }: Assignment) => topLevel.has(keys[0]?.name ?? '');
  // A variable that is given options is a configuration: what else it is given must be one.
  const configs = new Set(isExported ? own.filter(isKnown).map(({ root }) => root) : []);
  if (exported.some(({ type }) => type === 'ObjectExpression') && read.length > 0)
    for (const root of rootsOf(body, read, context)) configs.add(root);
  const assigned = own
    .filter((assignment) => isKnown(assignment) || configs.has(assignment.root))
    .map((assignment) => assignedConfig(assignment, context));
  return [...read, ...assigned];
}

/** The names of the exported objects that are configurations: `exports`, and variables. */
function rootsOf(
  body: readonly Node[],
  configs: readonly ConfigValue[],
  { scope, shift }: ReadContext,
): string[] {
  const telling = configs.filter((it) => it.type === 'object' && it.entries.length > 0);
  const starts = new Set(telling.map(({ start }) => start + shift));
  const isOne = (node: Node) => starts.has(withoutTypes(node).start ?? -1);
  const variables = [...scope.variables].filter(([, value]) => isOne(value)).map(([name]) => name);
  const isExports = exportedNodes(body).some(
    (node) => isOne(node) || (node.type === 'Identifier' && variables.includes(node.name)),
  );
  return isExports ? ['exports', ...variables] : variables;
}

/** Whether half of the keys of an object are options of a configuration, or nearly; paths and options of a server are not. */
function isConfig(value: ConfigValue): boolean {
  if (value.type !== 'object') return false;
  const keys = value.entries.map(({ key }) => key);
  const known = keys.filter((key) => topLevel.has(key) || isNearlyKnown(key));
  return known.length >= keys.length / 2;
}

function isNearlyKnown(key: string): boolean {
  const [nearest = ''] = key.length < 30 ? closest(key, [...topLevel]) : [];
  return nearest !== '' && editDistance(key, nearest) <= 2;
}

function exportedNodes(body: readonly Node[]): Node[] {
  const found: Node[] = [];
  const named: Node[] = [];
  for (const node of body) {
    if (node.type === 'ExportDefaultDeclaration') found.push(node.declaration);
    if (node.type === 'TSExportAssignment') found.push(node.expression);
    if (node.type === 'ExportNamedDeclaration' && node.declaration) named.push(node.declaration);
    // A part of a configuration, or JSON.
    if (node.type === 'ExpressionStatement' && node.expression.type === 'ObjectExpression')
      found.push(node.expression);
  }
  walk(body, (node) => {
    if (node.type !== 'AssignmentExpression' || node.left.type !== 'MemberExpression') return;
    const { object, property } = node.left;
    const owner = object.type === 'Identifier' ? object.name : '';
    const key = property.type === 'Identifier' ? property.name : '';
    if (owner === 'module' && key === 'exports') found.push(node.right);
    if (owner === 'exports' && key === 'default') found.push(node.right);
    if (owner === 'exports' && hosts.has(key)) found.push(node.right);
  });
  return found.length > 0 ? found : named.flatMap(declaredNodes);
}

function declaredNodes(node: Node): Node[] {
  if (isFunction(node)) return [node];
  if (node.type !== 'VariableDeclaration') return [];
  return node.declarations.flatMap(({ init }) => (init ? [init] : []));
}

/** The objects that an expression is, returns, lists or is given. */
function configNodes(expression: Node, search: Search): Node[] {
  const node = withoutTypes(expression);
  if (search.seen.has(node)) return [];
  search.seen.add(node);
  const of = (inner: Node) => configNodes(inner, search);
  switch (node.type) {
    case 'ObjectExpression':
      return objectNodes(node, search);
    case 'ArrayExpression':
      return node.elements.flatMap((element) =>
        element ? of(element.type === 'SpreadElement' ? element.argument : element) : [],
      );
    case 'Identifier':
      return namedNodes(node.name, search);
    case 'AwaitExpression':
      return of(node.argument);
    case 'ConditionalExpression':
      return [...of(node.consequent), ...of(node.alternate)];
    case 'LogicalExpression':
      return [...of(node.left), ...of(node.right)];
    case 'SequenceExpression':
      return node.expressions.slice(-1).flatMap(of);
    case 'AssignmentExpression':
      return of(node.right);
    case 'CallExpression':
      return calledNodes(node, search);
    case 'NewExpression':
      return promisedNodes(node).flatMap(of);
    default:
      return isFunction(node) ? returnsOf(node).flatMap(of) : [];
  }
}

function namedNodes(name: string, { context, names, seen }: Search): Node[] {
  names.add(name);
  const { variables, functions } = context.scope;
  const meant = variables.get(name) ?? functions.get(name);
  return meant ? configNodes(meant, { context, names, seen }) : [];
}

/** `defineConfig({ … })`, `merge(common, { … })`, `withPlugin(options)({ … })`, `createConfig()` */
function calledNodes(
  { callee, arguments: args }: Extract<Node, { type: 'CallExpression' }>,
  search: Search,
): Node[] {
  const isOwn = callee.type === 'Identifier' && search.context.scope.functions.has(callee.name);
  const isOwnArrow =
    callee.type === 'Identifier' &&
    isFunction(search.context.scope.variables.get(callee.name) ?? callee);
  if (callee.type === 'Identifier' && (isOwn || isOwnArrow)) return namedNodes(callee.name, search);
  return args.flatMap((argument) => {
    const node = argument.type === 'SpreadElement' ? argument.argument : argument;
    return node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression'
      ? [...configNodes(node, search), ...changedParameter(node, search)]
      : configNodes(node, search);
  });
}

/** `new Promise((resolve) => resolve({ … }))` */
function promisedNodes({ callee, arguments: [executor] }: NewExpression): Node[] {
  const isPromise = callee.type === 'Identifier' && callee.name === 'Promise';
  if (!isPromise || !executor || !isFunction(executor)) return [];
  const [resolve] = executor.params;
  const found: Node[] = [];
  walk([executor.body], (node) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return;
    const [value] = node.arguments;
    const isResolve = resolve?.type === 'Identifier' && node.callee.name === resolve.name;
    if (isResolve && value) found.push(value);
  });
  return found;
}

/** An object that is a configuration, or what one of another tool has of one. */
function objectNodes(node: ObjectExpression, search: Search): Node[] {
  const keyed = node.properties.flatMap((property) => {
    if (property.type === 'SpreadElement') return [];
    const key =
      'name' in property.key
        ? property.key.name
        : 'value' in property.key
          ? property.key.value
          : '';
    return [{ key: String(key), property }];
  });
  const inner = keyed.filter(({ key }) => hosts.has(key));
  if (inner.length > 0) return inner.flatMap(({ property }) => hostedNodes(property, search));
  const spread = node.properties.flatMap((property) =>
    property.type === 'SpreadElement' ? [withoutTypes(property.argument)] : [],
  );
  for (const argument of spread)
    if (argument.type === 'Identifier') search.names.add(argument.name);
  return [node];
}

/** `webpack: (config) => …`, `configureWebpack: { … }`, `webpack: { configure: … }` */
function hostedNodes(property: ObjectProperty | FunctionNode, search: Search): Node[] {
  const value = property.type === 'ObjectProperty' ? withoutTypes(property.value) : property;
  if (isFunction(value)) return [...configNodes(value, search), ...changedParameter(value, search)];
  if (value.type !== 'ObjectExpression') return configNodes(value, search);
  const inner = value.properties.filter(
    (it) => it.type !== 'SpreadElement' && 'name' in it.key && hosted.has(String(it.key.name)),
  );
  if (inner.length === 0) return configNodes(value, search);
  return inner.flatMap((it) =>
    it.type === 'ObjectProperty'
      ? hostedNodes(it, search)
      : it.type === 'ObjectMethod'
        ? hostedNodes(it, search)
        : [],
  );
}

/** What a function is given is a configuration that it changes. */
function changedParameter({ params }: FunctionNode, { names }: Search): Node[] {
  for (const param of params) {
    if (param.type === 'Identifier' && /config|^c$/i.test(param.name)) names.add(param.name);
  }
  return [];
}

/** Where nothing is exported that could be one: the objects with two keys or more that only configurations have. */
function likelyConfigs(body: readonly Node[], search: Search): Node[] {
  const found: Node[] = [];
  walk(body, (node) => {
    if (isFunction(node)) changedParameter(node, search);
    if (
      node.type === 'VariableDeclarator' &&
      node.id.type === 'Identifier' &&
      /config/i.test(node.id.name)
    )
      search.names.add(node.id.name);
    if (node.type !== 'ObjectExpression') return;
    const keys = node.properties.flatMap((property) =>
      property.type !== 'SpreadElement' && 'name' in property.key
        ? [String(property.key.name)]
        : [],
    );
    const telling = keys.filter((key) => topLevel.has(key) && key !== 'name' && key !== 'context');
    if (telling.length < 2) return;
    found.push(node);
    return false;
  });
  return found;
}

/** `config.resolve.alias = value` as the object that it amounts to. */
function assignedConfig(
  { keys, value, isElement, node }: Assignment,
  context: ReadContext,
): ConfigValue {
  const place = { start: (node.start ?? 0) - context.shift, end: (node.end ?? 0) - context.shift };
  const read = readValue(value, context);
  const last: ConfigValue = isElement ? { ...place, type: 'array', items: [read] } : read;
  return keys.reduceRight<ConfigValue>((inner, { name, start, end }) => {
    const keyPlace = { start: (start ?? 0) - context.shift, end: (end ?? 0) - context.shift };
    const entry: ConfigEntry = { ...place, key: name, keyPlace, value: inner, isRemovable: false };
    return { ...place, type: 'object', entries: [entry] };
  }, last);
}
