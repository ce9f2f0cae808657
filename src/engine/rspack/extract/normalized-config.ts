import { createRequire } from 'node:module';
import type { Mode } from '../facts.ts';
import { distFile, loadCore } from './installed.ts';
import { nameMark } from './print-value.ts';

const require = createRequire(import.meta.url);

/** All that a configuration says. */
export interface Situation {
  mode?: Mode;
  target?: string | string[] | false;
  devtool?: string;
  stats?: object;
}

type Options = Record<string, Record<string, unknown>>;

/** The parts of the bundler that fill in a configuration, and that it keeps to itself. */
interface Parts {
  defaults: { applyRspackOptionsBaseDefaults: (options: Options) => void };
  merge: { resolveByProperty: (options: unknown, by: string, value: string) => Options };
  adapter: { getRawOptions: (options: Options, compiler: object) => { module: unknown } };
  builtins: { deprecated_resolveBuiltins: (builtins: object, options: Options) => Options };
  compilation: {
    Compilation: { prototype: { createStatsOptions: (stats: object, context: object) => object } };
  };
  watching: { Watching: new (compiler: object, options: object, done: () => void) => Suspendable };
}

interface Suspendable {
  suspended: boolean;
}

const files: Record<keyof Parts, string> = {
  defaults: 'config/defaults.js',
  merge: 'util/cleverMerge.js',
  adapter: 'config/adapter.js',
  builtins: 'builtin-plugin/index.js',
  compilation: 'Compilation.js',
  watching: 'Watching.js',
};

/**
 * A configuration that says little, filled in by the bundler: by its defaults,
 * and by what it takes later where a value is still missing. Its names contain `nameMark`.
 */
export function normalizedConfig(situation: Situation): Options {
  const options = withDefaults(situation);
  const { chunkFormat, ...output } = options.output ?? {};
  return {
    ...options,
    // Without a target the bundler asks for a format and has none of its own.
    output: situation.target === false ? output : { ...output, chunkFormat },
    resolve: agreedResolve(options.resolve),
    module: { ...options.module, parser: parserOptions(options) },
    builtins: builtinsOf(options),
    stats: {
      ...load('compilation').Compilation.prototype.createStatsOptions(
        situation.stats ?? {},
        forText,
      ),
    },
    watchOptions: watchOptionsOf(options.watchOptions),
  };
}

/** The configuration is about what is printed; `stats.toJson()` shows more. */
const forText = { forToString: true };

function withDefaults({ mode, target, devtool }: Situation): Options {
  const { config } = loadCore();
  const output = {
    uniqueName: nameMark,
    // Empty, so that the bundler fills it in.
    trustedTypes: {},
    ...(target === false && { chunkFormat: false as const }),
  };
  const input = { mode, target, devtool, output } as Parameters<
    typeof config.getNormalizedRspackOptions
  >[0];
  const options = config.getNormalizedRspackOptions(input);
  load('defaults').applyRspackOptionsBaseDefaults(options as unknown as Options);
  config.applyRspackOptionsDefaults(options);
  return options as unknown as Options;
}

/**
 * The bundler keeps most of what `resolve` defaults to in `byDependency`. Where `import` and
 * `require` agree, that is the default.
 */
function agreedResolve(resolve: Record<string, unknown> = {}): Record<string, unknown> {
  const { resolveByProperty } = load('merge');
  const esm = resolveByProperty(resolve, 'byDependency', 'esm');
  const commonjs = resolveByProperty(resolve, 'byDependency', 'commonjs');
  const agreed = Object.entries(esm).filter(
    ([key, value]) => JSON.stringify(value) === JSON.stringify(commonjs[key]),
  );
  return { ...resolve, ...Object.fromEntries(agreed) };
}

/** The last step before the native half, which writes every value as a string, fills these in. */
function parserOptions(options: Options): unknown {
  const raw = load('adapter').getRawOptions({ ...options, module: { ...options.module } }, {});
  const { parser } = raw.module as { parser: { javascript: { javascript: object } } };
  const javascript = Object.entries(parser.javascript.javascript).map(fromText);
  return { ...(options.module?.parser as object), javascript: Object.fromEntries(javascript) };
}

function builtinsOf(options: Options): Record<string, unknown> {
  const { deprecated_resolveBuiltins } = load('builtins');
  return Object.fromEntries(
    Object.entries(deprecated_resolveBuiltins({}, options)).map(([k, v]) => fromText([k, v])),
  );
}

/** `'true'` → `true`. */
function fromText([key, value]: [string, unknown]): [string, unknown] {
  return [key, value === 'true' || value === 'false' ? value === 'true' : value];
}

function watchOptionsOf(watchOptions: object = {}): Record<string, unknown> {
  const { Watching } = load('watching');
  const options = { ...watchOptions };
  // It would start to watch in the next tick.
  new Watching({}, options, () => {}).suspended = true;
  return options;
}

function load<Part extends keyof Parts>(part: Part): Parts[Part] {
  return require(distFile('@rspack/core', files[part]));
}
