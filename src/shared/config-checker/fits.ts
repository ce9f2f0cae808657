import type { ConfigSchema, ConfigShape } from './config-shape.ts';
import { branchesOf, type ConfigValue } from './config-value.ts';
import { isOpen, resolveShape } from './option-path.ts';

/** The first branch of a value that a place cannot take; undefined where all may fit. Parts are not looked into. */
export function misfit(
  value: ConfigValue,
  shape: ConfigShape,
  schema: ConfigSchema,
): ConfigValue | undefined {
  const resolved = resolveShape(shape, schema);
  if (isOpen(resolved)) return undefined;
  return branchesOf(value).find((branch) => !fits(branch, resolved));
}

function fits(
  value: ConfigValue,
  { kinds = [], values, keys, others, items }: ConfigShape,
): boolean {
  switch (value.type) {
    case 'literal':
      return takesLiteral(value.value, { kinds, ...(values ? { values } : {}) });
    case 'string':
      return kinds.includes('string') || (values ?? []).some((it) => typeof it === 'string');
    case 'RegExp':
    case 'function':
      return kinds.includes(value.type);
    case 'object':
      return kinds.includes('object') || keys !== undefined || others !== undefined;
    case 'array':
      return items !== undefined;
    default:
      return true;
  }
}

function takesLiteral(
  literal: string | number | boolean | null,
  { kinds = [], values = [] }: Pick<ConfigShape, 'kinds' | 'values'>,
): boolean {
  const kind = literal === null ? 'null' : (typeof literal as 'string' | 'number' | 'boolean');
  return (
    kinds.includes(kind) || values.some((value) => value === literal || hasForm(literal, value))
  );
}

/** `node18` has the form `node${number}`. */
function hasForm(literal: unknown, form: unknown): boolean {
  if (typeof literal !== 'string' || typeof form !== 'string' || !form.includes('${')) return false;
  const pattern = form
    .replaceAll(/[.*+?^()|[\]\\]/g, '\\$&')
    .replaceAll(/\$\{\w+\}/g, '\\d+(?:\\.\\d+)?');
  return new RegExp(`^${pattern}$`).test(literal);
}
