import type { ConfigSchema, ConfigShape } from './config-shape.ts';

/** What a place takes, with what the name of a shape that contains itself stands for. */
export function resolveShape({ ref, ...shape }: ConfigShape, { named }: ConfigSchema): ConfigShape {
  const referred = ref === undefined ? undefined : named[ref];
  if (!referred) return shape;
  return { ...shape, ...referred, kinds: [...(shape.kinds ?? []), ...(referred.kinds ?? [])] };
}

/** Whether nothing is known of a place: anything goes there. */
export function isOpen(shape: ConfigShape): boolean {
  return Object.keys(shape).length === 0;
}

/** What an option takes, by the keys that lead to it; elements of arrays and keys of the author's choice have none. */
export function shapeAt(schema: ConfigSchema, keys: readonly string[]): ConfigShape | undefined {
  return keys.reduce<ConfigShape | undefined>(
    (shape, key) => shape && memberShape(shape, { key, schema }),
    schema.shape,
  );
}

function memberShape(
  shape: ConfigShape,
  { key, schema }: { key: string; schema: ConfigSchema },
): ConfigShape | undefined {
  const { keys, others, items } = resolveShape(shape, schema);
  if (keys && Object.hasOwn(keys, key)) return keys[key];
  for (const inner of [others, items]) {
    const found = inner && memberShape(inner, { key, schema });
    if (found) return found;
  }
  return undefined;
}

/** The keys that lead to an option, by its name: `Rule.test` → `module`, `rules`, `test`. */
export function keysOfName(name: string): string[] {
  const keys = name.split('.');
  return keys[0] === 'Rule' ? ['module', 'rules', ...keys.slice(1)] : keys;
}

/** The name of an option, by the keys that lead to it. Rules in rules have the options of rules. */
export function nameOfKeys(keys: readonly string[]): string {
  const [module, rules, ...rest] = keys;
  if (module !== 'module' || rules !== 'rules' || rest.length === 0) return keys.join('.');
  while (rest.length > 1 && (rest[0] === 'rules' || rest[0] === 'oneOf')) rest.shift();
  return ['Rule', ...rest].join('.');
}
