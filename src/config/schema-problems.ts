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
  locate: (path: readonly PropertyKey[]) => Location;
  /** How the author writes a value. */
  syntax: 'yaml' | 'ts';
}

/** Turns what zod found into problems with file, line and remedy. */
export function schemaProblems(error: z.ZodError, context: SchemaContext): Problem[] {
  return error.issues.flatMap(mostSpecific).flatMap((issue) => toProblems(issue, context));
}

/** Of a union's branches, the one that came closest to what was written: it has the fewest complaints. */
function mostSpecific(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const deepest = issue.errors
    .filter((branch) => branch.some(({ path }) => path.length > 0) || branch.some(isKeyIssue))
    .sort((a, b) => a.length - b.length)[0];
  if (!deepest) return [issue];
  return deepest
    .map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }) as Issue)
    .flatMap(mostSpecific);
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
  const [suggestion] = closest(key, known);
  return {
    file,
    line,
    message: `Unknown key \`${dotted([...path, key])}\` in ${subject}.`,
    found: source,
    expected: `one of ${known.join(', ')}`,
    fix: suggestion
      ? source.replace(key, suggestion)
      : `remove \`${key}\`: nothing reads it, so it would do nothing`,
  };
}

function valueProblem(issue: Issue, { file, subject, locate, syntax }: SchemaContext): Problem {
  const { line, source } = locate(issue.path);
  const expected = expectation(issue);
  const name = dotted(issue.path);
  const missing = issue.code === 'invalid_type' && issue.message.includes('received undefined');
  return {
    file,
    line,
    message: missing
      ? `\`${name}\` is missing in ${subject}.`
      : `\`${name}\` in ${subject} has a value it cannot have.`,
    ...(missing ? {} : { found: source }),
    expected,
    ...example(issue, syntax),
  };
}

function expectation(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected;
    case 'invalid_value':
      return issue.message.startsWith('Invalid')
        ? `one of ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`
        : issue.message;
    default:
      return issue.message;
  }
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
      ? issue.values[0]
      : issue.code === 'invalid_type'
        ? examples[issue.expected]
        : undefined;
  if (typeof key !== 'string' || value === undefined) return {};
  const written = typeof value === 'string' && syntax === 'ts' ? `'${value}'` : String(value);
  if (typeof value === 'object') return { fix: `${key}: ${JSON.stringify(value)}` };
  return { fix: `${key}: ${written}` };
}

function dotted(path: readonly PropertyKey[]): string {
  return path.map(String).join('.');
}
