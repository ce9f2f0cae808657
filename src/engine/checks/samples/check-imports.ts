import { isBuiltin } from 'node:module';
import { closest } from '#shared/closest.ts';
import { lineAt } from '#shared/text.ts';
import { failingPackages, knownPackage, knownPackages, packageOf } from './known-packages.ts';
import type { Script } from './parse-script.ts';
import { readImports, type Use } from './read-imports.ts';
import type { SampleProblem } from './sample-problem.ts';
import type { Bundler } from './sample-tools.ts';

/** Names that a script takes from packages which do not have them. */
export function checkNames(script: Script, bundler: Bundler): SampleProblem[] {
  return readImports(script).flatMap((use) => {
    // A type checker knows whether it is a type.
    if (use.isImport && script.lang.startsWith('ts')) return [];
    const known = namesBeside(use, bundler);
    const name = use.names.at(-1);
    if (!known || name === undefined || known.includes(name)) return [];
    return [missingName({ ...use, name, known, line: lineAt(script.code, use.start) }, bundler)];
  });
}

/** Files of a package that it does not let anybody load. */
export function checkEntries(script: Script, bundler: Bundler): SampleProblem[] {
  return readImports(script).flatMap(({ request, names, start }) => {
    if (names.length > 0 || !/^@rspack\/(?:core|cli)\//.test(request)) return [];
    if (canResolve(request, bundler)) return [];
    const line = lineAt(script.code, start);
    return [
      { line, message: `Could not load ${request}`, found: request, fix: packageOf(request) },
    ];
  });
}

/** Packages of a configuration that nobody tried with this version, or that fail with it. */
export function checkRequests(script: Script): SampleProblem[] {
  return readImports(script)
    .filter(({ names }) => names.length === 0)
    .flatMap(({ request, start }) => checkRequest(request, lineAt(script.code, start)));
}

/** Whether a configuration may name a package or a loader. */
export function checkRequest(request: string, line: number): SampleProblem[] {
  const name = packageOf(request);
  if (/^@rspack\/(?:core|cli)$/.test(name)) return [];
  if (/^[./#]|^[a-z]:/i.test(request) || isBuiltin(request)) return [];
  const found = request;
  const fix = failingPackages[name];
  if (fix) {
    const message = `${name} does not work with Rspack 0.5.9`;
    return [{ line, message, found, fix, isSeenByBuild: true }];
  }
  if (knownPackage(request)) return [];
  const [near] = closest(name, Object.keys(knownPackages));
  return [
    {
      line,
      message: `Untested package ${name}`,
      found,
      fix: near ?? 'Try it with 0.5.9, then add it to known-packages.ts.',
      isSeenByBuild: true,
    },
  ];
}

function missingName(
  use: Use & { name: string; known: readonly string[]; line: number },
  { core }: Bundler,
): SampleProblem {
  const { request, names, name, known, line, isImport } = use;
  if (isImport && request === '@rspack/core' && name in core) {
    return {
      line,
      message: `Named import of \`${name}\` from ${request} in a module`,
      found: name,
      fix: `import { rspack } from '${request}'; it is \`rspack.${name}\`.`,
    };
  }
  const owner = [request, ...names.slice(0, -1)].join('.');
  const message = `${owner} has no export \`${name}\``;
  const isSeenByBuild = packageOf(request) !== '@rspack/core';
  return { line, message, found: name, fix: nearestName(name, known), isSeenByBuild };
}

/** The plugins of webpack are known by names without `Rspack`, or with `Webpack` in its place. */
function nearestName(name: string, known: readonly string[]): string | undefined {
  const short = (text: string) => text.replace(/Rspack|Webpack/, '');
  const [near] = closest(short(name), known.map(short));
  return known.find((candidate) => short(candidate) === near);
}

/** The names that stand beside the last one of a use; undefined where nobody knows them. */
function namesBeside(use: Use, { core, moduleNames }: Bundler): readonly string[] | undefined {
  const { request, names, isImport } = use;
  if (isImport && names.length === 1 && moduleNames.has(request)) return moduleNames.get(request);
  if (request === '@rspack/core') return namesOf(names.slice(0, -1), core);
  const known = names.length === 1 ? knownPackages[request] : undefined;
  if (known?.main === 'object') return known.exports;
  return known?.exports && [...known.exports, ...Object.getOwnPropertyNames(Function.prototype)];
}

/** Everything that can be read from what a chain of names leads to. */
function namesOf(names: readonly string[], root: object): string[] | undefined {
  let owner: unknown = root;
  for (const name of names) owner = Object(owner)[name];
  if (owner === undefined || owner === null) return undefined;
  const all: string[] = [];
  for (let from = Object(owner); from; from = Object.getPrototypeOf(from)) {
    all.push(...Object.getOwnPropertyNames(from));
  }
  return all;
}

function canResolve(request: string, bundler: Bundler): boolean {
  try {
    bundler.require.resolve(request);
    return true;
  } catch {
    return false;
  }
}
