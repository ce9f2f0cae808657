import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportedTypes } from './exported-types.ts';
import { valueExports } from './exports.ts';

describe('valueExports', () => {
  it('tells classes, functions, objects and values apart', () => {
    const exports = { Plugin: class {}, WebpackError: Error, run() {}, options: {}, version: '1' };
    expect(valueExports(exports)).toEqual([
      { name: 'Plugin', kind: 'class' },
      { name: 'WebpackError', kind: 'class' },
      { name: 'run', kind: 'function' },
      { name: 'options', kind: 'object' },
      { name: 'version', kind: 'value' },
    ]);
  });

  it('looks one level into namespaces, getters included, and not into lists of constants', () => {
    const sources = Object.defineProperty({}, 'RawSource', { get: () => class {} });
    const names = valueExports({
      sources,
      util: { hash() {}, deep: { er() {} } },
      Globals: { a: '' },
    });
    expect(names.map(({ name }) => name)).toEqual([
      'sources',
      'sources.RawSource',
      'util',
      'util.hash',
      'util.deep',
      'Globals',
    ]);
  });
});

describe('exportedTypes', () => {
  let folder: string;
  const typesOf = async (text: string) => {
    await writeFile(path.join(folder, 'index.d.ts'), text);
    return [...exportedTypes(path.join(folder, 'index.d.ts'))];
  };

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'facts-'));
    await writeFile(path.join(folder, 'b.d.ts'), 'export class B {} export const b: number;');
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('are interfaces, aliases, classes and enums, not constants and functions', async () => {
    const text = `export interface I {} export type T = 1; export declare class C {}
      export declare enum E {} export const c: 1; export function f(): void; interface Own {}`;
    expect(await typesOf(text)).toEqual(['I', 'T', 'C', 'E']);
  });

  it.each([
    ["export * from './b';", ['B']],
    ["export type * from './b';", ['B']],
    ["export { B as Other, b } from './b';", ['Other']],
    ["export type { Anything } from 'package';", ['Anything']],
    ["export { value, type Anything } from 'package'; export * from 'package';", ['Anything']],
    ['interface A {} declare const a: A; export { A as Public, a };', ['Public']],
  ])('follow %s', async (text, types) => {
    expect(await typesOf(text)).toEqual(types);
  });

  it('refuse a file that is not there, and one that cannot be parsed', async () => {
    await expect(typesOf("export * from './missing';")).rejects.toThrow('./missing leads nowhere.');
    await expect(typesOf('export interface {')).rejects.toThrow('index.d.ts: ');
  });
});
