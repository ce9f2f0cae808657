import { closest } from '#shared/closest.ts';
import { lineOfOption, type OptionPath } from './locate.ts';
import { optionsBelow } from './option-tree.ts';
import type { Script } from './parse-script.ts';
import type { SampleProblem } from './sample-problem.ts';
import type { Bundler, SchemaIssue } from './sample-tools.ts';
import { isStub } from './stubs.ts';

/** A configuration of a sample. */
export interface ConfigUnderTest {
  value: unknown;
  /** Where it stands in what the sample exports: empty, or an index. */
  path: OptionPath;
  script: Script;
  bundler: Bundler;
}

/** What the bundler's own schema has against a configuration. */
export function validateConfig({ value, path, script, bundler }: ConfigUnderTest): SampleProblem[] {
  return bundler
    .validate(value)
    .flatMap(likeliest)
    .flatMap((issue) => {
      const lineOf = (...keys: string[]) => lineOfOption(script, [...path, ...issue.path, ...keys]);
      if (issue.code === 'unrecognized_keys') {
        return (issue.keys ?? []).map((key) =>
          unknownOption(issue, { key, line: lineOf(key), bundler }),
        );
      }
      const refused = valueAt(value, issue.path);
      // The value of a stub is unknown.
      if (isStub(refused)) return [];
      const isShort = Object(refused) !== refused && refused !== undefined;
      const found = isShort ? quoted(refused) : undefined;
      return [wrongValue(issue, { found, line: lineOf(), bundler })];
    });
}

function unknownOption(
  issue: SchemaIssue,
  { key, line, bundler }: { key: string; line: number; bundler: Bundler },
): SampleProblem {
  const [fix] = closest(key, optionsBelow(issue.path));
  return { line, message: inOwnWords({ ...issue, keys: [key] }, bundler), found: key, fix };
}

function wrongValue(
  issue: SchemaIssue,
  { found, line, bundler }: { found?: string; line: number; bundler: Bundler },
): SampleProblem {
  const expected = [...new Set(expectedOf(issue))];
  const [fix] = found === undefined ? [] : closest(found, expected);
  const nearFirst = [...new Set([...closest(found ?? '', expected, 5), ...expected])];
  const shown = expected.length > 8 ? [...nearFirst.slice(0, 5), '…'] : expected;
  const message =
    issue.code === 'invalid_union'
      ? `Invalid configuration: Invalid value at "${joined(issue.path)}"`
      : inOwnWords(issue, bundler);
  return { line, message, found, expected: shown.join(' | ') || undefined, fix };
}

// As a reader would see it, so that the words can be looked up.
function inOwnWords(issue: SchemaIssue, bundler: Bundler): string {
  return `Invalid configuration: ${bundler.format(issue)}`;
}

/**
 * Where a value may be several things, what is wrong with the one that its author meant: the one
 * that is right from the outside. The whole, where none is.
 */
function likeliest(issue: SchemaIssue): SchemaIssue[] {
  const alternatives = (issue.unionErrors ?? []).map(({ issues }) => issues.flatMap(likeliest));
  const isInside = ({ code, path }: SchemaIssue) =>
    path.length > issue.path.length || code === 'unrecognized_keys';
  const [best] = alternatives
    .filter((issues) => issues.every(isInside))
    .sort((a, b) => a.length - b.length);
  return best ?? [issue];
}

/** What would have been right. */
function expectedOf({ code, options, expected, message, unionErrors }: SchemaIssue): string[] {
  if (unionErrors) return unionErrors.flatMap(({ issues }) => issues.flatMap(expectedOf));
  if (options) return options.map(quoted);
  if (code === 'invalid_literal') return [quoted(expected)];
  if (typeof expected === 'string') return [expected];
  const [, instance] = /not instance of (\w+)/.exec(message) ?? [];
  return instance ? [instance] : [];
}

function valueAt(config: unknown, path: OptionPath): unknown {
  return path.reduce((owner: unknown, key) => Object(owner)[key], config);
}

function quoted(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value);
}

function joined(path: OptionPath): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');
}
