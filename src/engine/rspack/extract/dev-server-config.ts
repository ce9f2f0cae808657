import { createRequire } from 'node:module';
import { cliFile, loadCore } from './installed.ts';

type DevServerOptions = Record<string, unknown>;

interface DevServer {
  options: DevServerOptions;
  normalizeOptions: () => Promise<void>;
}

interface DevServerClass {
  new (options: DevServerOptions, compiler: unknown): DevServer;
  getFreePort: () => Promise<number>;
}

/** Loads what the development server of the command is made of, as that server would. */
export function devServerRequire(): NodeJS.Require {
  return createRequire(createRequire(cliFile()).resolve('@rspack/dev-server'));
}

/** The options of a development server that is told little or nothing, filled in by the server. */
export async function devServerConfig(options: DevServerOptions = {}): Promise<DevServerOptions> {
  const load = devServerRequire();
  const { RspackDevServer }: { RspackDevServer: DevServerClass } = load('./index.js');
  // Without a name, the bundler would look for one in a package.json.
  const compiler = loadCore().rspack({ output: { uniqueName: 'server' } });
  const server = new RspackDevServer(options, compiler);
  await server.normalizeOptions();
  return { ...server.options, port: await firstPort(RspackDevServer, load) };
}

/** The port that it tries first; which one is free is up to the machine. */
async function firstPort(Server: DevServerClass, load: NodeJS.Require): Promise<number> {
  const file = load.resolve('webpack-dev-server/lib/getPort');
  const own = load(file);
  const module = load.cache[file];
  if (!module) throw new Error(`${file} is not loaded as a module.`);
  try {
    module.exports = async (port: number) => port;
    return await Server.getFreePort();
  } finally {
    module.exports = own;
  }
}
