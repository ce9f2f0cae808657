import { z } from 'zod';

/** The keys that a schema knows at a path of a value, through defaults, optionals, lists and unions. */
export function schemaKeys(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  const [key, ...rest] = path;
  return [...new Set(variants(schema).flatMap((variant) => keysBelow(variant, key, rest)))];
}

function keysBelow(
  schema: z.core.$ZodType,
  key: PropertyKey | undefined,
  rest: readonly PropertyKey[],
): string[] {
  if (schema instanceof z.ZodObject) {
    if (key === undefined) return Object.keys(schema.shape);
    const child = schema.shape[String(key)];
    return child ? schemaKeys(child, rest) : [];
  }
  if (schema instanceof z.ZodArray && key !== undefined) return schemaKeys(schema.element, rest);
  if (schema instanceof z.ZodRecord) {
    if (key !== undefined) return schemaKeys(schema.valueType, rest);
    return schema.keyType instanceof z.ZodEnum ? schema.keyType.options.map(String) : [];
  }
  return [];
}

/** A schema without its wrappers; a union gives each of its branches. */
function variants(schema: z.core.$ZodType): z.core.$ZodType[] {
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(variants);
  if (schema instanceof z.ZodLazy) return variants(schema.unwrap());
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  ) {
    return variants(schema.unwrap());
  }
  return [schema];
}
