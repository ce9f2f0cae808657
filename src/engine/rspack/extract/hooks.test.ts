import { describe, expect, it } from 'vitest';
import { describeHook, extractHooks } from './hooks.ts';
import { loadCore } from './installed.ts';
import { buildOnce } from './test-build.ts';

class SyncHook {
  constructor(readonly args: string[]) {}
}

class HookMap {
  for = () => new SyncHook(['item']);
}

class MultiHook {
  hooks = [new SyncHook(['compiler'])];
}

describe('describeHook', () => {
  it('names the class and the arguments of a hook, of both kinds of tapable', () => {
    expect(describeHook(new SyncHook(['stats']))).toEqual({ kind: 'SyncHook', args: ['stats'] });
    expect(describeHook({ constructor: SyncHook, _args: ['stats'] }).args).toEqual(['stats']);
  });

  it('names both classes of a map and of several hooks in one', () => {
    expect(describeHook(new HookMap())).toEqual({ kind: 'HookMap<SyncHook>', args: ['item'] });
    expect(describeHook(new MultiHook())).toEqual({
      kind: 'MultiHook<SyncHook>',
      args: ['compiler'],
    });
  });

  it('knows nothing of what a fake hook gives', () => {
    expect(describeHook({ constructor: Object })).toEqual({ kind: 'Object', args: [] });
  });
});

describe('extractHooks', () => {
  it('finds the hooks that a plugin is given in a build', async () => {
    const found: Record<string, object> = {};
    await buildOnce({ 'index.js': '' }, () => ({
      entry: './index.js',
      plugins: [
        (compiler) => {
          found.Compiler = compiler.hooks;
          compiler.hooks.compilation.tap('test', (compilation, params) => {
            found.Compilation = compilation.hooks;
            found.NormalModule = loadCore().NormalModule.getCompilationHooks(compilation);
            found.NormalModuleFactory = params.normalModuleFactory.hooks;
            found.ContextModuleFactory = params.contextModuleFactory.hooks;
          });
        },
      ],
    }));
    const hooks = extractHooks();
    expect(Object.keys(found)).toHaveLength(5);
    for (const [owner, object] of Object.entries(found)) {
      const names = hooks.filter((hook) => hook.owner === owner).map(({ name }) => name);
      expect(names, owner).toEqual(Object.keys(object));
    }
  });
});
