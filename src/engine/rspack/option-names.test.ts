import { describe, expect, it } from 'vitest';
import type { OptionFact } from './facts.ts';
import { indexOptions, optionId, optionName } from './option-names.ts';

it.each([
  ['mode', 'mode', 'mode'],
  ['output.publicPath', 'output.publicPath', 'outputpublicpath'],
  ['entry.*.import', 'entry.import', 'entryimport'],
  ['module.rules', 'module.rules', 'modulerules'],
  ['module.rules[].test', 'Rule.test', 'ruletest'],
  ['module.rules[].oneOf', 'Rule.oneOf', 'ruleoneof'],
  ['module.rules[].oneOf[].rules[].use', 'Rule.use', 'ruleuse'],
  [
    'module.parser.css/auto.namedExports',
    'module.parser.css/auto.namedExports',
    'moduleparsercssautonamedexports',
  ],
])('%s is called %s, its heading %s', (path, name, id) => {
  expect(optionName(path)).toBe(name);
  expect(optionId(name)).toBe(id);
});

const option = (path: string): OptionFact => ({ path, type: 'string', source: 'schema' });

describe('keys of a configuration', () => {
  const { find, byName } = indexOptions(
    [
      'module',
      'module.rules',
      'module.rules[].oneOf',
      'module.rules[].test',
      'module.rules[].use',
      'module.rules[].use[].loader',
      'entry',
      'entry.*.import',
      'output.library',
      'output.library.name',
    ].map(option),
  );

  it.each([
    ['entry', 'entry'],
    ['entry.main.import', 'entry.import'],
    ['module.rules.test', 'Rule.test'],
    ['module.rules.oneOf.test', 'Rule.test'],
    ['module.rules.oneOf', 'Rule.oneOf'],
    ['module.rules.use.loader', 'Rule.use.loader'],
    ['output.library.name', 'output.library.name'],
  ])('%s lead to %s', (keys, name) => {
    expect(find(keys.split('.'))).toBe(name);
  });

  it.each([
    'entry.main',
    'module.rule',
    'output',
    'entry.main.imports',
    'plugins',
    'module.rules.test.test',
  ])('%s lead nowhere', (keys) => {
    expect(find(keys.split('.'))).toBeUndefined();
  });

  it('finds an option by its name', () => {
    expect(byName.get('Rule.use.loader')?.path).toBe('module.rules[].use[].loader');
  });
});
