import { isBuiltin } from 'node:module';
import path from 'node:path';
import { sampleFs, sampleRoot } from './sample-files.ts';
import type { SampleModule } from './sample-modules.ts';
import type { Bundler } from './sample-tools.ts';
import { anything, stubFor } from './stubs.ts';

/** What modules find around them. */
export interface ModuleWorld {
  bundler: Bundler;
  /** The script at a path, if there is one. */
  moduleAt: (file: string) => SampleModule | undefined;
  /** The text of a file that is no script. */
  textAt: (file: string) => string;
  /** Variables of the process. */
  variables: Record<string, string | undefined>;
}

/** Loads modules as Node's `require` does: each once. */
export function createLoader(world: ModuleWorld): (module: SampleModule) => unknown {
  const loaded = new Map<SampleModule, { exports: unknown }>();
  const load = (module: SampleModule): unknown => {
    const known = loaded.get(module);
    if (known) return known.exports;
    // Before it has run, so that modules may require each other.
    const made = { exports: {} };
    loaded.set(module, made);
    run(module, { module: made, require: requireFrom(module), process: processWith(world) });
    return made.exports;
  };
  const requireFrom = ({ file }: SampleModule) => {
    const resolve = (request: string) => resolvePath(request, file);
    const require = (request: string) =>
      isPath(request) ? loadFile(resolve(request)) : loadPackage(request, world);
    return Object.assign(require, { resolve });
  };
  const loadFile = (file: string): unknown => {
    const module = world.moduleAt(file);
    if (module) return load(module);
    return file.endsWith('.json') ? JSON.parse(world.textAt(file)) : anything;
  };
  return load;
}

/** Modules of Node that reach beyond the sample: programs, threads, the network. */
const reaching =
  /^(?:node:)?(?:child_process|cluster|dgram|dns|http2?|https|inspector|net|repl|tls|vm|worker_threads)(?:\/|$)/;

function loadPackage(request: string, { bundler, textAt }: ModuleWorld): unknown {
  if (/^(?:node:)?fs$/.test(request)) return sampleFs(textAt);
  if (/^(?:node:)?fs\/promises$/.test(request)) return sampleFs(textAt).promises;
  if (reaching.test(request)) return anything;
  const isReal = isBuiltin(request) || /^@rspack\/(?:core|cli)(?:\/|$)/.test(request);
  return isReal ? bundler.require(request) : stubFor(request);
}

function resolvePath(request: string, from: string): string {
  return isPath(request)
    ? path.posix.resolve(path.posix.dirname(from), request)
    : path.posix.join(sampleRoot, 'node_modules', request);
}

function isPath(request: string): boolean {
  return /^\.{0,2}\//.test(request) || /^\.{1,2}$/.test(request);
}

interface Scope {
  module: { exports: unknown };
  require: unknown;
  process: unknown;
}

/** Lines that the engine puts above a function's code. */
export const linesAbove = 2;

// In this realm: the schema refuses a RegExp of another one. In a function of its own, so that the
// code may declare the names that it finds around it.
function run({ code, file, isModule }: SampleModule, { module, require, process }: Scope): void {
  const values = {
    ...{ module, require, process, exports: module.exports, console: silentConsole, ...timers },
    ...(isModule ? {} : { __filename: file, __dirname: path.posix.dirname(file) }),
  };
  const body = `(function () {${code}\n}).call(exports);\n//# sourceURL=${file}`;
  new Function(...Object.keys(values), body)(...Object.values(values));
}

// What a sample leaves for later has no one to fail to.
const quiet =
  (run: unknown) =>
  (...args: unknown[]) => {
    try {
      if (typeof run === 'function') run(...args);
    } catch {
      return;
    }
  };

const timers = {
  setTimeout: (run: unknown, delay?: number) => setTimeout(quiet(run), delay),
  setInterval: (run: unknown, delay?: number) => setInterval(quiet(run), delay).unref(),
  setImmediate: (run: unknown) => setImmediate(quiet(run)),
};

const silentConsole = Object.fromEntries(Object.keys(console).map((name) => [name, () => {}]));

// What a sample does must depend on nothing but the sample, and must not end the process.
function processWith({ variables }: ModuleWorld): object {
  return Object.create(process, {
    env: { value: variables },
    cwd: { value: () => sampleRoot },
    chdir: { value: () => {} },
    exit: { value: () => {} },
  });
}
