import {
  branchesOf,
  type ConfigObject,
  type ConfigValue,
  elementsOf,
  entryOf,
  type Place,
} from './config-value.ts';
import type { ImportedName } from './imports.ts';

/** A rule of a configuration. */
export type Rule = ConfigObject &
  Place & {
    /** Whether it stands in another one, which may say the rest of it. */
    isInner?: boolean;
  };

/** A loader in a rule. */
export interface RuleLoader {
  /** The name of its package: `sass-loader`, `mini-css-extract-plugin`. */
  name: string;
  value: ConfigValue;
}

/** All rules of a configuration, those in rules too. */
export function rulesOf(config: ConfigValue): Rule[] {
  const module = entryOf(config, 'module');
  const rules = module && entryOf(module.value, 'rules');
  return rules ? elementsOf(rules.value).flatMap(ruleAndOwn) : [];
}

function ruleAndOwn(value: ConfigValue): Rule[] {
  if (value.type !== 'object') return [];
  const inner = ['rules', 'oneOf'].flatMap((key) => {
    const own = entryOf(value, key);
    const rules = own ? elementsOf(own.value).flatMap(ruleAndOwn) : [];
    return rules.map((rule) => ({ ...rule, isInner: true }));
  });
  return [value, ...inner];
}

/** The loaders of a rule; undefined for one that nobody knows. */
export function loadersOf(rule: Rule, imports: Imports): (RuleLoader | undefined)[] {
  const values = ['loader', 'use', 'loaders'].flatMap((key) => {
    const entry = entryOf(rule, key);
    return entry ? elementsOf(entry.value) : [];
  });
  return values.flatMap((value) => {
    const names = loaderNames(value, imports);
    return names.length > 0 ? names.map((name) => ({ name, value })) : [undefined];
  });
}

type Imports = ReadonlyMap<string, ImportedName>;

/** `'sass-loader'`, `{ loader: 'sass-loader' }`, `MiniCssExtractPlugin.loader`, `'style-loader!css-loader'` */
export function loaderNames(value: ConfigValue, imports: Imports): string[] {
  if (value.type === 'literal' && typeof value.value === 'string')
    return value.value.split('!').filter(Boolean).map(packageOf);
  if (value.type === 'unknown') {
    const name = /^([\w$]+)\.loader$/.exec(value.name ?? '')?.[1];
    if (!name) return [];
    const module = imports.get(name)?.module;
    return module ? [module] : /MiniCss/.test(name) ? ['mini-css-extract-plugin'] : [];
  }
  const entry = entryOf(value, 'loader');
  const branches = entry ? branchesOf(entry.value) : [];
  return [...new Set(branches.flatMap((branch) => loaderNames(branch, imports)))];
}

/** `sass-loader/dist/cjs.js?x` → `sass-loader` */
function packageOf(request: string): string {
  const inside = request.split('node_modules/').at(-1) ?? request;
  const [first = '', second = ''] = inside.split('?')[0]?.split('/') ?? [];
  const name = first.startsWith('@') ? `${first}/${second}` : first;
  // webpack 1 let the end of the name out.
  return /^(?:babel|ts|css|style|sass|less|file|url)$/.test(name) ? `${name}-loader` : name;
}

/** The text of the regular expression that a rule tests names with. */
export function testOf(rule: Rule): string {
  const entry = entryOf(rule, 'test') ?? entryOf(rule, 'include');
  return elementsOf(entry?.value ?? rule)
    .map((value) => (value.type === 'RegExp' ? value.source : ''))
    .join(' ');
}
