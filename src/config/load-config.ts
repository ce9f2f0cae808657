import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { formatProblems, type Problem, ProblemError } from '#shared/problem.ts';
import { escapePattern, lineAt } from '#shared/text.ts';
import { type SiteConfig, siteSchema } from './schema/site.ts';
import { schemaKeys } from './schema-keys.ts';
import { type Location, schemaProblems } from './schema-problems.ts';
import { type TimeLimit, withinTime } from './time-limit.ts';

/** Name of the configuration file in a site's root folder. */
export const configFileName = 'site.config.ts';

/**
 * Loads and validates the configuration of a site.
 *
 * @param root folder of the site
 * @param env `SITE_URL` overrides `url`
 * @throws ProblemError with file and line of everything that is wrong
 */
export async function loadConfig(
  root: string,
  env: { SITE_URL?: string | undefined } = {},
): Promise<SiteConfig> {
  const file = path.join(root, configFileName);
  const source = await readPlainFile(file).catch(() => {
    throw new ProblemError([
      {
        file: configFileName,
        message: 'No configuration found',
        expected: `a file ${configFileName} in ${root} that exports \`defineConfig({ … })\``,
      },
    ]);
  });
  const config = await evaluate(file, source);
  return env.SITE_URL ? { ...config, url: parseSiteUrl(env.SITE_URL) } : config;
}

/** Throws for whatever is no file: a pipe would be waited for without end. */
async function readPlainFile(file: string): Promise<string> {
  if (!(await stat(file)).isFile()) throw new Error('no file');
  return readFile(file, 'utf8');
}

/** How long a configuration may wait for something, in milliseconds. */
const longestWait = 10_000;

/** What has been evaluated before comes from Node's memory. */
const evaluated = new Set<string>();

/** Getters run when the schema reads them, and a promise may be exported: both are part of the program. */
async function evaluate(file: string, source: string): Promise<SiteConfig> {
  const address = `${pathToFileURL(file).href}?${hashOf(source)}`;
  const run = async () => {
    const loaded = import(address);
    return parseConfig(await soon(loaded.then((module) => module.default)), source);
  };
  try {
    const config = evaluated.has(address) ? await run() : await withinTime(run, endlessLoop);
    evaluated.add(address);
    return config;
  } catch (error) {
    throw error instanceof ProblemError
      ? error
      : new ProblemError([evaluationProblem(error, source)]);
  }
}

/** What a promise gives; throws a ProblemError if that takes too long. */
async function soon(written: Promise<unknown>): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ProblemError([neverReady])), longestWait);
  });
  try {
    return await Promise.race([written, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** On a busy machine, evaluating takes long as well. */
const longestLoop = 30_000;

const endlessLoop: TimeLimit = {
  limit: longestLoop,
  message: `${formatProblems([
    {
      file: configFileName,
      message: 'The configuration does not end',
      found: `still running after ${longestLoop / 1000} s, without waiting for anything`,
      fix: 'look for an endless loop',
    },
  ])}\n`,
};

const neverReady: Problem = {
  file: configFileName,
  message: 'The configuration timed out',
  found: `no value after ${longestWait / 1000} s`,
  fix: 'look at what it awaits, and give that a time limit of its own',
};

/** A configuration that does not parse, or that throws: the line comes from the compiler or the stack. */
function evaluationProblem(error: unknown, source: string): Problem {
  const [line, reason] = placeInConfig(error);
  return {
    file: configFileName,
    ...(line ? { line, found: source.split('\n')[line - 1]?.trim() ?? '' } : {}),
    message: `Could not evaluate the configuration: ${reason ?? messageOf(error)}`,
    ...(reason
      ? { fix: 'fix this line, or put the comma or bracket that the one above lacks' }
      : {}),
  };
}

/**
 * What a configuration, or what it calls, threw when nothing awaited it: in a timer, or in a
 * promise that was never awaited.
 *
 * @returns undefined where the configuration has no part in it
 */
export function strayConfigProblem(error: unknown): Problem | undefined {
  const [line] = placeInConfig(error);
  if (!line) return undefined;
  return {
    file: configFileName,
    line,
    message: 'Unhandled error in the configuration',
    found: messageOf(error),
    fix: 'await what it starts, and catch what may fail',
  };
}

/** The line that an error names, and the compiler's message for it. */
function placeInConfig(error: unknown): [line?: number, reason?: string] {
  const [message, stack] = [textIn(error, 'message'), textIn(error, 'stack')];
  const place = new RegExp(
    `${escapePattern(configFileName)}(?:\\?\\w+)?:(\\d+):\\d+(?:: ERROR: (.*))?`,
  );
  const [, line, reason] = place.exec(`${message}\n${stack}`) ?? [];
  return line ? [Number(line), reason] : [];
}

/** Anything may be thrown. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return `it threw ${inspect(error, { depth: 0 })}`;
  return textIn(error, 'message').split('\n')[0] ?? '';
}

/** What is thrown may be anything, down to an error that throws when it is read. */
function textIn(error: unknown, key: 'message' | 'stack'): string {
  try {
    return String(Object(error)[key] ?? '');
  } catch {
    return '';
  }
}

function parseSiteUrl(found: string): string {
  const result = siteSchema.shape.url.safeParse(found);
  if (result.success) return result.data;
  const expected = result.error.issues[0]?.message;
  throw new ProblemError([
    { message: 'Invalid SITE_URL', found, ...(expected ? { expected } : {}) },
  ]);
}

/** Validates a configuration; `source` is the text of its file, for the line numbers. */
export function parseConfig(input: unknown, source: string): SiteConfig {
  const result = siteSchema.safeParse(input, { reportInput: true });
  if (result.success) return result.data;
  throw new ProblemError(
    schemaProblems(result.error, {
      file: configFileName,
      subject: configFileName,
      knownKeys: (at) => schemaKeys(siteSchema, at),
      locate: (at, value) => locateKey(source, at, value),
      syntax: 'ts',
    }),
  );
}

/** Adds lines to problems of the configuration that have none, where what was found stands in the file. */
export async function locateInConfig(
  problems: readonly Problem[],
  root: string,
): Promise<Problem[]> {
  const source = await readFile(path.join(root, configFileName), 'utf8').catch(() => '');
  return problems.map((problem) => {
    const { file, line, found } = problem;
    if (file !== configFileName || line !== undefined || found === undefined) return problem;
    // A path may be written whole, or put together: pages('guide', ['react']).
    const words = [found, ...found.split('/').filter(Boolean).slice(-1)];
    const offsets = words.map((word) =>
      source.search(new RegExp(`['"\`]${escapePattern(word)}['"\`]`)),
    );
    const offset = offsets.find((candidate) => candidate >= 0);
    return offset === undefined ? problem : { ...problem, line: lineAt(source, offset) };
  });
}

/** Finds a key by name and value, wherever they stand; else by its path, each name behind the one before it. */
function locateKey(source: string, keyPath: readonly PropertyKey[], value: unknown): Location {
  const written = writtenValue(keyPath.at(-1), value);
  let offset = written === undefined ? -1 : source.search(new RegExp(written));
  if (offset < 0) {
    const names = keyPath.filter((key) => typeof key === 'string');
    offset = names.reduce((from, name) => {
      const key = new RegExp(`${keyPattern(name)}\\s*[:,(}]`);
      const behind = source.slice(from).search(key);
      return behind < 0 ? Math.max(from, source.search(key)) : from + behind;
    }, 0);
  }
  const line = lineAt(source, offset);
  return { line, source: (source.split('\n')[line - 1] ?? '').trim() };
}

/** Pattern of a key with its value, or of an entry of a list; `undefined` where the value is no single word. */
function writtenValue(key: PropertyKey | undefined, value: unknown): string | undefined {
  if (value === undefined || typeof value === 'object') return undefined;
  const mark = typeof value === 'string' ? '[\'"`]' : '\\b';
  const literal = mark + escapePattern(String(value)) + mark;
  return typeof key === 'string' ? `${keyPattern(key)}\\s*:\\s*${literal}` : literal;
}

function keyPattern(name: string): string {
  return `(?<![\\w.])['"]?${escapePattern(name)}['"]?`;
}

/** A new address for changed text, so that the dev server sees the new module. */
function hashOf(text: string): string {
  let hash = 0;
  for (let index = 0; index < text.length; index++) {
    hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0;
  }
  return (hash >>> 0).toString(36);
}
