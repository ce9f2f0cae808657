import type { OptionVerdict } from './check-options.ts';
import { type ConfigEntry, type ConfigValue, elementsOf, entryOf } from './config-value.ts';
import { type Change, indentAt, isWrittenIn, removal } from './text-change.ts';

/** Objects that Rspack takes a boolean for. */
const booleans = new Set(['cache', 'output.clean']);

/** What to change about options that Rspack has not, or not with such a value. */
export function changeOptions(verdicts: readonly OptionVerdict[], text: string): Change[] {
  return verdicts.flatMap(({ status, name, entry }): Change[] => {
    if (!entry.isRemovable) return [];
    if (status === 'missing')
      return [{ kind: 'remove', name, edits: [removal(text, entry)], isOffered: false }];
    const { value } = entry;
    if (status !== 'value' || !booleans.has(name) || value.type !== 'object') return [];
    if (!isWrittenIn(value, entry)) return [];
    const edits = [{ start: value.start, end: value.end, text: 'true' }];
    return [{ kind: 'value', name, edits, isOffered: false }];
  });
}

/** Keys of `builtins` that became plugins with the same options. */
const pluginOfBuiltin: Readonly<Record<string, string>> = {
  html: 'HtmlRspackPlugin',
  define: 'DefinePlugin',
  provide: 'ProvidePlugin',
  copy: 'CopyRspackPlugin',
  banner: 'BannerPlugin',
  progress: 'ProgressPlugin',
};

/** Plugins in the place of the keys of `builtins` that Rspack no longer reads. */
export function changeBuiltins(config: ConfigValue, text: string): Change[] {
  const builtins = entryOf(config, 'builtins');
  if (builtins?.value.type !== 'object' || !builtins.isRemovable) return [];
  const moved = builtins.value.entries.filter(({ key }) => Object.hasOwn(pluginOfBuiltin, key));
  const created = moved.flatMap((entry) => pluginsFor(entry, text));
  if (created.length === 0) return [];
  const isAll = moved.length === builtins.value.entries.length;
  const list = entryOf(config, 'plugins');
  const removed = isAll ? [] : moved.map((entry) => removal(text, entry));
  if (list?.value.type === 'array' && isWrittenIn(list.value, list)) {
    const put = {
      start: list.value.start + 1,
      end: list.value.start + 1,
      text: `${created.join(', ')}, `,
    };
    const own = isAll ? [removal(text, builtins)] : removed;
    return [moving(moved, [put, ...own])];
  }
  if (list) return [];
  const indent = indentAt(text, builtins.start);
  const plugins = `plugins: [\n${created.map((it) => `${indent}  ${it},\n`).join('')}${indent}]`;
  const edits = isAll
    ? [{ start: builtins.start, end: builtins.end, text: plugins }]
    : [{ start: builtins.start, end: builtins.start, text: `${plugins},\n${indent}` }, ...removed];
  return [moving(moved, edits)];
}

function moving(moved: ConfigEntry[], edits: Change['edits']): Change {
  const name = moved.map(({ key }) => `builtins.${key}`).join(', ');
  return { kind: 'builtins', name, edits, isOffered: false, needsRspack: true };
}

function pluginsFor({ key, value }: ConfigEntry, text: string): string[] {
  const values = value.type === 'array' ? elementsOf(value) : [value];
  return values
    .filter(({ type }) => type !== 'literal' || key === 'banner')
    .map(({ start, end }) => `new rspack.${pluginOfBuiltin[key]}(${text.slice(start, end)})`);
}
