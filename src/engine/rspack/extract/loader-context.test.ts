import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseDeclarationFile } from './declaration-file.ts';
import { extractLoaderContext, interfaceMembers } from './loader-context.ts';
import { buildOnce } from './test-build.ts';

const members = (text: string) => interfaceMembers(parseDeclarationFile('a.d.ts', text), 'Context');

describe('interfaceMembers', () => {
  it('writes each type on one line, as declared', () => {
    const text = `
      export interface Context<T> {
        version: 2;
        hot?: boolean;
        /** Of the options. */
        getOptions(schema?: any): T;
        async(): (error?: Error) => void;
        utils: {
          /** Makes it absolute. */
          absolutify: (request: string) => string;
        };
        [key: string]: unknown;
      }`;
    expect(members(text)).toMatchInlineSnapshot(`
      [
        {
          "name": "version",
          "type": "2",
        },
        {
          "name": "hot",
          "type": "boolean | undefined",
        },
        {
          "name": "getOptions",
          "type": "(schema?: any) => T",
        },
        {
          "name": "async",
          "type": "() => (error?: Error) => void",
        },
        {
          "name": "utils",
          "type": "{ absolutify: (request: string) => string; }",
        },
      ]
    `);
  });

  it('takes any where nothing is declared', () => {
    expect(members('interface Context { fs; find(name) }')).toMatchInlineSnapshot(`
      [
        {
          "name": "fs",
          "type": "any",
        },
        {
          "name": "find",
          "type": "(name) => any",
        },
      ]
    `);
  });

  it('refuses a file without the interface', () => {
    expect(() => members('export interface Other {}')).toThrowErrorMatchingInlineSnapshot(
      `[Error: a.d.ts declares no interface Context.]`,
    );
  });
});

describe('extractLoaderContext', () => {
  it('names all that a loader finds when it runs, and nothing else', async () => {
    const found: string[] = [];
    const report = (names: string[]) => found.push(...names);
    await buildOnce(
      {
        'index.js': '',
        'loader.cjs': `module.exports = function () {
          this.getOptions().report(Object.getOwnPropertyNames(this));
          return '';
        };`,
      },
      (folder) => ({
        entry: './index.js',
        module: {
          rules: [
            {
              test: /index/,
              use: [{ loader: path.join(folder, 'loader.cjs'), options: { report } }],
            },
          ],
        },
      }),
    );
    const declared = extractLoaderContext().map(({ name }) => name);
    expect(found.sort()).toEqual(declared.sort());
  });
});
