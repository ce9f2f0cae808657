import type { z } from 'zod';
import { closest } from '#shared/closest.ts';
import type { Problem } from '#shared/problem.ts';

type Issue = z.core.$ZodIssue;

/** Where a value stands in the author's file, and how it is written there. */
export interface Location {
  line: number;
  source: string;
}

/** What is needed to turn a schema's findings into help. */
export interface SchemaContext {
  file: string;
  /** Names the thing that was validated: `frontmatter`, `site.config.ts`. */
  subject: string;
  /** All keys that the schema knows at a path. */
  knownKeys: (path: readonly PropertyKey[]) => string[];
  locate: (path: readonly PropertyKey[], value?: unknown) => Location;
  /** How the author writes a value. */
  syntax: 'yaml' | 'ts';
}

/** Turns what zod found, with `reportInput`, into problems with file, line and remedy. */
export function schemaProblems(error: z.ZodError, context: SchemaContext): Problem[] {
  const issues = error.issues.flatMap(mostSpecific);
  // A misspelled key is missing under its right name: one problem must not look like two.
  const meant = issues.flatMap((issue) => meantKeys(issue, context));
  return issues
    .filter((issue) => issue.input !== undefined || !meant.includes(dotted(issue.path)))
    .flatMap((issue) => toProblems(issue, context));
}

function meantKeys(issue: Issue, { knownKeys }: SchemaContext): string[] {
  if (issue.code !== 'unrecognized_keys') return [];
  const known = knownKeys(issue.path);
  return issue.keys
    .flatMap((key) => closest(key, known))
    .map((key) => dotted([...issue.path, key]));
}

/** Of a union's branches, the one that came closest to what was written: it has the fewest complaints. */
function mostSpecific(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const deepest = issue.errors
    .filter((branch) => branch.some(({ path }) => path.length > 0) || branch.some(isKeyIssue))
    .sort((a, b) => a.length - b.length)[0];
  if (!deepest) return [issue];
  const branches = issue.errors.flat();
  return deepest
    .map((inner) => ({ ...withAllValues(inner, branches), path: [...issue.path, ...inner.path] }))
    .flatMap((inner) => mostSpecific(inner as Issue));
}

/** Joins the allowed values where the branches of a union differ in one value only. */
function withAllValues(issue: Issue, branches: readonly Issue[]): Issue {
  if (issue.code !== 'invalid_value') return issue;
  const sameKey = branches.filter(({ path }) => dotted(path) === dotted(issue.path));
  const values = sameKey.flatMap((other) => (other.code === 'invalid_value' ? other.values : []));
  return { ...issue, values: [...new Set(values)] };
}

function isKeyIssue({ code }: Issue): boolean {
  return code === 'unrecognized_keys';
}

function toProblems(issue: Issue, context: SchemaContext): Problem[] {
  if (issue.code !== 'unrecognized_keys') return [valueProblem(issue, context)];
  return issue.keys.map((key) => unknownKeyProblem(key, issue.path, context));
}

function unknownKeyProblem(
  key: string,
  path: readonly PropertyKey[],
  { file, subject, knownKeys, locate }: SchemaContext,
): Problem {
  const known = knownKeys(path);
  const { line, source } = locate([...path, key]);
  const place = { file, line, found: source };
  const name = dotted([...path, key]);
  if (known.includes(key)) {
    // Each of a union's branches has keys that the others have not.
    const message = `Conflicting key \`${name}\` in ${subject}`;
    return { ...place, message, fix: `remove \`${key}\`, or what stands in its way` };
  }
  const [suggestion] = closest(key, known);
  return {
    ...place,
    message: `Unknown key \`${name}\` in ${subject}`,
    expected: `one of ${known.join(', ')}`,
    fix: suggestion
      ? source.replace(key, suggestion)
      : `remove \`${key}\`: nothing reads it, so it would do nothing`,
  };
}

function valueProblem(issue: Issue, { file, subject, locate, syntax }: SchemaContext): Problem {
  const missing = issue.input === undefined;
  const { line, source } = locate(missing ? issue.path.slice(0, -1) : issue.path, issue.input);
  const expected = expectation(issue);
  const name = dotted(issue.path);
  if (name === '') return { file, line, message: `No keys in ${subject}`, expected };
  return {
    file,
    line,
    message: missing
      ? `Missing \`${name}\` in ${subject}`
      : `Invalid value of \`${name}\` in ${subject}`,
    ...(missing ? {} : { found: source }),
    expected,
    ...example(issue, syntax),
  };
}

/** What would have been valid, in the schema's own words where it has a message. */
function expectation(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected;
    case 'invalid_value':
      return issue.message.startsWith('Invalid') ? oneOf(issue.values) : issue.message;
    case 'invalid_union':
      if (issue.errors.length === 0) return issue.message;
      return [...new Set(issue.errors.flat().map(expectation))].join(', or ');
    case 'invalid_key':
      return issue.issues.map(expectation).join(', ');
    case 'too_small':
      return issue.origin === 'number'
        ? `a number above ${issue.minimum}`
        : 'something: it is empty';
    default:
      return issue.message;
  }
}

function oneOf(values: readonly unknown[]): string {
  const written = values.map((value) => JSON.stringify(value));
  return written.length === 1 ? String(written[0]) : `one of ${written.join(', ')}`;
}

const examples: Partial<Record<string, unknown>> = {
  string: '…',
  boolean: true,
  number: 1,
  array: [],
  object: {},
};

/** A line that the schema would accept. */
function example(issue: Issue, syntax: SchemaContext['syntax']): { fix?: string } {
  const key = issue.path.at(-1);
  const value =
    issue.code === 'invalid_value'
      ? (closestValue(issue) ?? issue.values[0])
      : issue.code === 'invalid_type'
        ? examples[issue.expected]
        : undefined;
  if (typeof key !== 'string' || value === undefined) return {};
  const written = typeof value === 'string' && syntax === 'ts' ? `'${value}'` : String(value);
  if (typeof value === 'object') return { fix: `${key}: ${JSON.stringify(value)}` };
  return { fix: `${key}: ${written}` };
}

function closestValue({ input, values }: Extract<Issue, { code: 'invalid_value' }>) {
  return closest(
    String(input),
    values.filter((value) => typeof value === 'string'),
  )[0];
}

function dotted(path: readonly PropertyKey[]): string {
  return path.map(String).join('.');
}
