import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { parseDeclarationFile } from './declaration-file.ts';
import { distFile } from './installed.ts';
import { listOptions } from './list-options.ts';
import { schemaShape } from './schema-shape.ts';
import { indexTypeNames } from './type-names.ts';
import { declaredConstant } from './zod-declarations.ts';
import type { ZodSchema } from './zod-schema.ts';

/** The one of the bundler: zod 3. */
const { z } = createRequire(distFile('@rspack/core', 'index.js'))('zod');

function options(schema: unknown, declarations = ''): Record<string, string> {
  const names = indexTypeNames(parseDeclarationFile('schema.d.ts', declarations));
  const shape = schemaShape(schema as ZodSchema, declaredConstant('options', names));
  const facts = listOptions({ shape, source: 'schema' }, new Map());
  return Object.fromEntries(facts.map(({ path, type }) => [path, type]));
}

describe('schemaShape', () => {
  it('knows every kind of schema', () => {
    const kinds = z.strictObject({
      text: z.string().optional(),
      count: z.number().min(1),
      on: z.boolean().refine(() => true),
      falsy: z.union([z.literal(false), z.literal(0), z.literal(''), z.null(), z.undefined()]),
      choice: z.enum(['a', 'b']).or(z.string()),
      list: z.string().or(z.number()).array(),
      later: z.function().args(z.string()).returns(z.promise(z.void())),
      anything: z.any(),
    });
    expect(options(kinds)).toEqual({
      text: 'string',
      count: 'number',
      on: 'boolean',
      falsy: "false | 0 | '' | null | undefined",
      choice: "'a' | 'b' | string",
      list: '(string | number)[]',
      later: '(value: string) => Promise<void>',
      anything: 'any',
    });
  });

  it('finds options in arrays, in records, in every branch and behind laziness', () => {
    const inner = z.lazy(() => z.strictObject({ deep: z.string() }));
    const schema = z.strictObject({
      a: inner.array(),
      b: z.record(inner),
      c: z.string().or(inner),
    });
    expect(Object.keys(options(schema))).toEqual(['a', 'a[].deep', 'b', 'b.*.deep', 'c', 'c.deep']);
  });

  it('opens what contains itself once', () => {
    const rule: unknown = z.strictObject({
      test: z.string(),
      oneOf: z.lazy(() => (rule as typeof z).array()).optional(),
    });
    const schema = z.strictObject({ rules: (rule as typeof z).array() });
    const declarations = `
      declare const base: z.ZodObject<{ test: z.ZodString }>;
      export type Rule = z.infer<typeof base> & { oneOf?: Rule[] };
      declare const options: z.ZodObject<{
        rules: z.ZodArray<z.ZodType<Rule, z.ZodTypeDef, Rule>, "many">;
      }>;`;
    expect(options(schema, declarations)).toEqual({
      rules: 'Rule[]',
      'rules[].test': 'string',
      'rules[].oneOf': 'Rule[]',
    });
  });

  it('takes what the schema hides from its declaration', () => {
    const schema = z.strictObject({
      stream: z.custom().optional(),
      match: z.instanceof(RegExp).or(z.string()),
      name: z.function().args(z.custom(), z.custom().optional()).returns(z.string()),
      rest: z.custom(),
    });
    const declarations = `
      import type * as old from './old';
      declare const options: z.ZodObject<{
        stream: z.ZodOptional<z.ZodType<NodeJS.WritableStream, z.ZodTypeDef, NodeJS.WritableStream>>;
        match: z.ZodUnion<[z.ZodType<RegExp, z.ZodTypeDef, RegExp>, z.ZodString]>;
        name: z.ZodFunction<z.ZodTuple<[
          z.ZodType<PathData, z.ZodTypeDef, PathData>,
          z.ZodOptional<z.ZodType<AssetInfo, z.ZodTypeDef, AssetInfo>>
        ], z.ZodUnknown>, z.ZodString>;
        rest: z.ZodType<old.Rest, z.ZodTypeDef, old.Rest>;
      }>;`;
    expect(options(schema, declarations)).toEqual({
      stream: 'NodeJS.WritableStream',
      match: 'RegExp | string',
      name: '(data: PathData, info?: AssetInfo) => string',
      rest: 'Rest',
    });
    expect(options(schema)).toMatchObject({ stream: 'any', match: 'any | string' });
  });

  it('names an object that a type is inferred from, unless two are', () => {
    const schema = z.strictObject({
      library: z.strictObject({ type: z.string(), on: z.boolean() }),
    });
    const object = 'z.ZodObject<{ type: z.ZodString; on: z.ZodBoolean; }, "strict", z.ZodTypeAny>';
    const declarations = `
      declare const library: ${object};
      export type Library = z.infer<typeof library>;
      declare const options: z.ZodObject<{ library: ${object} }>;`;
    expect(options(schema, declarations)).toMatchObject({ library: 'Library' });
    const two = `${declarations} declare const other: ${object}; export type Other = z.infer<typeof other>;`;
    expect(options(schema, two)).toMatchObject({ library: '{ type: string; on: boolean }' });
  });
});

describe('listOptions', () => {
  it('lists what stands elsewhere under its option, with who says so', () => {
    const shape = schemaShape(z.strictObject({ a: z.any(), b: z.string() }));
    const inner = schemaShape(z.strictObject({ c: z.string() }));
    const elsewhere = new Map([['a', { shape: inner, source: 'types' as const }]]);
    const facts = listOptions({ shape, source: 'schema' }, elsewhere);
    expect(facts.map(({ path, source }) => `${path} ${source}`)).toEqual([
      'a schema',
      'a.c types',
      'b schema',
    ]);
  });

  it('lists an option of two branches once', () => {
    const branch = z.strictObject({ a: z.string() });
    const shape = schemaShape(branch.or(z.strictObject({ a: z.number() })));
    const facts = listOptions({ shape, source: 'schema' }, new Map());
    expect(facts).toEqual([{ path: 'a', type: 'string', source: 'schema' }]);
  });
});
