import { type ConfigValue, elementsOf, entryOf } from './config-value.ts';
import type { ImportedName } from './imports.ts';
import {
  failingPlugins,
  type PackageFact,
  pluginNames,
  plugins,
  runningPlugins,
  sharedPlugins,
} from './package-facts.ts';
import { type Change, removalFromList } from './text-change.ts';
import type { Verdict } from './verdict.ts';

interface PluginContext {
  text: string;
  imports: ReadonlyMap<string, ImportedName>;
}

type Instance = Extract<ConfigValue, { type: 'new' }>;

/** What is said of the plugins of a configuration, and what to change about them. */
export function checkPlugins(
  config: ConfigValue,
  context: PluginContext,
): { verdicts: Verdict[]; changes: Change[] } {
  const optimization = entryOf(config, 'optimization');
  const lists = [
    entryOf(config, 'plugins'),
    optimization && entryOf(optimization.value, 'minimizer'),
  ];
  const found = lists
    .flatMap((list) => (list ? elementsOf(list.value) : []))
    .filter((value): value is Instance & typeof value => value.type === 'new');
  return {
    verdicts: found.flatMap((plugin) => verdictOn(plugin, context)),
    changes: found.flatMap((plugin) => changeOf(plugin, context)),
  };
}

interface Origin {
  module: string;
  /** What of the module it is: `DefinePlugin`, `optimize.MinChunkSizePlugin`; empty for the whole. */
  member: string;
}

/** `new webpack.DefinePlugin()` → webpack, DefinePlugin */
function originOf({ name }: Pick<Instance, 'name'>, imports: PluginContext['imports']): Origin {
  const inline = /require\(['"]([^'"]+)['"]\)\)?\.?([\w.]*)$/.exec(name);
  if (inline) return { module: inline[1] ?? '', member: inline[2] ?? '' };
  const [local = '', ...members] = name.split('.');
  const imported = imports.get(local);
  const module = imported?.module ?? pluginNames[local] ?? (local === 'webpack' ? 'webpack' : '');
  return { module, member: [imported?.member, ...members].filter(Boolean).join('.') };
}

function verdictOn(plugin: Instance, { imports }: PluginContext): Verdict[] {
  const { module, member } = originOf(plugin, imports);
  const place = plugin.callee;
  if (module === 'webpack') return ofWebpack(member, plugin);
  const fact = isOldCopy(module, plugin) ? undefined : plugins[module];
  if (!fact) return [];
  const verdict = { name: module, place };
  if (fact.status === 'works') return [{ ...verdict, status: 'same' }];
  if (fact.status === 'partly') return [{ ...verdict, status: 'differs', message: 'pluginPartly' }];
  if (fact.status === 'ignored')
    return [{ ...verdict, status: 'ignored', message: 'pluginIgnored' }];
  return [{ ...verdict, status: 'missing', ...failure(fact) }];
}

/** Up to version 5, which works, copy-webpack-plugin took a list. */
function isOldCopy(module: string, { args }: Instance): boolean {
  return module === 'copy-webpack-plugin' && args[0]?.type === 'array';
}

function failure({ instead }: PackageFact): Pick<Verdict, 'message' | 'details'> {
  return instead ? { message: 'pluginInstead', details: { instead } } : { message: 'pluginFails' };
}

function ofWebpack(member: string, plugin: Instance): Verdict[] {
  const verdict = { name: `webpack.${member}`, place: plugin.callee };
  if (sharedPlugins.has(member)) {
    const instead = ofRspack(member);
    if (member === 'HotModuleReplacementPlugin')
      return [{ ...verdict, status: 'missing', message: 'pluginHot', details: { instead } }];
    if (member === 'BannerPlugin') return [{ ...verdict, status: 'same' }];
    const status = member === 'ProgressPlugin' ? 'ignored' : 'missing';
    return [{ ...verdict, status, message: 'pluginOfWebpack', details: { instead } }];
  }
  if (runningPlugins.has(member)) return [{ ...verdict, status: 'same' }];
  const fact = failingPlugins.get(member);
  if (fact) return [{ ...verdict, status: 'missing', ...failure(fact) }];
  return member ? [{ ...verdict, status: 'missing', message: 'pluginAbsent' }] : [];
}

/** The plugin of Rspack that does what webpack's does; the one of this name is a later kind of federation. */
function ofRspack(member: string): string {
  return `rspack.${member}${member === 'container.ModuleFederationPlugin' ? 'V1' : ''}`;
}

/** What a plugin is replaced by: with its arguments, or without. */
const replacements: Readonly<Record<string, { callee: string; takesOptions: boolean }>> = {
  'terser-webpack-plugin': { callee: 'rspack.SwcJsMinimizerRspackPlugin', takesOptions: false },
  'copy-webpack-plugin': { callee: 'rspack.CopyRspackPlugin', takesOptions: true },
};

function changeOf(plugin: Instance & ConfigValue, context: PluginContext): Change[] {
  const { module, member } = originOf(plugin, context.imports);
  const change = { kind: 'plugin', name: module, isOffered: false } as const;
  if (module === 'mini-css-extract-plugin') {
    const edit = removalFromList(context.text, plugin);
    return edit ? [{ ...change, edits: [edit] }] : [];
  }
  if (module === 'webpack' && sharedPlugins.has(member)) {
    const edits = [{ ...plugin.callee, text: ofRspack(member) }];
    return [{ ...change, name: `webpack.${member}`, edits, needsRspack: true }];
  }
  const replacement = replacements[module];
  if (!replacement || isOldCopy(module, plugin)) return [];
  const edit = replacement.takesOptions
    ? { ...plugin.callee, text: replacement.callee }
    : { start: plugin.start, end: plugin.end, text: `new ${replacement.callee}()` };
  return [{ ...change, edits: [edit], needsRspack: true }];
}
