import { literal, plain, type Shape, union } from './shape.ts';

/** A JSON schema, as far as it is read here. */
export interface JsonSchema {
  $ref?: string;
  anyOf?: JsonSchema[];
  enum?: unknown[];
  type?: string;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  definitions?: Record<string, JsonSchema>;
  /** Of `ajv-keywords`: a class. */
  instanceof?: string;
}

/** What a JSON schema takes; it must not contain itself. */
export function jsonSchemaShape(
  schema: JsonSchema,
  definitions: Record<string, JsonSchema> = schema.definitions ?? {},
): Shape {
  const of = (inner: JsonSchema) => jsonSchemaShape(inner, definitions);
  if (schema.$ref) return of(definitions[schema.$ref.replace('#/definitions/', '')] ?? {});
  if (schema.anyOf) return union(schema.anyOf.map(of));
  if (schema.enum) return union(schema.enum.map(literal));
  if (schema.items) return { kind: 'array', element: of(schema.items) };
  if (schema.properties) return objectShape(schema.properties, of);
  if (schema.instanceof === 'Function') return anyFunction;
  return plain(schema.instanceof ?? schema.type ?? 'any');
}

const anyFunction: Shape = plain('(...args: any[]) => any');

function objectShape(
  properties: Record<string, JsonSchema>,
  of: (schema: JsonSchema) => Shape,
): Shape {
  const members = Object.entries(properties).map(([key, schema]) => ({
    key,
    optional: true,
    shape: of(schema),
  }));
  return { kind: 'object', members };
}
