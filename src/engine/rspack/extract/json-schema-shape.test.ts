import { expect, it } from 'vitest';
import { type JsonSchema, jsonSchemaShape } from './json-schema-shape.ts';
import { printShape } from './print-shape.ts';

const definitions = { Port: { anyOf: [{ type: 'number' }, { enum: ['auto'] }] } };

it.each<[string, JsonSchema]>([
  ['boolean', { type: 'boolean' }],
  ["number | 'auto'", { $ref: '#/definitions/Port' }],
  ["(number | 'auto')[]", { type: 'array', items: { $ref: '#/definitions/Port' } }],
  ['string[]', { items: { type: 'string' } }],
  ['true', { type: 'boolean', enum: [true] }],
  ['{ key?: string }', { type: 'object', properties: { key: { type: 'string' } } }],
  ['object', { type: 'object' }],
  ['string | Buffer', { anyOf: [{ type: 'string' }, { instanceof: 'Buffer' }] }],
  [
    'object | ((...args: any[]) => any)',
    { anyOf: [{ type: 'object' }, { instanceof: 'Function' }] },
  ],
  ['any', {}],
])('%s', (text, schema) => {
  expect(printShape(jsonSchemaShape({ ...schema, definitions }))).toBe(text);
});
