import type { HookFact } from '../facts.ts';
import { loadCore, loadPart } from './installed.ts';

interface Hooked {
  hooks: Record<string, unknown>;
}

/** What tapable's hooks, the bundler's own and fake ones are made of, as far as we look. */
interface HookLike {
  constructor: { name: string };
  /** Of tapable. */
  _args?: string[];
  /** Of the bundler's own. */
  args?: string[];
  /** Of a map of hooks: the one of a key, made when asked for. */
  for?(key: string): HookLike;
  /** Of several that are one. */
  hooks?: HookLike[];
}

/** Every hook of a class that a plugin gets to see, sorted by class, in the order in which each has them. */
export function extractHooks(): HookFact[] {
  return Object.entries(hooksByOwner()).flatMap(([owner, hooks]) =>
    Object.entries(hooks).map(([name, hook]) => ({
      owner,
      name,
      ...describeHook(hook as HookLike),
    })),
  );
}

/**
 * The class of a hook, and what it gives to those who tap it. Of a map and of several in one, both
 * classes are named (`HookMap<SyncHook>`). A fake hook is an `Object` and does not say what it gives.
 */
export function describeHook(hook: HookLike): Pick<HookFact, 'kind' | 'args'> {
  const kind = hook.constructor.name;
  const inner = hook.for?.('file') ?? hook.hooks?.[0];
  if (!inner) return { kind, args: hook.args ?? hook._args ?? [] };
  const { kind: innerKind, args } = describeHook(inner);
  return { kind: `${kind}<${innerKind}>`, args };
}

/** No build is needed: a compilation makes its hooks before it asks the native half for anything. */
function hooksByOwner(): Record<string, Hooked['hooks']> {
  const { rspack, Compilation, NormalModule } = loadCore();
  const compiler = rspack({});
  const native = {} as ConstructorParameters<typeof Compilation>[1];
  const compilation = new Compilation(compiler, native);
  return {
    Cache: compiler.cache.hooks,
    Compilation: compilation.hooks,
    Compiler: compiler.hooks,
    ContextModuleFactory: hooksOf('ContextModuleFactory'),
    MultiCompiler: rspack([{}]).hooks,
    NormalModule: NormalModule.getCompilationHooks(compilation),
    NormalModuleFactory: hooksOf('NormalModuleFactory'),
    ResolverFactory: { ...compiler.resolverFactory.hooks },
    StatsFactory: hooksOf('StatsFactory', 'stats/'),
    StatsPrinter: hooksOf('StatsPrinter', 'stats/'),
  };
}

/** Of a class that the bundler makes for plugins but does not export. */
function hooksOf(name: string, folder = ''): Hooked['hooks'] {
  const Owner = loadPart(`${folder}${name}`)[name];
  if (!Owner) throw new Error(`There is no ${name} in ${folder}${name}.js.`);
  return (new Owner() as Hooked).hooks;
}
