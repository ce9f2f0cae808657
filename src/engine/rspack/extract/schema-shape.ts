import { literal, plain, type Shape, union } from './shape.ts';
import { referredName, textOf, typeArguments } from './type-names.ts';
import {
  type Declared,
  declaredBranches,
  declaredElement,
  declaredLeaves,
  declaredMember,
  declaredSignature,
  declaredValue,
  nameOf,
  unwrap,
} from './zod-declarations.ts';
import { keywords, type ZodDefinition, type ZodSchema } from './zod-schema.ts';

/**
 * What a schema takes. Parts that it hides (`z.custom()`, `z.instanceof()`) are taken from its
 * declaration; a part that contains itself is named there and not opened again.
 */
export function schemaShape(schema: ZodSchema, declared?: Declared): Shape {
  return shapeOf(schema, { declared, open: [] });
}

interface Place {
  declared: Declared | undefined;
  /** The schemas that it lies in. */
  open: readonly ZodSchema[];
}

function shapeOf(schema: ZodSchema, { declared: outer, open }: Place): Shape {
  const declared = outer && unwrap(outer);
  const name = declared && nameOf(declared);
  if (open.includes(schema)) return plain(name ?? 'object');
  const shape = shapeOfKind(schema, { declared, open: [...open, schema] });
  return name && shape.kind !== 'plain' ? { ...shape, name } : shape;
}

function shapeOfKind(schema: ZodSchema, { declared, open }: Place): Shape {
  const def = schema._def;
  const at = (inner: Declared | undefined): Place => ({ declared: inner, open });
  switch (def.typeName) {
    case 'ZodOptional':
      return shapeOf(def.innerType, at(declared));
    case 'ZodLazy':
      return shapeOf(def.getter(), at(declared));
    case 'ZodEffects':
      return isHidden(def.schema) ? plain(hiddenType(declared)) : shapeOf(def.schema, at(declared));
    case 'ZodObject':
      return objectShape(def.shape(), at(declared));
    case 'ZodArray':
      return {
        kind: 'array',
        element: shapeOf(def.type, at(declared && declaredElement(declared))),
      };
    case 'ZodPromise':
      return {
        kind: 'promise',
        value: shapeOf(def.type, at(declared && declaredElement(declared))),
      };
    case 'ZodRecord':
      return {
        kind: 'record',
        value: shapeOf(def.valueType, at(declared && declaredValue(declared))),
      };
    case 'ZodUnion':
      return unionShape(def.options, at(declared));
    case 'ZodFunction':
      return functionShape(def, at(declared));
    case 'ZodEnum':
      return union(def.values.map(literal));
    case 'ZodLiteral':
      return literal(def.value);
    case 'ZodTuple':
      return plain('unknown[]');
    case 'ZodAny':
      return plain(hiddenType(declared));
    default:
      return plain(keywords[def.typeName]);
  }
}

/** `z.custom()` and `z.instanceof()` are made of it. */
function isHidden(schema: ZodSchema): boolean {
  return schema._def.typeName === 'ZodAny';
}

function hiddenType(declared: Declared | undefined): string {
  if (!declared) return 'any';
  const { type, names } = declared;
  const [hidden] = referredName(type) === 'ZodType' ? typeArguments(type) : [];
  return hidden ? textOf(hidden, names) : 'any';
}

function objectShape(shape: Record<string, ZodSchema>, { declared, open }: Place): Shape {
  const members = Object.entries(shape).map(([key, member]) => ({
    key,
    optional: member._def.typeName === 'ZodOptional' || member._def.typeName === 'ZodEffects',
    shape: shapeOf(member, { declared: declared && declaredMember(declared, key), open }),
  }));
  return { kind: 'object', members };
}

function unionShape(options: ZodSchema[], { declared, open }: Place): Shape {
  const branches = declared ? declaredBranches(declared) : [];
  const isNested = branches.length === options.length;
  const schemas = isNested ? options : options.flatMap(leavesOf);
  const leaves = isNested || !declared ? branches : declaredLeaves(declared);
  return union(schemas.map((schema, i) => shapeOf(schema, { declared: leaves[i], open })));
}

function leavesOf(schema: ZodSchema): ZodSchema[] {
  return schema._def.typeName === 'ZodUnion' ? schema._def.options.flatMap(leavesOf) : [schema];
}

function functionShape(
  { args, returns }: Extract<ZodDefinition, { typeName: 'ZodFunction' }>,
  { declared, open }: Place,
): Shape {
  const signature = declared && declaredSignature(declared);
  const items = args._def.typeName === 'ZodTuple' ? args._def.items : [];
  const parameters = items.map((item, index) => ({
    optional: item._def.typeName === 'ZodOptional',
    shape: shapeOf(item, { declared: signature?.parameters[index], open }),
  }));
  return {
    kind: 'function',
    parameters,
    returns: shapeOf(returns, { declared: signature?.returns, open }),
  };
}
