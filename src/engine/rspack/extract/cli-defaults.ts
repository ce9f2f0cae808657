import { createRequire } from 'node:module';
import type { CliDefault, Mode } from '../facts.ts';
import { devServerConfig } from './dev-server-config.ts';
import { distFile } from './installed.ts';
import { normalizedConfig } from './normalized-config.ts';
import { nothing, textAt } from './option-defaults.ts';

const require = createRequire(import.meta.url);

type Command = 'build' | 'serve';

/** What the command puts into an empty configuration, as far as it can be compared. */
interface CliConfig {
  mode: Mode;
  devtool: string;
  stats: object;
}

interface Cli {
  colors: { isColorSupported: boolean };
  buildConfig: (config: object, flags: object, command: Command) => Promise<CliConfig>;
}

/** The handler of a command, as yargs would call it. */
type Handler = (flags: object) => Promise<void>;

interface Modules {
  cli: { RspackCLI: new () => Cli };
  serve: { ServeCommand: new () => { apply: (cli: object) => Promise<void> } };
}

/**
 * What `rspack build` and `rspack serve` make of each option that a configuration leaves out, by path;
 * only options for which that is not the default of the bundler in the same mode.
 *
 * @param devServer the options of a development server that is told nothing
 */
export async function cliDefaults(
  paths: readonly string[],
  devServer: object,
): Promise<Map<string, CliDefault[]>> {
  const [build, serve] = await Promise.all([
    changes('build', paths, { plain: devServer, own: devServer }),
    changes('serve', paths, {
      plain: devServer,
      own: await devServerConfig(await servedOptions()),
    }),
  ]);
  const found = new Map<string, CliDefault[]>();
  for (const path of paths) {
    const [ofBuild, ofServe] = [build.get(path), serve.get(path)];
    if (ofBuild !== undefined && ofBuild === ofServe) found.set(path, [{ value: ofBuild }]);
    else {
      const each: CliDefault[] = [
        ...(ofBuild === undefined ? [] : [{ value: ofBuild, command: 'build' as const }]),
        ...(ofServe === undefined ? [] : [{ value: ofServe, command: 'serve' as const }]),
      ];
      if (each.length > 0) found.set(path, each);
    }
  }
  return found;
}

/** The options of a development server: told nothing, and told what the command tells it. */
interface ServerOptions {
  plain: object;
  own: object;
}

/** The values that a command changes, by path. */
async function changes(
  command: Command,
  paths: readonly string[],
  devServer: ServerOptions,
): Promise<Map<string, string>> {
  const { RspackCLI } = loadModule<Modules['cli']>('rspack-cli.js');
  const cli = new RspackCLI();
  // Whether a terminal has colors says nothing of the command.
  cli.colors.isColorSupported = false;
  const { mode, devtool, stats } = await cli.buildConfig({}, {}, command);
  const plain = { ...normalizedConfig({ mode }), devServer: devServer.plain };
  const changed = { ...normalizedConfig({ mode, devtool, stats }), devServer: devServer.own };
  const values = paths.flatMap((path): [string, string][] => {
    const value = textAt(changed, { path, paths });
    return value === nothing || value === textAt(plain, { path, paths }) ? [] : [[path, value]];
  });
  return new Map([['mode', `'${mode}'`], ...values]);
}

/** The options that `rspack serve` gives its server, taken from the command with a server that does nothing. */
async function servedOptions(): Promise<Record<string, unknown>> {
  const file = distFile('@rspack/cli', 'commands/serve.js');
  const server: { RspackDevServer: unknown } = createRequire(file)('@rspack/dev-server');
  const own = Object.getOwnPropertyDescriptor(server, 'RspackDevServer') as PropertyDescriptor;
  let given: Record<string, unknown> = {};
  let handler: Handler | undefined;
  const command = (_names: unknown, _text: unknown, _flags: unknown, run: Handler) => {
    handler = run;
  };
  const compiler = { options: {} };
  const cli = {
    program: { command },
    createCompiler: async () => compiler,
    isMultipleCompiler: () => false,
  };
  class IdleServer {
    constructor(options: Record<string, unknown>) {
      given = options;
    }
    async start() {}
  }
  await new (loadModule<Modules['serve']>('commands/serve.js').ServeCommand)().apply(cli);
  Object.defineProperty(server, 'RspackDevServer', { configurable: true, value: IdleServer });
  try {
    await handler?.({});
  } finally {
    Object.defineProperty(server, 'RspackDevServer', own);
  }
  return given;
}

function loadModule<Module>(file: string): Module {
  return require(distFile('@rspack/cli', file));
}
