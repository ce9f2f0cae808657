import { expect, it } from 'vitest';
import { nameMark, printValue } from './print-value.ts';

class Plugin {}

it.each<[string, unknown]>([
  ["'auto'", 'auto'],
  ["'it\\'s'", "it's"],
  ["'a\\\\b'", 'a\\b'],
  ['true', true],
  ['Infinity', Infinity],
  ['null', null],
  ['/[\\\\/]a/i', /[\\/]a/i],
  ["['.js', ['.ts']]", ['.js', ['.ts']]],
  ["{ a: { 'b/c': 1 } }", { a: { 'b/c': 1 }, d: undefined }],
  ['{}', {}],
  ['[new Plugin()]', [new Plugin()]],
  ['(filter)', function filter() {}],
  ['output.uniqueName', nameMark],
  [`\`chunk\${output.uniqueName}\``, `chunk${nameMark}`],
])('%s', (text, value) => {
  expect(printValue(value)).toBe(text);
});
