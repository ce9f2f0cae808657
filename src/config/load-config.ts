import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Problem, ProblemError } from '#shared/problem.ts';
import { type SiteConfig, siteSchema } from './schema/site.ts';
import { schemaKeys } from './schema-keys.ts';
import { type Location, schemaProblems } from './schema-problems.ts';

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
  const source = await readFile(file, 'utf8').catch(() => {
    throw new ProblemError([
      {
        file: configFileName,
        message: 'There is no configuration here.',
        expected: `a file ${configFileName} in ${root} that exports \`defineConfig({ … })\``,
      },
    ]);
  });
  const config = parseConfig(await evaluate(file, source), source);
  return env.SITE_URL ? { ...config, url: parseSiteUrl(env.SITE_URL) } : config;
}

async function evaluate(file: string, source: string): Promise<unknown> {
  try {
    const loaded = await import(`${pathToFileURL(file).href}?${hashOf(source)}`);
    return loaded.default;
  } catch (error) {
    throw new ProblemError([evaluationProblem(error, source)]);
  }
}

/** Of a configuration that is no program, or one that fails: the compiler and the stack name the line. */
function evaluationProblem(error: unknown, source: string): Problem {
  const { message, stack } = error as Error;
  const place = new RegExp(
    `${configFileName.replaceAll('.', '\\.')}(?:\\?\\w+)?:(\\d+):\\d+(?:: ERROR: (.*))?`,
  );
  const [, line, reason] = place.exec(`${message}\n${stack}`) ?? [];
  return {
    file: configFileName,
    ...(line ? { line: Number(line), found: source.split('\n')[Number(line) - 1]?.trim() } : {}),
    message: `The configuration cannot be evaluated: ${reason ?? message}.`,
    ...(reason
      ? { fix: 'mend this line, or put the comma or bracket that the one above lacks' }
      : {}),
  };
}

function parseSiteUrl(found: string): string {
  const result = siteSchema.shape.url.safeParse(found);
  if (result.success) return result.data;
  const expected = result.error.issues[0]?.message;
  throw new ProblemError([
    { message: 'SITE_URL is not the address of a site.', found, ...(expected ? { expected } : {}) },
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

/** Pattern of a key with its value, or of an entry of a list; `undefined` where it takes more than a word. */
function writtenValue(key: PropertyKey | undefined, value: unknown): string | undefined {
  if (value === undefined || typeof value === 'object') return undefined;
  const mark = typeof value === 'string' ? '[\'"`]' : '\\b';
  const literal = mark + escapePattern(String(value)) + mark;
  return typeof key === 'string' ? `${keyPattern(key)}\\s*:\\s*${literal}` : literal;
}

function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}

function keyPattern(name: string): string {
  return `(?<![\\w.])['"]?${escapePattern(name)}['"]?`;
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** A new address for changed text, so that the dev server sees the new module. */
function hashOf(text: string): string {
  let hash = 0;
  for (let index = 0; index < text.length; index++) {
    hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0;
  }
  return (hash >>> 0).toString(36);
}
