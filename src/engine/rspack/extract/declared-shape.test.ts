import { expect, it } from 'vitest';
import { parseDeclarationFile } from './declaration-file.ts';
import { declaredShape, withFunctions } from './declared-shape.ts';
import { listOptions } from './list-options.ts';
import { plain, type Shape, union } from './shape.ts';
import { indexTypeNames } from './type-names.ts';

const names = indexTypeNames(
  parseDeclarationFile(
    'types.d.ts',
    `type Css = { modules?: Partial<Modules>; names?: boolean };
    interface Modules { convention: "asIs" | "camelCase"; size: 10; 'any': Other<string>; }
    export interface Builtins { css?: Css; treeShaking?: boolean | "module"; list?: (string | Css)[] }
    type Server = {
      setup?: ((all: Middleware[], server: Server) => void) | undefined;
      headers?: Headers | ((req: Request) => Headers);
      port?: number;
    };`,
  ),
);
const typeOf = (name: string) => {
  const type = names.types.get(name);
  if (!type) throw new Error(`There is no ${name}.`);
  return type;
};
const list = (shape: Shape) =>
  listOptions({ shape, source: 'types' }, new Map()).map(({ path, type }) => `${path}: ${type}`);

it('follows names, and keeps those that lead elsewhere', () => {
  expect(list(declaredShape(typeOf('Builtins'), names))).toEqual([
    'css: Css',
    'css.modules: Partial<Modules>',
    "css.modules.convention: 'asIs' | 'camelCase'",
    'css.modules.size: 10',
    'css.modules.any: Other<string>',
    'css.names: boolean',
    "treeShaking: boolean | 'module'",
    'list: (string | Css)[]',
    'list[].modules: Partial<Modules>',
    "list[].modules.convention: 'asIs' | 'camelCase'",
    'list[].modules.size: 10',
    'list[].modules.any: Other<string>',
    'list[].names: boolean',
  ]);
});

it('says of what the functions are', () => {
  const anyFunction = plain('(...args: any[]) => any');
  const shapes = {
    setup: anyFunction,
    headers: union([plain('object'), anyFunction]),
    port: anyFunction,
  };
  const members = Object.entries(shapes).map(([key, shape]) => ({ key, optional: true, shape }));
  const shape = withFunctions({ kind: 'object', members }, { type: typeOf('Server'), names });
  expect(list(shape)).toEqual([
    'setup: (all: Middleware[], server: Server) => void',
    'headers: object | ((req: Request) => Headers)',
    'port: (...args: any[]) => any',
  ]);
});
