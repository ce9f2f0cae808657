import { branchesOf, type ConfigEntry, type ConfigValue, entryOf } from './config-value.ts';
import type { ImportedName } from './imports.ts';
import { loaders } from './package-facts.ts';
import {
  loaderNames,
  loadersOf,
  type Rule,
  type RuleLoader,
  rulesOf,
  testOf,
} from './rule-loaders.ts';
import { type Change, indentAt, isWrittenIn, removal } from './text-change.ts';
import type { Verdict } from './verdict.ts';

interface LoaderContext {
  text: string;
  imports: ReadonlyMap<string, ImportedName>;
}

const cssLoaders = new Set([
  'style-loader',
  'css-loader',
  'mini-css-extract-plugin',
  'extract-text-webpack-plugin',
]);

/** What is said of the loaders of a configuration, and what to change about them. */
export function checkLoaders(
  config: ConfigValue,
  context: LoaderContext,
): { verdicts: Verdict[]; changes: Change[] } {
  const isNative = !isSwitchedOff(config);
  const rules = rulesOf(config);
  return {
    verdicts: rules.flatMap((rule) => [
      ...verdictsOn(rule, context),
      ...(isNative ? [...cssVerdicts(rule, context), ...nativeVerdicts(rule, context)] : []),
    ]),
    changes: rules.flatMap((rule) => [
      ...(isNative ? cssChange(rule, context) : []),
      ...swcChange(rule, context),
    ]),
  };
}

/** `experiments: { css: false }` */
function isSwitchedOff(config: ConfigValue): boolean {
  const experiments = entryOf(config, 'experiments');
  const css = experiments && entryOf(experiments.value, 'css');
  return css?.value.type === 'literal' && css.value.value === false;
}

function verdictsOn(rule: Rule, { imports }: LoaderContext): Verdict[] {
  return loadersOf(rule, imports).flatMap((loader): Verdict[] => {
    const fact = loader && loaders[loader.name];
    if (!loader || fact?.status !== 'fails') return [];
    const { name, value } = loader;
    const verdict = { status: 'missing', name, place: value } as const;
    // Its output is a script, and the rule says so.
    if (name === 'json-loader' && entryOf(rule, 'type')) return [];
    if (fact.isNeedless) return [{ ...verdict, message: 'loaderNeedless' }];
    if (!fact.instead) return [{ ...verdict, message: 'loaderFails' }];
    return [{ ...verdict, message: 'loaderInstead', details: { instead: fact.instead } }];
  });
}

/** Without a type, the output of css-loader is taken for CSS. */
function cssVerdicts(rule: Rule, { imports }: LoaderContext): Verdict[] {
  const found = loadersOf(rule, imports);
  const css = found.find((loader) => loader && cssLoaders.has(loader.name));
  if (!css || entryOf(rule, 'type')) return [];
  const isExtracted = found.some((loader) => loader?.name === 'mini-css-extract-plugin');
  const status = isExtracted ? 'missing' : 'differs';
  const entry = entryOf(rule, 'use') ?? entryOf(rule, 'loader');
  const place = entry?.keyPlace ?? css.value;
  return [{ status, name: css.name, place, message: 'cssLoader' }];
}

const styleLoaders = new Set(['sass-loader', 'less-loader', 'stylus-loader']);

/** What native CSS asks of loaders that write styles, and of vue-loader. */
function nativeVerdicts(rule: Rule, { imports }: LoaderContext): Verdict[] {
  const [last, ...before] = loadersOf(rule, imports);
  const isStyle = last !== undefined && styleLoaders.has(last.name);
  const isUntyped = !rule.isInner && !entryOf(rule, 'type');
  const vue = [last, ...before].find((loader) => loader?.name === 'vue-loader');
  return [
    ...(isStyle && isUntyped ? [stopping(last, 'loaderStyle')] : []),
    ...(vue && lacksInlineMatch(rule, vue.value) ? [stopping(vue, 'loaderVue')] : []),
  ];
}

function stopping({ name, value }: RuleLoader, message: 'loaderStyle' | 'loaderVue'): Verdict {
  return { status: 'missing', name, place: value, message };
}

/** Whether `experimentalInlineMatchResource` is certainly not set. */
function lacksInlineMatch(rule: Rule, loader: ConfigValue): boolean {
  const options = entryOf(loader, 'options') ?? entryOf(rule, 'options');
  if (!options) return true;
  const { value } = options;
  if (value.type !== 'object') return false;
  const set = entryOf(value, 'experimentalInlineMatchResource');
  return !set || (set.value.type === 'literal' && set.value.value === false);
}

/** A chain that ends in css-loader becomes native CSS. */
function cssChange(rule: Rule, context: LoaderContext): Change[] {
  const { text, imports } = context;
  const entry = entryOf(rule, 'use');
  if (entry?.value.type !== 'array' || !isWrittenIn(entry.value, entry) || entryOf(rule, 'type'))
    return [];
  const items = entry.value.items;
  const names = items.map((item) =>
    branchesOf(item).flatMap((branch) => loaderNames(branch, imports)),
  );
  const isCss = (own: string[]) => own.length > 0 && own.every((name) => cssLoaders.has(name));
  const isKnown = items.every((item, index) => isWrittenIn(item, entry) && names[index]?.length);
  if (!isKnown || !names.some((own) => own.includes('css-loader'))) return [];
  const kept = items.filter((_, index) => !isCss(names[index] ?? []));
  const type = cssType(rule, items, imports);
  const parts = [
    ...(kept.length > 0 ? [`use: ${printList(kept, { text, entry })}`] : []),
    ...(type ? [`type: '${type}'`] : []),
  ];
  const indent = indentAt(text, entry.start);
  const isInline =
    text.slice(text.lastIndexOf('\n', entry.start - 1) + 1, entry.start).trim() !== '';
  const edit =
    parts.length > 0
      ? { start: entry.start, end: entry.end, text: parts.join(isInline ? ', ' : `,\n${indent}`) }
      : removal(text, entry);
  return [
    {
      kind: 'css',
      name: names.flat().find((name) => cssLoaders.has(name)) ?? '',
      edits: [edit],
      isOffered: false,
    },
  ];
}

/** What the built-in rule for `.css` says already needs no type. */
function cssType(rule: Rule, items: ConfigValue[], imports: LoaderContext['imports']): string {
  const loader = items
    .flatMap(branchesOf)
    .find((item) => loaderNames(item, imports).includes('css-loader'));
  const options = loader && entryOf(loader, 'options');
  const modules = options && entryOf(options.value, 'modules');
  const isModule = modules && !(modules.value.type === 'literal' && modules.value.value === false);
  const test = testOf(rule);
  if (isModule || /module/.test(test)) return 'css/module';
  return /(?:sa|sc|le|styl|\|c)/.test(test) || !/css/.test(test) ? 'css' : '';
}

function printList(
  items: ConfigValue[],
  { text, entry }: { text: string; entry: ConfigEntry },
): string {
  const written = items.map(({ start, end }) => text.slice(start, end));
  const line = `[${written.join(', ')}]`;
  if (!line.includes('\n') && line.length < 70) return line;
  const indent = indentAt(text, entry.start);
  return `[\n${written.map((item) => `${indent}  ${item},\n`).join('')}${indent}]`;
}

const compilers = new Set(['babel-loader', 'ts-loader', 'awesome-typescript-loader']);

/** One loader for JavaScript or TypeScript becomes the built-in one. */
function swcChange(rule: Rule, { text, imports }: LoaderContext): Change[] {
  const entry = entryOf(rule, 'use') ?? entryOf(rule, 'loader');
  const [loader, ...others] = loadersOf(rule, imports);
  if (!entry || !loader || others.length > 0 || !compilers.has(loader.name)) return [];
  if (!isWrittenIn(loader.value, entry) || entryOf(rule, 'type')) return [];
  const options = entryOf(rule, 'options');
  const test = testOf(rule);
  const indent = indentAt(text, entry.start);
  const isInline =
    text.slice(text.lastIndexOf('\n', entry.start - 1) + 1, entry.start).trim() !== '';
  const parts = [
    "loader: 'builtin:swc-loader'",
    `options: ${swcOptions(test)}`,
    "type: 'javascript/auto'",
  ];
  const edit = {
    start: entry.start,
    end: entry.end,
    text: parts.join(isInline ? ', ' : `,\n${indent}`),
  };
  const edits = options && entry.key === 'loader' ? [edit, removal(text, options)] : [edit];
  return [{ kind: 'swc', name: loader.name, edits, isOffered: loader.name === 'babel-loader' }];
}

function swcOptions(test: string): string {
  const hasJsx = /x/.test(test) || !/ts/.test(test);
  const isTypeScript = /ts|\[jt\]|\[tj\]/.test(test);
  const parser = isTypeScript
    ? `{ syntax: 'typescript'${hasJsx ? ', tsx: true' : ''} }`
    : "{ syntax: 'ecmascript', jsx: true }";
  const transform = hasJsx ? ", transform: { react: { runtime: 'automatic' } }" : '';
  return `{ jsc: { parser: ${parser}${transform} } }`;
}
