import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { loadCore } from '../../rspack/extract/installed.ts';
import { devServerValidator } from '../samples/sample-tools.ts';

const require = createRequire(import.meta.url);
const validateDevServer = devServerValidator(require);

/** A value for an option, as it is written. */
export interface TriedValue {
  /** As facts have it: `module.rules[].type`. */
  path: string;
  value: string;
}

/** What the bundler makes of a value; absent: it works. */
export type Refusal = string | undefined;

type Tree = { [key: string]: unknown };

/** What an option needs beside itself to be tried: the first pattern that fits its path and value. */
const needs: [of: RegExp, config: Tree][] = [
  [/ibrary(?:\.type|Target) .*module'$/, { experiments: { outputModule: true } }],
  [/^output\.libraryTarget 'amd-require'/, {}],
  [/^output\.libraryTarget /, { output: { library: 'Shop' } }],
  [/^output\.library\./, { output: { library: { name: 'Shop', type: 'var' } } }],
  [
    /^entry\.\*\.library\./,
    { entry: { main: { import: './index.js', library: { name: 'Shop', type: 'var' } } } },
  ],
  [/^entry\.\*\./, { entry: { main: { import: './index.js' } } }],
  [/^target (?:'es|\['es|false)/, { output: { chunkFormat: 'array-push', chunkLoading: 'jsonp' } }],
  [/^optimization\.splitChunks\./, { optimization: { splitChunks: {} } }],
];

/** Builds a small project with one option, in the process that runs it. What the bundler dies of ends that too. */
export async function tryValue({ path: option, value }: TriedValue): Promise<Refusal> {
  const read = readValue(value);
  const context = await mkdtemp(path.join(os.tmpdir(), 'value-'));
  try {
    await writeFile(path.join(context, 'index.js'), "import('./other.js').then(console.log);\n");
    await writeFile(path.join(context, '.browserslistrc'), 'chrome 100\n');
    await writeFile(path.join(context, 'other.js'), 'export const tea = 1;\n');
    const config = configOf(option, read, value);
    if (option.startsWith('devServer')) return validateDevServer(config.devServer)[0];
    return await build({ context, ...config, output: writtenTo(context, config.output) });
  } finally {
    await rm(context, { recursive: true, force: true });
  }
}

function readValue(text: string): unknown {
  return new Function('require', `return (${text});`)(require);
}

/** Output that stays in the project: by default it goes to the folder `dist` of whoever runs this. */
function writtenTo(context: string, output: unknown): unknown {
  if (output !== undefined && (typeof output !== 'object' || output === null)) return output;
  return { path: path.join(context, 'dist'), ...output };
}

/** A configuration that has a value at an option's path, and what the option needs. */
function configOf(option: string, value: unknown, text: string): Tree {
  const config: Tree = { mode: 'production', entry: { main: './index.js' } };
  const needed = needs.find(([of]) => of.test(`${option} ${text}`))?.[1] ?? {};
  merge(config, structuredClone(needed));
  place(config, option.split('.'), value);
  return config;
}

function merge(config: Tree, more: Tree): void {
  for (const [key, value] of Object.entries(more)) {
    config[key] = typeof config[key] === 'object' ? { ...config[key], ...Object(value) } : value;
  }
}

/** Puts a value where a path leads: `rules[]` is a list of one, `*` any key. */
function place(owner: Tree, [written = '', ...rest]: string[], value: unknown): void {
  const isList = written.endsWith('[]');
  const key = written === '*' ? 'main' : written.replace('[]', '');
  if (rest.length === 0) {
    owner[key] = isList ? [value] : value;
    return;
  }
  const own = owner[key];
  const inner: Tree = typeof own === 'object' && own && !Array.isArray(own) ? (own as Tree) : {};
  owner[key] = isList ? [inner] : inner;
  if (isList && key === 'rules') inner.test = /\.never$/;
  place(inner, rest, value);
}

function build(config: object): Promise<Refusal> {
  return new Promise((resolve) => {
    try {
      const compiler = loadCore().rspack(config);
      compiler.run((error, stats) => {
        const [first] = stats?.toJson({ all: false, errors: true }).errors ?? [];
        const message = error?.message ?? first?.message;
        compiler.close(() => resolve(message?.trim().split('\n')[0]));
      });
    } catch (error) {
      const [first = '', second = ''] = String(
        error instanceof Error ? error.message : error,
      ).split('\n');
      // `Configuration error:`, and the list of what might have been meant.
      resolve(first.endsWith(':') ? `${first} ${second.replace(/^- |, or .*/g, '')}` : first);
    }
  });
}
