import { expect, it } from 'vitest';
import { breakableParts } from './breakable-parts.ts';
import { isMemberName } from './option-name.ts';

it.each(['optimization.splitChunks', 'Rule.test', 'this.emitFile', 'output.environment.module'])(
  '%s is a member of something',
  (name) => expect(isMemberName(name)).toBe(true),
);

it.each(['devtool', 'rspack.config.js', 'Node.js', 'Rspack 0.5.9', '0.5.9', 'Of a.b and c', ''])(
  '%s is none',
  (name) => expect(isMemberName(name)).toBe(false),
);

it.each([
  ['optimization.splitChunks', ['optimization.', 'split', 'Chunks']],
  ['output.chunkLoadingGlobal', ['output.', 'chunk', 'Loading', 'Global']],
  ['devtool', ['devtool']],
  ['Quick start', ['Quick start']],
])('%s may be broken between its parts', (name, parts) => {
  expect(breakableParts(name)).toEqual(parts);
});
