import { options } from '../../rspack/facts/options.ts';
import { keysOf } from '../../rspack/option-names.ts';
import type { OptionPath } from './locate.ts';

interface Branch {
  inner: Map<string, Branch>;
}

const root: Branch = { inner: new Map() };
for (const { path } of options) {
  let branch = root;
  for (const key of keysOf(path)) {
    const next = branch.inner.get(key) ?? { inner: new Map() };
    branch.inner.set(key, next);
    branch = next;
  }
}

/** Names of the options right below one; empty where it has none, or any. */
export function optionsBelow(path: OptionPath): string[] {
  const names = [...(branchAt(path)?.inner.keys() ?? [])];
  return names.includes('*') ? [] : names;
}

function branchAt(path: OptionPath): Branch | undefined {
  let branch: Branch | undefined = root;
  for (const key of withoutNesting(path)) branch = branch?.inner.get(key) ?? branch?.inner.get('*');
  return branch;
}

/** Rules in rules have the options of rules; elements of arrays have no name. */
function withoutNesting(path: OptionPath): string[] {
  const [module, rules, ...rest] = path.filter((key) => typeof key === 'string');
  if (module === undefined) return [];
  if (module !== 'module' || rules !== 'rules') return rules ? [module, rules, ...rest] : [module];
  return [module, rules, ...rest.filter((key) => key !== 'oneOf' && key !== 'rules')];
}
