import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatProblem } from '#shared/problem.ts';
import { commands } from './facts/commands.ts';
import { exports } from './facts/exports.ts';
import { hooks } from './facts/hooks.ts';
import { loaderContext } from './facts/loader-context.ts';
import { factFiles, formatFacts, versionProblems } from './write-facts.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const files = new Map((await factFiles()).map(({ path, text }) => [path, text]));

describe('the facts that are committed', () => {
  it.each([...files.keys()])('%s is what the bundler says', async (file) => {
    const committed = await readFile(path.join(root, file), 'utf8');
    // Not toEqual: its difference of two long texts would bury the remedy.
    expect(committed === files.get(file), `${file} is out of date: run \`npm run facts\``).toBe(
      true,
    );
  });

  it('are five kinds, and what two schemas take', () => {
    expect(files.size).toBe(7);
  });
});

describe('formatFacts', () => {
  it('writes a row for each fact', () => {
    const facts = [
      { name: 'a', flags: ['-a', '-b'], isDefault: true },
      { name: 'b', type: '\'auto\' | "b"', values: undefined },
      { name: 'back\\slash and "quotes"\n', flags: [] },
    ];
    expect(formatFacts({ name: 'rows', type: 'RowFact', facts }, '1.2.3')).toMatchInlineSnapshot(`
      "// Written by \`npm run facts\` from Rspack 1.2.3, not by hand.
      import type { RowFact } from '../facts.ts';

      export const rows: readonly RowFact[] = [
        { name: 'a', flags: ['-a', '-b'], isDefault: true },
        { name: 'b', type: "'auto' | \\"b\\"" },
        { name: 'back\\\\slash and "quotes"\\n', flags: [] },
      ];
      "
    `);
  });
});

describe('versionProblems', () => {
  const pinned = { '@rspack/core': '0.5.9', '@rspack/cli': '0.5.9' };

  it('accepts the documented version', () => {
    expect(versionProblems(pinned, () => '0.5.9')).toEqual([]);
  });

  it('refuses another one, and one that is not pinned', () => {
    const found = [
      ...versionProblems(pinned, (name) => (name === '@rspack/core' ? '0.6.0' : '0.5.9')),
      ...versionProblems({ '@rspack/core': '0.5.9' }, () => '0.5.9'),
    ];
    expect(found.map(formatProblem).join('\n')).toMatchInlineSnapshot(`
      "package.json
        Wrong version of @rspack/core installed
        found:    0.6.0
        expected: 0.5.9
        fix:      npm ci
      package.json
        Wrong version of @rspack/cli installed
        found:    0.5.9
        expected: an exact version among the devDependencies
        fix:      npm ci"
    `);
  });
});

describe('exports', () => {
  const kindOf = (name: string) => exports.find((it) => it.name === name)?.kind;

  it.each([
    ['rspack', 'function'],
    ['HtmlRspackPlugin', 'class'],
    ['WebpackError', 'class'],
    ['container', 'object'],
    ['container.ModuleFederationPlugin', 'class'],
    ['sources.RawSource', 'class'],
    ['util.createHash', 'function'],
    ['rspackVersion', 'value'],
    ['RuntimeGlobals', 'object'],
    ['Configuration', 'type'],
    ['LoaderContext', 'type'],
  ])('%s is a %s', (name, kind) => {
    expect(kindOf(name)).toBe(kind);
  });

  it.each(['default', 'rspack.rspack', 'CssExtractRspackPlugin', 'applyRspackOptionsBaseDefaults'])(
    'has no %s',
    (name) => {
      expect(kindOf(name)).toBeUndefined();
    },
  );

  it('has each name once, sorted', () => {
    const names = exports.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)].sort());
  });
});

describe('hooks', () => {
  const describeHook = (owner: string, name: string) => {
    const hook = hooks.find((it) => it.owner === owner && it.name === name);
    return hook && `${hook.kind}(${hook.args.join(', ')})`;
  };

  it.each([
    ['Compiler', 'emit', 'AsyncSeriesHook(compilation)'],
    ['Compiler', 'thisCompilation', 'SyncHook(compilation, params)'],
    ['Compiler', 'make', 'AsyncParallelHook(compilation)'],
    ['MultiCompiler', 'watchRun', 'MultiHook<AsyncSeriesHook>(compiler)'],
    ['Compilation', 'processAssets', 'AsyncSeriesHook(assets)'],
    ['Compilation', 'additionalAssets', 'Object()'],
    ['NormalModuleFactory', 'resolveForScheme', 'HookMap<AsyncSeriesBailHook>(resourceData)'],
    ['NormalModule', 'loader', 'SyncHook(loaderContext)'],
    ['StatsPrinter', 'result', 'HookMap<SyncWaterfallHook>(result, context)'],
    ['Compilation', 'seal', undefined],
  ])('%s.hooks.%s is %s', (owner, name, hook) => {
    expect(describeHook(owner, name)).toBe(hook);
  });
});

describe('commands', () => {
  const flag = (command: string, name: string) =>
    commands.find((it) => it.name === command)?.flags.find((it) => it.name === name);

  it('are three, one of them the default', () => {
    expect(commands.map(({ name, aliases, isDefault }) => ({ name, aliases, isDefault }))).toEqual([
      { name: 'build', aliases: ['bundle', 'b'], isDefault: true },
      { name: 'serve', aliases: ['server', 's', 'dev'], isDefault: false },
      { name: 'preview', aliases: ['p'], isDefault: false },
    ]);
  });

  it('know their flags', () => {
    expect(flag('build', '--mode')).toEqual({
      name: '--mode',
      aliases: ['-m'],
      type: 'string',
      description: 'mode',
    });
    expect(flag('serve', '--watch')).toMatchObject({ type: 'boolean', default: 'false' });
    expect(flag('build', '--json')).toMatchObject({ type: 'boolean | string' });
    expect(flag('preview', '--port')).toMatchObject({ type: 'number' });
    expect(flag('serve', '--analyze')).toBeUndefined();
  });
});

describe('loader context', () => {
  it.each([
    [
      'emitFile',
      '(name: string, content: string | Buffer, sourceMap?: string, assetInfo?: JsAssetInfo) => void',
    ],
    ['mode', 'Mode | undefined'],
    ['loadModule', undefined],
  ])('%s is %s', (name, type) => {
    expect(loaderContext.find((it) => it.name === name)?.type).toBe(type);
  });
});
