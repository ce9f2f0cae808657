import path from 'node:path';
import { ProblemError } from '#shared/problem.ts';
import { addressPages } from './addresses/address-page.ts';
import { addressesFile, updateAddresses } from './addresses/addresses.ts';
import { type BuildOptions, build, load, make } from './build.ts';
import { startDev } from './dev/dev.ts';
import { projectAt } from './project.ts';
import { serveSite } from './server/serve.ts';
import { listen } from './server/server.ts';

const engineRoot = path.resolve(import.meta.dirname, '../..');

const commands: Record<string, (options: BuildOptions) => Promise<void>> = {
  async build(options) {
    const { pages } = await build(options);
    console.log(`Built ${pages.length} pages in ${seconds()} s → ${options.project.dist}`);
  },
  async check(options) {
    const { site } = await make(options);
    console.log(`Checked ${site.pages.length} pages in ${seconds()} s: no problems.`);
  },
  async addresses(options) {
    const { site } = await load(options);
    const added = await updateAddresses(options.project.content, addressPages(site));
    console.log(`Added ${added} to ${addressesFile}.`);
  },
  async dev(options) {
    const { url, close } = await startDev({ ...options, port: port(5173), print: console.log });
    console.log(`Editing ${url}`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => close().finally(() => process.exit()));
    }
  },
  async preview({ project }) {
    console.log(`Serving ${await listen(await serveSite(project), port(4173))}`);
  },
};

function port(fallback: number): number {
  const { PORT } = process.env;
  if (PORT === undefined || PORT === '') return fallback;
  const value = Number(PORT);
  if (Number.isInteger(value) && value >= 0 && value < 65_536) return value;
  throw new ProblemError([
    { message: 'PORT is no port.', found: PORT, expected: 'a number from 0 to 65535' },
  ]);
}

/** Since the program started, as a person reads it. */
function seconds(): string {
  return (performance.now() / 1000).toFixed(1);
}

async function run(): Promise<void> {
  const [name = ''] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    throw new ProblemError([
      {
        message: name ? `There is no command \`${name}\`.` : 'No command was given.',
        expected: `one of ${Object.keys(commands).join(', ')}`,
      },
    ]);
  }
  await command({
    engineRoot,
    project: projectAt(process.env.DOCS_ROOT ?? process.cwd(), process.env),
    env: process.env,
  });
}

run().catch((error: unknown) => {
  console.error(error instanceof ProblemError ? error.message : error);
  process.exitCode = 1;
});
