import { closest } from '../closest.ts';
import type { ConfigShape } from './config-shape.ts';
import { branchesOf, type ConfigEntry, type ConfigValue } from './config-value.ts';
import { rspack } from './facts/rspack.ts';
import { webpack } from './facts/webpack.ts';
import { misfit } from './fits.ts';
import { legacyOption } from './legacy-options.ts';
import { isOpen, nameOfKeys, resolveShape } from './option-path.ts';
import { printShape } from './print-shape.ts';
import type { Verdict, VerdictStatus } from './verdict.ts';

/** What the table of differences says of options, by their names; those that it does not name are the same. */
export type KnownDifferences = Readonly<Record<string, DifferenceStatus>>;

export type DifferenceStatus = Exclude<VerdictStatus, 'value' | 'unknown'> | 'rspack';

/** What options of a configuration mean, and where they are. */
interface Spot {
  keys: readonly string[];
  /** What Rspack takes here. */
  here: ConfigShape;
  /** What webpack takes. */
  there: ConfigShape | undefined;
}

export interface CheckContext {
  text: string;
  differences: KnownDifferences;
}

/** A verdict, and the entry that it is about. */
export type OptionVerdict = Verdict & { entry: ConfigEntry };

/** A verdict on every option of a configuration. */
export function checkOptions(config: ConfigValue, context: CheckContext): OptionVerdict[] {
  return checkParts(config, { keys: [], here: rspack.shape, there: webpack.shape }, context);
}

/** What is in an object or array. */
function checkParts(
  value: ConfigValue,
  { keys, ...shapes }: Spot,
  context: CheckContext,
): OptionVerdict[] {
  const here = resolveShape(shapes.here, rspack);
  const there = shapes.there && resolveShape(shapes.there, webpack);
  return branchesOf(value).flatMap((branch) => {
    if (branch.type === 'object')
      return branch.entries.flatMap((entry) => checkEntry(entry, { keys, here, there }, context));
    if (branch.type !== 'array' || !here.items) return [];
    const spot = { keys, here: here.items, there: there?.items };
    return branch.items.flatMap((item) => checkParts(item, spot, context));
  });
}

function checkEntry(entry: ConfigEntry, spot: Spot, context: CheckContext): OptionVerdict[] {
  const { here, there } = spot;
  const keys = [...spot.keys, entry.key];
  const own = { keys, there: member(there, entry.key) };
  const known = here.keys && Object.hasOwn(here.keys, entry.key) ? here.keys[entry.key] : undefined;
  if (known) return checkKnown(entry, { ...own, here: known }, context);
  // A name of the author's choice says nothing by itself.
  if (here.others)
    return checkChosen(entry, { ...own, keys: spot.keys, here: here.others }, context);
  if (isOpen(here) || !here.keys) return checkOpen(entry, keys, context);
  const names = [here, there].flatMap((shape) => Object.keys(shape?.keys ?? {}));
  return [absent(entry, { keys, there: own.there, names }, context)];
}

function member(shape: ConfigShape | undefined, key: string): ConfigShape | undefined {
  if (!shape?.keys) return shape?.others;
  return Object.hasOwn(shape.keys, key) ? shape.keys[key] : shape.others;
}

function checkKnown(entry: ConfigEntry, spot: Spot, context: CheckContext): OptionVerdict[] {
  const name = nameOfKeys(spot.keys);
  const wrong = wrongValue(entry, name, { spot, context }) ?? stoppingValue(entry, name, context);
  if (wrong) return [wrong];
  const verdict: OptionVerdict = {
    status: statusOf(name, entry.value, context.differences),
    name,
    place: entry.keyPlace,
    entry,
  };
  const parts = checkParts(entry.value, spot, context);
  // What has no effect has none in its parts either, but they may still stop the build.
  const isIgnored = verdict.status === 'ignored';
  return [verdict, ...parts.filter(({ status }) => !isIgnored || status === 'value')];
}

function checkChosen(entry: ConfigEntry, spot: Spot, context: CheckContext): OptionVerdict[] {
  const wrong = wrongValue(entry, [nameOfKeys(spot.keys), entry.key].join('.'), { spot, context });
  return wrong ? [wrong] : checkParts(entry.value, spot, context);
}

/** What no schema tells of: the table may. */
function checkOpen(
  entry: ConfigEntry,
  keys: string[],
  { differences }: CheckContext,
): OptionVerdict[] {
  const name = nameOfKeys(keys);
  const status = differences[name] ?? (isBuiltin(keys) ? 'ignored' : undefined);
  if (status === undefined || status === 'rspack') return [];
  return [{ status, name, place: entry.keyPlace, entry }];
}

/** `builtins` takes any key; those that are read stand in the table. */
function isBuiltin(keys: readonly string[]): boolean {
  return keys.length === 2 && keys[0] === 'builtins';
}

function wrongValue(
  entry: ConfigEntry,
  name: string,
  { spot: { here }, context: { text } }: { spot: Spot; context: CheckContext },
): OptionVerdict | undefined {
  const shape = resolveShape(here, rspack);
  const whole = misfit(entry.value, shape, rspack);
  const wrong = whole ?? wrongElement(entry.value, shape);
  if (!wrong) return undefined;
  const taken = whole ? shape : (shape.items ?? {});
  const expected = printShape(taken, rspack);
  const found = shorten(text.slice(wrong.start, wrong.end));
  const isText = wrong.type === 'literal' && typeof wrong.value === 'string';
  const [instead] = isText ? valuesLike(String(wrong.value), taken) : [];
  return {
    status: 'value',
    name,
    place: entry.keyPlace,
    message: instead ? 'valueLike' : 'value',
    details: { found, expected, ...(instead ? { instead } : {}) },
    entry,
  };
}

/** What 0.5.9 has a parser for; the schema takes any string. */
const moduleTypes: ReadonlySet<unknown> = new Set([
  ...['javascript', 'js'].flatMap((name) => [
    name,
    `${name}/auto`,
    `${name}/esm`,
    `${name}/dynamic`,
  ]),
  ...['cjs', 'mjs', 'json', 'webassembly/async'],
  ...['asset', 'asset/inline', 'asset/resource', 'asset/source'],
  ...['css', 'css/auto', 'css/module'],
]);

/** Values that the schema takes, and the build does not survive: whether it is one, and what to write. */
const stopping: Readonly<Record<string, [test: (value: ConfigValue) => boolean, instead: string]>> =
  {
    'Rule.type': [
      (value) => isLiteral(value, (it) => !moduleTypes.has(it)),
      "'javascript/auto' | 'json' | 'css' | 'asset' | 'webassembly/async'",
    ],
    'output.hashDigest': [(value) => isLiteral(value, (it) => it !== 'hex'), "'hex'"],
    'snapshot.module': [hasOneOfTwo, '{ timestamp, hash }'],
    'snapshot.resolve': [hasOneOfTwo, '{ timestamp, hash }'],
  };

function stoppingValue(
  entry: ConfigEntry,
  name: string,
  { text }: Pick<CheckContext, 'text'>,
): OptionVerdict | undefined {
  const [stops, expected = ''] = stopping[name] ?? [];
  if (!stops?.(entry.value)) return undefined;
  const found = shorten(text.slice(entry.value.start, entry.value.end));
  const verdict = { status: 'value', name, place: entry.keyPlace, message: 'stops' } as const;
  return { ...verdict, details: { found, expected }, entry };
}

/** The first element of a list that cannot be in it. */
function wrongElement(value: ConfigValue, { items }: ConfigShape): ConfigValue | undefined {
  if (!items) return undefined;
  const elements = branchesOf(value).flatMap((it) => (it.type === 'array' ? it.items : []));
  return elements.map((element) => misfit(element, items, rspack)).find((it) => it !== undefined);
}

/** What values of webpack 4 became. */
const successors: Readonly<Record<string, string>> = { hashed: 'deterministic' };

function valuesLike(value: string, { values = [] }: ConfigShape): string[] {
  const known = values.filter((it) => typeof it === 'string');
  const successor = successors[value];
  if (successor && known.includes(successor)) return [`'${successor}'`];
  const words = (text: string) => text.split('-').sort().join('-');
  // webpack 4 had `cheap-module-eval-source-map`.
  const reordered = known.find((it) => words(it) === words(value));
  return (reordered ? [reordered] : closest(value, known)).map((it) => `'${it}'`);
}

const longest = 40;

function shorten(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ');
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}

/** A key that Rspack does not have, where it or webpack has others: `names`. */
function absent(
  entry: ConfigEntry,
  { keys, there, names }: Pick<Spot, 'keys' | 'there'> & { names: readonly string[] },
  context: CheckContext,
): OptionVerdict {
  const name = nameOfKeys(keys);
  const verdict = { name, place: entry.keyPlace, entry };
  if (there) return { ...verdict, status: 'missing' };
  const legacy = legacyOption(name);
  if (legacy)
    return { ...verdict, status: 'unknown', message: 'legacy', details: { instead: legacy } };
  if (context.differences[name] === 'missing') return { ...verdict, status: 'missing' };
  // A key that nobody would type is like none.
  const [instead] = closest(entry.key, entry.key.length < 60 ? names : []);
  if (!instead) return { ...verdict, status: 'unknown', message: 'unknown' };
  return { ...verdict, status: 'unknown', message: 'suggestion', details: { instead } };
}

/** Whether what differs matters for a value; where it is the default that differs, a value that is there does not. */
const differsWhen: Readonly<Record<string, (value: ConfigValue) => boolean>> = {
  entry: (value) => has(value, 'function'),
  externals: (value) => has(value, 'function') || branchesOf(value).some(hasArrayEntry),
  'experiments.futureDefaults': (value) => isLiteral(value, (it) => it === true),
  'optimization.minimizer': () => false,
  'output.libraryTarget': (value) => isLiteral(value, (it) => it === 'jsonp'),
  'output.publicPath': (value) => isLiteral(value, (it) => /\[\w+\]/.test(String(it))),
  'output.workerWasmLoading': () => true,
  'resolve.restrictions': () => true,
  'resolveLoader.restrictions': () => true,
};

function has(value: ConfigValue, type: ConfigValue['type']): boolean {
  return branchesOf(value).some(
    (branch) =>
      branch.type === type ||
      (branch.type === 'array' && branch.items.some((item) => item.type === type)),
  );
}

function isLiteral(value: ConfigValue, test: (literal: unknown) => boolean): boolean {
  return branchesOf(value).some((branch) => branch.type === 'literal' && test(branch.value));
}

/** `{ jquery: ['https://…', 'jQuery'] }` */
function hasArrayEntry(value: ConfigValue): boolean {
  if (value.type === 'array') return value.items.some(hasArrayEntry);
  if (value.type !== 'object') return false;
  return value.entries.some(({ value: { type, ...it } }) => {
    const [first] = type === 'array' && 'items' in it ? it.items : [];
    return first?.type === 'literal' && /^https?:/.test(String(first.value));
  });
}

function hasOneOfTwo(value: ConfigValue): boolean {
  return branchesOf(value).some(
    (branch) => branch.type === 'object' && branch.entries.length === 1,
  );
}

function statusOf(name: string, value: ConfigValue, differences: KnownDifferences): VerdictStatus {
  const known = differences[name];
  if (known === undefined || known === 'rspack' || known === 'missing') return 'same';
  if (known === 'differs') return differsWhen[name]?.(value) ? 'differs' : 'same';
  if (name === 'experiments.lazyCompilation' && isLiteral(value, (it) => it === false))
    return 'same';
  return known;
}
