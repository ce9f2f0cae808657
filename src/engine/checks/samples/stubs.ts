import { type KnownPackage, knownPackage } from './known-packages.ts';

const stubs = new WeakSet<object>();

/** Whether a value is in the place of what a package that is not installed would give. */
export function isStub(value: unknown): boolean {
  return Object(value) === value && stubs.has(Object(value));
}

/** In the place of a package: what it is known to export, and nothing else. */
export function stubFor(request: string): unknown {
  if (request === 'webpack-merge') return mergePackage;
  const known: KnownPackage = knownPackage(request) ?? { main: 'function' };
  if (known.main === 'function') return anything;
  return known.exports
    ? Object.fromEntries(known.exports.map((name) => [name, anything]))
    : anything;
}

/** Can be read, called, spread and constructed; constructed, it is a plugin that does nothing. */
export const anything: object = new Proxy(class {}, {
  get: (_, name) => (typeof name === 'symbol' || isAbsent(name) ? undefined : anything),
  apply: () => anything,
  construct: () => ({ apply() {} }),
});
stubs.add(anything);

// A promise would never end, and the prototype of a class cannot be replaced.
function isAbsent(name: string): boolean {
  return name === 'then' || name === 'prototype' || name === '__esModule' || name === 'toJSON';
}

type Merge = (...parts: unknown[]) => unknown;

// The one package whose result is a configuration, so it is implemented.
const mergePackage: Record<string, unknown> = {
  ...{ customizeArray: anything, customizeObject: anything, unique: anything },
  mergeWithCustomize: (): Merge => merge,
  mergeWithRules: (): Merge => merge,
  merge,
  default: merge,
  CustomizeRule: anything,
};

function merge(...parts: unknown[]): unknown {
  return parts.flat().reduce(mergeTwo, {});
}

function mergeTwo(a: unknown, b: unknown): unknown {
  if (Array.isArray(a) && Array.isArray(b)) return [...a, ...b];
  if (!isPlain(a) || !isPlain(b)) return b;
  const merged = Object.entries(b).map(([key, value]) => [
    key,
    key in a ? mergeTwo(a[key], value) : value,
  ]);
  return { ...a, ...Object.fromEntries(merged) };
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && value.constructor === Object;
}
