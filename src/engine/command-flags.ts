import { type ParseArgsConfig, parseArgs } from 'node:util';
import { ProblemError } from '#shared/problem.ts';

type Flags = NonNullable<ParseArgsConfig['options']>;

type Values<Known extends Flags> = ReturnType<typeof parseArgs<{ options: Known }>>['values'];

/** The arguments of a command, without the flag that every command has. */
interface RootedArguments {
  /** Folder of the site, as it was written. */
  root?: string;
  args: string[];
}

/** Takes `--root examples/site` out of a command's arguments. */
export function takeRoot(argv: readonly string[]): RootedArguments {
  const at = argv.findIndex((arg) => arg === '--root' || arg.startsWith('--root='));
  const [flag = '', next] = at < 0 ? [] : argv.slice(at, at + 2);
  if (!flag) return { args: [...argv] };
  const isInline = flag.includes('=');
  const root = isInline ? flag.slice('--root='.length) : next;
  if (!root || root.startsWith('-')) throw invalid(argv, '--root <folder with a site.config.ts>');
  return { root, args: [...argv.slice(0, at), ...argv.slice(at + (isInline ? 1 : 2))] };
}

/** The flags of a command; throws a ProblemError for any other argument. */
export function readFlags<const Known extends Flags>(
  args: string[],
  options: Known,
  expected: string,
): Values<Known> {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw invalid(args, expected, error instanceof Error ? error.message : String(error));
  }
}

/** Refuses every argument. */
export function readNoFlags(args: string[]): void {
  readFlags(args, {}, 'nothing but --root <folder>');
}

/** What a server may be given: its port, and whatever else its command reads. */
interface PortOptions {
  env: { PORT?: string | undefined };
  fallback: number;
}

/** Takes `--port 4000` out of a server's arguments; without it, `PORT` of the environment counts. */
export function takePort(
  args: string[],
  { env, fallback }: PortOptions,
): { port: number; others: string[] } {
  const options = { port: { type: 'string' } } as const;
  const { values, positionals } = parsePort(args, options);
  const [name, found] = values.port === undefined ? ['PORT', env.PORT] : ['--port', values.port];
  return { port: found ? portNumber(found, name) : fallback, others: positionals };
}

function parsePort(args: string[], options: { port: { type: 'string' } }) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw invalid(args, '--port <number>', error instanceof Error ? error.message : String(error));
  }
}

function portNumber(found: string, name: string): number {
  const value = Number(found);
  if (/^\d+$/.test(found) && value < 65_536) return value;
  const expected = 'a number from 0 to 65535';
  throw new ProblemError([{ message: `Invalid ${name}`, found, expected }]);
}

function invalid(args: readonly string[], expected: string, fix?: string): ProblemError {
  const message = 'Invalid arguments';
  return new ProblemError([{ message, found: args.join(' '), expected, ...(fix ? { fix } : {}) }]);
}
