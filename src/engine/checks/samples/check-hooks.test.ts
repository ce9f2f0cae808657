import { expect, it } from 'vitest';
import { checkHooks } from './check-hooks.ts';
import { parseScript } from './parse-script.ts';

function problemsOf(code: string) {
  const { value } = parseScript(code, 'js');
  if (!value) throw new Error('The test’s own code cannot be parsed.');
  return checkHooks(value);
}

it('knows the hooks that the bundler has', () => {
  const code = [
    "compiler.hooks.emit.tapPromise('A', run);",
    "compiler.hooks.thisCompilation.tap('A', (compilation) => {",
    "  compilation.hooks.processAssets.tap('A', run);",
    '});',
    "nmf.hooks.beforeResolve.tap('A', run);",
    "other.hooks.whatever.tap('A', run);",
    'compiler.hooks[name].tap();',
  ].join('\n');
  expect(problemsOf(code)).toEqual([]);
});

it('says which it does not have, and which was meant', () => {
  const code = [
    "compiler.hooks.emitt.tap('A', run);",
    'const {',
    '} = compilation.hooks.processAsset;',
  ].join('\n');
  expect(problemsOf(code)).toEqual([
    { line: 1, message: 'Compiler has no hook `emitt`', found: 'emitt', fix: 'emit' },
    {
      line: 3,
      message: 'Compilation has no hook `processAsset`',
      found: 'processAsset',
      fix: 'processAssets',
    },
  ]);
});

it('does not take a hook of one class for one of another', () => {
  expect(problemsOf("compilation.hooks.emit.tap('A', run);")).toMatchObject([
    { message: 'Compilation has no hook `emit`' },
  ]);
});
