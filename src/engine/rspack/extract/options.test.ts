import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { OptionDefault } from '../facts.ts';
import { devServerConfig } from './dev-server-config.ts';
import { loadCore } from './installed.ts';
import { machineDefaults } from './option-defaults.ts';
import { extractOptions } from './options.ts';

const options = await extractOptions();
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const optionAt = (wanted: string) => options.find((option) => option.path === wanted);

describe('the options', () => {
  it('are of everything that a configuration may say', () => {
    const { config } = loadCore();
    const known = Object.keys(config.getNormalizedRspackOptions({})).sort();
    const paths = options.map((option) => option.path);
    expect(paths.filter((own) => /^\w+$/.test(own)).sort()).toEqual(known);
  });

  it('stand there once, below their parents', () => {
    const paths = options.map((option) => option.path);
    expect(new Set(paths).size).toBe(paths.length);
    const orphans = paths.filter((own, index) => {
      const parent = own.replace(/\.[^.]+$/, '').replace(/(\[\]|\.\*)$/, '');
      return parent !== own && !paths.slice(0, index).includes(parent);
    });
    expect(orphans).toEqual([]);
  });

  it('are the same wherever they are asked for', async () => {
    vi.spyOn(process, 'cwd').mockReturnValue('/elsewhere');
    vi.stubEnv('TERM', 'dumb');
    expect(await extractOptions()).toEqual(options);
  });
});

describe('types and values', () => {
  it.each([
    ['mode', "'development' | 'production' | 'none'"],
    ['output.publicPath', "'auto' | string"],
    ['output.filename', 'string | ((data: PathData, info?: JsAssetInfo) => string)'],
    ['module.rules', "('...' | RuleSetRule | false | 0 | '' | null | undefined)[]"],
    [
      'module.rules[].test',
      'RegExp | string | ((value: string) => boolean) | RuleSetCondition[] | RuleSetLogicalConditions',
    ],
    ['module.rules[].oneOf', 'RuleSetRule[]'],
    ['module.rules[].oneOf[].test', undefined],
    ['module.rules[].use[].loader', 'string'],
    ['module.rules[].generator.dataUrl.encoding', "false | 'base64'"],
    ['resolve.byDependency', 'Record<string, ResolveOptions>'],
    [
      'plugins',
      "(RspackPluginInstance | RspackPluginFunction | false | 0 | '' | null | undefined)[]",
    ],
    ['entry', 'EntryObject | string | string[] | (() => EntryObject | string | string[])'],
    ['entry.*.import', 'string | string[]'],
    ['devServer', 'DevServer'],
    ['devServer.port', "number | string | 'auto'"],
    [
      'devServer.setupMiddlewares',
      '(middlewares: Middleware[], devServer: Server) => Middleware[]',
    ],
    ['builtins.css.modules.localIdentName', 'string'],
    ['builtins.define', undefined],
    ['module.generator.css', undefined],
  ])('%s is %s', (wanted, type) => {
    expect(optionAt(wanted)?.type).toBe(type);
  });

  it('lists the values that a type has no room for', () => {
    expect(optionAt('devtool')).toMatchObject({ type: 'DevTool', source: 'schema' });
    expect(optionAt('devtool')?.values).toContain("'cheap-module-source-map'");
    expect(optionAt('target')?.values).toContain(`\`node\${number}\``);
    expect(optionAt('output.library.type')).toMatchObject({ type: 'string' });
    expect(optionAt('output.library.type')?.values).toContain("'commonjs-static'");
    expect(optionAt('mode')?.values).toBeUndefined();
  });
});

describe('defaults', () => {
  it.each<[string, OptionDefault[] | undefined]>([
    ['mode', [{ value: "'production'" }]],
    ['target', [{ value: "'web'" }]],
    ['devtool', [{ value: 'false' }]],
    ['context', [{ value: 'process.cwd()' }]],
    ['output', undefined],
    ['output.path', [{ value: "path.join(process.cwd(), 'dist')" }]],
    ['output.chunkLoadingGlobal', [{ value: `\`webpackChunk\${output.uniqueName}\`` }]],
    ['output.hashSalt', undefined],
    ['experiments.css', [{ value: 'true' }]],
    ['resolve.extensions', [{ value: "['.js', '.json', '.wasm']" }]],
    ['optimization.splitChunks.chunks', [{ value: "'async'" }]],
    ['optimization.runtimeChunk', [{ value: 'false' }]],
    ['watchOptions.aggregateTimeout', [{ value: '5' }]],
    ['stats.assets', [{ value: 'true' }]],
    ['module.parser.javascript.url', [{ value: 'true' }]],
    ['module.defaultRules', undefined],
    ['devServer.port', [{ value: '8080' }]],
    ['devServer.hot', [{ value: 'true' }]],
    [
      'optimization.minimizer',
      [{ value: '[new SwcJsMinimizerRspackPlugin(), new SwcCssMinimizerRspackPlugin()]' }],
    ],
    [
      'cache',
      [
        { value: 'false', modes: ['production', 'none'] },
        { value: 'true', modes: ['development'] },
      ],
    ],
    [
      'optimization.minimize',
      [
        { value: 'true', modes: ['production'] },
        { value: 'false', modes: ['development', 'none'] },
      ],
    ],
    [
      'optimization.splitChunks.minSize',
      [
        { value: '20000', modes: ['production'] },
        { value: '10000', modes: ['development', 'none'] },
      ],
    ],
    [
      'output.publicPath',
      [
        { value: "'auto'" },
        {
          value: "''",
          targets: ['node', 'async-node', 'electron-main', 'electron-preload', 'false'],
        },
      ],
    ],
    [
      'output.chunkLoading',
      [
        { value: "'jsonp'" },
        { value: "'import-scripts'", targets: ['webworker'] },
        { value: "'require'", targets: ['node', 'electron-main', 'electron-preload'] },
        { value: "'async-node'", targets: ['async-node'] },
        { value: 'false', targets: ['false'] },
      ],
    ],
  ])('of %s', (wanted, defaults) => {
    expect(optionAt(wanted)).toBeDefined();
    expect(optionAt(wanted)?.defaults).toEqual(defaults);
  });

  it('of conditions differ by mode and target at once', () => {
    expect(optionAt('resolve.conditionNames')?.defaults?.slice(0, 3)).toEqual([
      { value: "['webpack', 'production', 'browser']", modes: ['production', 'none'] },
      { value: "['webpack', 'development', 'browser']", modes: ['development'] },
      {
        value: "['webpack', 'production', 'worker', 'browser']",
        modes: ['production', 'none'],
        targets: ['webworker'],
      },
    ]);
  });
});

describe('what the machine decides', () => {
  const evaluate = (wanted: string): unknown =>
    new Function('process', 'path', `return ${machineDefaults[wanted]};`)(process, path);

  it.each(['context', 'output.path', 'infrastructureLogging.stream'])('%s', (wanted) => {
    const { context, output, infrastructureLogging } = loadCore().rspack({}).options;
    const [key = '', inner = ''] = wanted.split('.');
    const found = { context, output, infrastructureLogging }[key];
    expect(typeof found === 'object' ? Reflect.get(found, inner) : found).toBe(evaluate(wanted));
  });

  it('devServer.static.directory', async () => {
    expect(await devServerConfig()).toMatchObject({
      static: [{ directory: evaluate('devServer.static.directory') }],
    });
  });

  it('output.uniqueName', async () => {
    const context = await mkdtemp(path.join(tmpdir(), 'facts-'));
    await writeFile(path.join(context, 'package.json'), '{"name":"site"}');
    const { output } = loadCore().rspack({ context }).options;
    await rm(context, { recursive: true });
    expect(machineDefaults['output.uniqueName']).toBe("require('./package.json').name");
    expect(output).toMatchObject({ uniqueName: 'site', chunkLoadingGlobal: 'webpackChunksite' });
  });

  it.each([true, false])('the log, on a terminal: %s', (isTTY) => {
    vi.stubEnv('TERM', 'xterm');
    const stream = Object.assign(new PassThrough(), { isTTY });
    const { infrastructureLogging } = loadCore().rspack({
      infrastructureLogging: { stream },
    }).options;
    const terminal = { stderr: { isTTY } };
    const evaluateFor = (wanted: string) =>
      new Function('process', `return ${machineDefaults[wanted]};`)(terminal);
    expect(infrastructureLogging).toMatchObject({
      colors: evaluateFor('infrastructureLogging.colors'),
      appendOnly: evaluateFor('infrastructureLogging.appendOnly'),
    });
  });
});

describe('what the command line makes of an option', () => {
  const cliOf = (path: string) => options.find((option) => option.path === path)?.cli;

  it('is told with its command, where they differ', () => {
    expect(cliOf('mode')).toEqual([
      { value: "'production'", command: 'build' },
      { value: "'development'", command: 'serve' },
    ]);
    expect(cliOf('devtool')).toEqual([
      { value: "'source-map'", command: 'build' },
      { value: "'cheap-module-source-map'", command: 'serve' },
    ]);
    expect(cliOf('devServer.client.overlay.warnings')).toEqual([
      { value: 'false', command: 'serve' },
    ]);
    expect(cliOf('stats.modules')).toEqual([{ value: 'false' }]);
  });

  it('is left out where it is the default of the bundler', () => {
    expect(cliOf('output.path')).toBeUndefined();
    expect(cliOf('devServer.hot')).toBeUndefined();
    expect(cliOf('optimization.minimize')).toBeUndefined();
  });
});
