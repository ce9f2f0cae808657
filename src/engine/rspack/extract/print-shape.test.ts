import { describe, expect, it } from 'vitest';
import { hiddenValues, printShape } from './print-shape.ts';
import { literal, plain, type Shape, union } from './shape.ts';

const string = plain('string');
const array = (element: Shape): Shape => ({ kind: 'array', element });
const member = (key: string, shape: Shape) => ({ key, optional: true, shape });
const fn = (...shapes: Shape[]): Shape => ({
  kind: 'function',
  parameters: shapes.map((shape) => ({ optional: false, shape })),
  returns: plain('boolean'),
});
const many = Array.from({ length: 12 }, (_, index) => literal(`choice-${index}`));

describe('printShape', () => {
  const object: Shape = { kind: 'object', members: [member('a', string), member('b/c', string)] };

  it.each<[string, Shape]>([
    ["'auto' | false", union([literal('auto'), literal(false)])],
    ['string | RegExp', union([string, union([plain('RegExp'), string])])],
    ['(string | RegExp)[]', array(union([string, plain('RegExp')]))],
    [
      'Record<string, string | RegExp>[]',
      array({ kind: 'record', value: union([string, plain('RegExp')]) }),
    ],
    ["{ a?: string; 'b/c'?: string }", object],
    ['Options', { ...object, name: 'Options' }],
    [
      'object',
      { kind: 'object', members: many.map((shape, index) => member(`key${index}`, shape)) },
    ],
    ['string | ((value: string) => boolean)', union([string, fn(string)])],
    ['((value: string, value2: string) => boolean)[]', array(fn(string, string))],
    ['(data: PathData, callback: () => boolean) => boolean', fn(plain('PathData'), fn())],
    ['Promise<string>', { kind: 'promise', value: string }],
  ])('writes %s', (text, shape) => {
    expect(printShape(shape)).toBe(text);
  });

  it('replaces parts by their names where the whole is long', () => {
    const item: Shape = { ...fn(...many.map(() => string)), name: 'Item' };
    expect(printShape(union([array(item), item]))).toBe('Item[] | Item');
  });

  it('has a name for a long choice, and string for one that is open', () => {
    expect(printShape({ ...union(many), name: 'Choice' })).toBe('Choice');
    expect(printShape(union([literal(false), ...many, string]))).toBe('false | string');
  });
});

describe('hiddenValues', () => {
  it('are none where the type shows all', () => {
    expect(hiddenValues(union([literal('a'), string]), "'a' | string")).toBeUndefined();
    expect(hiddenValues(string, 'string')).toBeUndefined();
  });

  it('are all where the type hides one, those of elements too', () => {
    const choice = union([literal(false), literal('a'), plain(`\`b\${number}\``)]);
    expect(hiddenValues(choice, 'Choice')).toEqual(['false', "'a'", `\`b\${number}\``]);
    expect(hiddenValues(array(choice), 'Choice[]')).toHaveLength(3);
  });
});
