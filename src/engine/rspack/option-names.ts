import type { OptionFact } from './facts.ts';

/**
 * What pages call an option: its path without the marks for elements and keys. What stands in a
 * rule is named after the rule, as webpack's users know it.
 *
 * ```
 * output.publicPath               →  output.publicPath
 * entry.*.import                  →  entry.import
 * module.rules[].test             →  Rule.test
 * module.rules[].oneOf[].test     →  Rule.test
 * ```
 */
export function optionName(path: string): string {
  const keys = keysOf(path).filter((key) => key !== '*');
  if (keys[0] !== 'module' || keys[1] !== 'rules' || keys.length === 2) return keys.join('.');
  const inRule = keys.slice(2);
  while (inRule.length > 1 && (inRule[0] === 'rules' || inRule[0] === 'oneOf')) inRule.shift();
  return ['Rule', ...inRule].join('.');
}

/** Id of an option's heading: `output.publicPath` → `outputpublicpath`. */
export function optionId(name: string): string {
  return name.toLowerCase().replaceAll(/[^\w-]/g, '');
}

/** Keys of an option's path; elements of arrays have none. */
export function keysOf(path: string): string[] {
  return path.replaceAll('[]', '').split('.');
}

/** Options by the keys that lead to them. */
export interface OptionIndex {
  /** By name, in the order of the facts; where two paths share a name, the shorter one. */
  byName: ReadonlyMap<string, OptionFact>;
  /**
   * Name of the option that the keys of a configuration lead to; undefined where the last one is no
   * option, or a key of the author's choice.
   *
   * @param keys without those of arrays: `['module', 'rules', 'test']`
   */
  find: (keys: readonly string[]) => string | undefined;
}

interface Branch {
  inner: Map<string, Branch>;
  path?: string;
}

/** Indexes the options of the bundler. */
export function indexOptions(options: readonly OptionFact[]): OptionIndex {
  const root: Branch = { inner: new Map() };
  const byName = new Map<string, OptionFact>();
  for (const option of options) {
    branchAt(root, keysOf(option.path)).path = option.path;
    const name = optionName(option.path);
    const known = byName.get(name);
    if (!known || keysOf(option.path).length < keysOf(known.path).length) byName.set(name, option);
  }
  return {
    byName,
    find(keys) {
      let branch: Branch | undefined = root;
      for (const key of withoutNesting(keys)) {
        const own: Branch | undefined = branch?.inner.get(key);
        if (!own && key === keys.at(-1)) return undefined;
        branch = own ?? branch?.inner.get('*');
      }
      return branch?.path && optionName(branch.path);
    },
  };
}

/** Rules in rules have the options of rules. */
function withoutNesting(keys: readonly string[]): string[] {
  const [module, rules, ...rest] = keys;
  if (module !== 'module' || rules !== 'rules') return [...keys];
  while (rest.length > 1 && (rest[0] === 'rules' || rest[0] === 'oneOf')) rest.shift();
  return [module, rules, ...rest];
}

function branchAt(root: Branch, keys: readonly string[]): Branch {
  return keys.reduce((branch, key) => {
    const known = branch.inner.get(key);
    if (known) return known;
    const made: Branch = { inner: new Map() };
    branch.inner.set(key, made);
    return made;
  }, root);
}
