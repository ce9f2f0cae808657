import path from 'node:path';
import { strayConfigProblem } from '#config/load-config.ts';
import { formatProblem, formatProblems, type Problem, ProblemError } from '#shared/problem.ts';
import { type BuildOptions, build, load, make } from './build.ts';
import { addressPages, currentAddresses } from './checks/addresses/address-page.ts';
import { runCheck } from './checks/run-check.ts';
import { runTranslations } from './checks/translations/run-translations.ts';
import { readFlags, readNoFlags, takePort, takeRoot } from './command-flags.ts';
import { addressesFile, updateAddresses } from './content/records/addresses.ts';
import { projectAt } from './files/project.ts';
import type { Site } from './model/site.ts';
import { serveSite } from './server/serve.ts';
import { listen } from './server/server.ts';

const engineRoot = path.resolve(import.meta.dirname, '../..');

const commands: Record<string, (options: BuildOptions, args: string[]) => Promise<void>> = {
  async build(options, args) {
    readNoFlags(args);
    const { site, unchecked } = await build(options);
    console.log(`Built ${counted(site)} in ${seconds()} s → ${options.project.dist}`);
    if (unchecked > 0) console.log(`${unchecked} texts are not checked yet: npm run check`);
  },
  async check(options, args) {
    if (readFlags(args, { fix: { type: 'boolean' } }, '--fix, or nothing').fix) await fix(options);
    const { site } = await make(options, {
      run: runCheck,
      onNotes(notes) {
        for (const note of notes) console.log(`${formatProblem(note)}\n`);
      },
    });
    console.log(`Checked ${counted(site)} in ${seconds()} s: no problems.`);
  },
  async addresses(options, args) {
    readNoFlags(args);
    await listAddresses((await load(options)).site, options);
  },
  async translations(options, args) {
    // Translations that are right as they are: `--acknowledge guide/react#setup`.
    const { acknowledge = [] } = readFlags(
      args,
      { acknowledge: { type: 'string', multiple: true } },
      '--acknowledge guide/react#setup, any number of times, or nothing',
    );
    await recordTranslations((await load(options)).site, options, acknowledge);
  },
  async dev(options, args) {
    const port = portOnly(args, 5173);
    const { startDev } = await import('./dev/dev.ts');
    const { url, close } = await startDev({ ...options, port, print: console.log });
    console.log(`Editing ${url}`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => close().finally(() => process.exit()));
    }
  },
  async 'search-server'({ project }, args) {
    const { port, others } = takePort(args, { env: process.env, fallback: 4180 });
    const { indexFolders, serveSearch } = await import('./server/serve-search.ts');
    const server = await serveSearch(
      indexFolders(others, { dist: project.dist, from: process.cwd() }),
    );
    console.log(`Answering searches on ${await listen(server, port, 'npm run search-server')}`);
  },
  async deploy({ project }, [host = '', ...args]) {
    const { deploy } = await import('./deploy/deploy.ts');
    const { deployHosts } = await import('./deploy/deploy-hosts.ts');
    const { run = false, to, keep = '2' } = readFlags(args, deployFlags, deployUsage);
    const names = Object.keys(deployHosts);
    if (!names.includes(host) || !/^\d{1,2}$/.test(keep)) {
      const found = [host, ...args].join(' ');
      const expected = `${deployUsage}; hosts: ${names.join(', ')}`;
      throw new ProblemError([{ message: 'Invalid arguments', found, expected }]);
    }
    const name = host as keyof typeof deployHosts;
    await deploy(project, { host: name, to, keep: Number(keep), run, print: console.log });
  },
  async preview({ project }, args) {
    const port = portOnly(args, 4173);
    console.log(`Serving ${await listen(await serveSite(project), port)}`);
  },
};

const deployUsage = '<host> [--to <folder or user@host:/folder>] [--keep 2] [--run]';

const deployFlags = {
  run: { type: 'boolean' },
  to: { type: 'string' },
  keep: { type: 'string' },
} as const;

/** Brings the lists up to date that follow from the pages. */
async function fix(options: BuildOptions): Promise<void> {
  const { site } = await load(options);
  await listAddresses(site, options);
  await recordTranslations(site, options);
}

async function listAddresses(site: Site, { project }: BuildOptions): Promise<void> {
  const added = await updateAddresses(project.content, currentAddresses(addressPages(site)));
  console.log(`Added ${added} to ${addressesFile}.`);
}

async function recordTranslations(
  { pages, config: { lang } }: Site,
  { project }: BuildOptions,
  acknowledge: readonly string[] = [],
): Promise<void> {
  const contentFolder = project.content;
  const done = await runTranslations({ pages, lang, contentFolder, acknowledge });
  for (const line of done) console.log(line);
}

/** The port of a server that reads nothing else. */
function portOnly(args: string[], fallback: number): number {
  const { port, others } = takePort(args, { env: process.env, fallback });
  readNoFlags(others);
  return port;
}

/** The problem for an unhandled error or rejection, with its place. */
function strayProblem(error: unknown): Problem {
  const known = strayConfigProblem(error);
  if (known) return known;
  const { message = String(error), stack = '' } = Object(error) as Partial<Error>;
  const [place] = stack.match(/(?<=^ +at ).*$/m) ?? [];
  return {
    message: 'Unhandled error',
    found: [message, ...(place ? [`in ${place}`] : [])].join('\n'),
    fix: 'look for promises and timers in site.config.ts; what is left is an error of the engine',
  };
}

function counted({ pages: { length } }: Site): string {
  return length === 1 ? '1 page' : `${length} pages`;
}

/** Since the program started, as a person reads it. */
function seconds(): string {
  return (performance.now() / 1000).toFixed(1);
}

async function run(): Promise<void> {
  const { root, args: given } = takeRoot(process.argv.slice(2));
  const [name = '', ...args] = given;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    throw new ProblemError([
      {
        message: name ? `Unknown command \`${name}\`` : 'Missing command',
        expected: `one of ${Object.keys(commands).join(', ')}`,
      },
    ]);
  }
  const folder = path.resolve(root ?? process.env.DOCS_ROOT ?? '.');
  const project = projectAt(folder, process.env);
  await command({ engineRoot, project, env: process.env }, args);
}

/** Commands that run until they are stopped. */
const lasting = new Set(['dev', 'preview', 'search-server']);

// A configuration is a program, and so may leave behind what fails later.
process.on('uncaughtException', (error) => {
  console.error(formatProblems([strayProblem(error)]));
  if (!lasting.has(process.argv[2] ?? '')) process.exit(1);
});

// Node exits silently when the event loop is empty, or when the configuration calls `process.exit`.
let isFinished = false;
process.once('exit', (code) => {
  if (isFinished || code !== 0) return;
  console.error('Unexpected end of the command: look for `process.exit` in site.config.ts');
  process.exitCode = 1;
});

run()
  .catch((error: unknown) => {
    console.error(error instanceof ProblemError ? error.message : error);
    process.exitCode = 1;
  })
  .finally(() => {
    isFinished = true;
  });
