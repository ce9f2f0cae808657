import { literal, plain, type Shape, union } from './shape.ts';

/** A JSON schema, as far as it is read here. */
export interface JsonSchema {
  $ref?: string;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  enum?: unknown[];
  type?: string;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: boolean | JsonSchema;
  definitions?: Record<string, JsonSchema>;
  /** Of `ajv-keywords`: a class. */
  instanceof?: string;
}

interface Place {
  definitions: Record<string, JsonSchema>;
  /** The definitions that it lies in. */
  open: readonly string[];
}

/** What a JSON schema takes; a definition that contains itself is named there and not opened again. */
export function jsonSchemaShape(schema: JsonSchema): Shape {
  return shapeOf(schema, { definitions: schema.definitions ?? {}, open: [] });
}

function shapeOf(schema: JsonSchema, place: Place): Shape {
  const of = (inner: JsonSchema) => shapeOf(inner, place);
  if (schema.$ref) return referred(schema.$ref.replace('#/definitions/', ''), place);
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return union(branches.map(of));
  if (schema.enum) return union(schema.enum.map(literal));
  if (schema.items) return { kind: 'array', element: of(schema.items) };
  if (schema.properties) return objectShape(schema, of);
  if (typeof schema.additionalProperties === 'object')
    return { kind: 'record', value: of(schema.additionalProperties) };
  if (schema.instanceof === 'Function') return anyFunction;
  return plain(schema.instanceof ?? schema.type ?? 'any');
}

const anyFunction: Shape = plain('(...args: any[]) => any');

/** A definition that contains itself is known by its name. */
function referred(name: string, { definitions, open }: Place): Shape {
  if (open.includes(name)) return plain(name);
  const shape = shapeOf(definitions[name] ?? {}, { definitions, open: [...open, name] });
  return isRecursive(name, definitions) ? { ...shape, name } : shape;
}

function isRecursive(name: string, definitions: Place['definitions']): boolean {
  const seen = new Set<string>();
  const visit = (text: string): void => {
    for (const [, inner = ''] of text.matchAll(/"#\/definitions\/(\w+)"/g)) {
      if (seen.has(inner)) continue;
      seen.add(inner);
      visit(JSON.stringify(definitions[inner] ?? {}));
    }
  };
  visit(JSON.stringify(definitions[name] ?? {}));
  return seen.has(name);
}

function objectShape(
  { properties = {}, additionalProperties }: JsonSchema,
  of: (schema: JsonSchema) => Shape,
): Shape {
  const members = Object.entries(properties).map(([key, schema]) => ({
    key,
    optional: true,
    shape: of(schema),
  }));
  const own: Shape = { kind: 'object', members };
  if (typeof additionalProperties !== 'object') return own;
  return union([own, { kind: 'record', value: of(additionalProperties) }]);
}
