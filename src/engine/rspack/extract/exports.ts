import type { ExportFact } from '../facts.ts';
import { exportedTypes } from './exported-types.ts';
import { distFile, loadCore } from './installed.ts';

/**
 * Everything that `@rspack/core` exports, sorted by name: what is there when a program runs, the
 * members of namespaces with it, and what only the declarations have.
 */
export function extractExports(): ExportFact[] {
  const values = valueExports({ ...loadCore() });
  const names = new Set(values.map(({ name }) => name));
  const types = [...exportedTypes(distFile('@rspack/core', 'index.d.ts'))]
    .filter((name) => !names.has(name))
    .map((name) => ({ name, kind: 'type' as const }));
  return [...values, ...types].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The exports of a module and, one level below, those of the namespaces among them. */
export function valueExports(exports: Record<string, unknown>): ExportFact[] {
  return Object.entries(exports).flatMap(([name, value]) => [
    { name, kind: kindOf(value) },
    ...namespaceMembers(value).map(([member, it]) => ({
      name: `${name}.${member}`,
      kind: kindOf(it),
    })),
  ]);
}

/** None of an object that only holds constants: `RuntimeGlobals` is a list, not a namespace. */
function namespaceMembers(value: unknown): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [];
  // Some are getters that are not enumerable: webpack-sources loads its classes when asked for.
  const members = Object.getOwnPropertyNames(value).map((name): [string, unknown] => [
    name,
    Reflect.get(value, name),
  ]);
  return members.some(([, member]) => typeof member === 'function') ? members : [];
}

function kindOf(value: unknown): Exclude<ExportFact['kind'], 'type'> {
  if (typeof value === 'function') return isClass(value) ? 'class' : 'function';
  return typeof value === 'object' && value !== null ? 'object' : 'value';
}

/** Of classes alone, built-in ones included, the prototype cannot be replaced. */
function isClass(value: object): boolean {
  return Object.getOwnPropertyDescriptor(value, 'prototype')?.writable === false;
}
