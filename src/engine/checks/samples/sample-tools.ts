import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Sample } from '../../markdown/compiled-page.ts';

/** What the schema says of one mistake; `unionErrors` are the alternatives that were tried. */
export interface SchemaIssue {
  code: string;
  path: (string | number)[];
  message: string;
  keys?: string[];
  options?: unknown[];
  expected?: unknown;
  received?: unknown;
  unionErrors?: { issues: SchemaIssue[] }[];
}

/** The documented bundler, as far as samples are checked against it. */
export interface Bundler {
  /** Loads what the bundler's packages load; the command's package is slow and seldom needed. */
  require: NodeJS.Require;
  core: object;
  /** What ECMAScript modules can import by name from a package of the bundler. */
  moduleNames: ReadonlyMap<string, readonly string[]>;
  /** What the schema of configurations has against one. */
  validate: (configuration: unknown) => SchemaIssue[];
  /** One issue in the bundler's own words. */
  format: (issue: SchemaIssue) => string;
  /** What the schema of webpack-dev-server has against its options, in its own words. */
  validateDevServer: (options: unknown) => string[];
}

/** What a sample is checked with. */
export interface SampleTools {
  bundler: Bundler;
  /** The samples of the same page, which configurations can require by their titles. */
  siblings?: readonly Sample[];
}

interface SchemaModule {
  rspackOptions: {
    safeParse: (value: unknown) => { error?: ZodError };
  };
}
type ZodError = { issues: SchemaIssue[]; constructor: unknown };

/** Loads the bundler once for all samples. */
export async function loadBundler(): Promise<Bundler> {
  const require = createRequire(import.meta.url);
  const dist = path.dirname(require.resolve('@rspack/core'));
  const { rspackOptions }: SchemaModule = require(path.join(dist, 'config', 'zod.js'));
  const { error: anyError } = rspackOptions.safeParse(0);
  const { fromZodError } = createRequire(dist)('zod-validation-error');
  const names = Object.keys(await import(pathToFileURL(require.resolve('@rspack/core')).href));
  return {
    require,
    core: require('@rspack/core'),
    moduleNames: new Map([['@rspack/core', names]]),
    validate: (configuration) => rspackOptions.safeParse(configuration).error?.issues ?? [],
    format: (issue) => {
      const ZodError = anyError?.constructor as new (issues: SchemaIssue[]) => unknown;
      return fromZodError(new ZodError([issue]), { prefix: '', prefixSeparator: '' }).message;
    },
    validateDevServer: devServerValidator(require),
  };
}

/** Checks options of a development server. Compiling the schema takes long, so it waits for the first of them. */
export function devServerValidator(require: NodeJS.Require): Bundler['validateDevServer'] {
  let validate: ((options: unknown) => string[]) | undefined;
  return (options) => {
    validate ??= loadDevServerSchema(require);
    return validate(options);
  };
}

function loadDevServerSchema(require: NodeJS.Require): Bundler['validateDevServer'] {
  const cli = createRequire(require.resolve('@rspack/cli'));
  const ours = createRequire(cli.resolve('@rspack/dev-server'));
  const theirs = createRequire(ours.resolve('webpack-dev-server'));
  const { validate } = theirs('schema-utils');
  const schema = theirs('./options.json');
  return (options) => {
    try {
      validate(schema, options, { name: 'Dev Server', baseDataPath: 'devServer' });
      return [];
    } catch (error) {
      return String(error instanceof Error ? error.message : error)
        .split(/\n - /)
        .slice(1);
    }
  };
}
