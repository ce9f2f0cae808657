import type { ConfigSchema, ConfigShape } from './config-shape.ts';
import { resolveShape } from './option-path.ts';

/** As many literals are shown. */
const most = 8;

/** What a place takes, in a few words: `boolean | 'auto'`. */
export function printShape(shape: ConfigShape, schema: ConfigSchema): string {
  const { kinds = [], values = [], keys, others, items } = resolveShape(shape, schema);
  const literals = values.map((value) =>
    typeof value === 'string' ? `'${value}'` : String(value),
  );
  const shown = literals.length > most ? [...literals.slice(0, most), '…'] : literals;
  const parts = [
    ...shown,
    ...kinds,
    ...(keys || others ? ['object'] : []),
    ...(items ? ['array'] : []),
  ];
  return [...new Set(parts)].join(' | ');
}
