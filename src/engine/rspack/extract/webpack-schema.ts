import { createRequire } from 'node:module';
import { type JsonSchema, jsonSchemaShape } from './json-schema-shape.ts';
import type { Shape } from './shape.ts';

const require = createRequire(import.meta.url);

/** What webpack takes: the webpack of the documented bundler's time, whose schema is public. */
export function webpackShape(): Shape {
  return jsonSchemaShape(require('webpack/schemas/WebpackOptions.json') as JsonSchema);
}
