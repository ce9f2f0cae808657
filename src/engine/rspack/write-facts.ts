import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { assertNoProblems, type Problem, ProblemError } from '#shared/problem.ts';
import { extractCommands } from './extract/commands.ts';
import { configSchema } from './extract/config-shape.ts';
import { extractExports } from './extract/exports.ts';
import { extractHooks } from './extract/hooks.ts';
import { installedVersion } from './extract/installed.ts';
import { type JsonSchema, jsonSchemaShape } from './extract/json-schema-shape.ts';
import { extractLoaderContext } from './extract/loader-context.ts';
import { checkedShape, extractOptions } from './extract/options.ts';
import type { Shape } from './extract/shape.ts';

export interface FactFile {
  /** From the project's root. */
  path: string;
  text: string;
}

/** One kind of facts, as its file names it. */
interface FactTable {
  /** Of the constant: `loaderContext`. */
  name: string;
  /** Of a fact: `LoaderMemberFact`. */
  type: string;
  facts: readonly object[];
}

const root = path.resolve(import.meta.dirname, '../../..');
const documented = ['@rspack/core', '@rspack/cli'];

/** The files in `facts/` as they have to be, from the installed packages. */
export async function factFiles(): Promise<FactFile[]> {
  const manifest = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  assertNoProblems(versionProblems(manifest.devDependencies, installedVersion));
  const tables: Record<string, FactTable> = {
    options: { name: 'options', type: 'OptionFact', facts: await extractOptions() },
    exports: { name: 'exports', type: 'ExportFact', facts: extractExports() },
    hooks: { name: 'hooks', type: 'HookFact', facts: extractHooks() },
    commands: { name: 'commands', type: 'CommandFact', facts: await extractCommands() },
    'loader-context': {
      name: 'loaderContext',
      type: 'LoaderMemberFact',
      facts: extractLoaderContext(),
    },
  };
  const { '@rspack/core': version, webpack } = manifest.devDependencies;
  return [
    ...Object.entries(tables).map(([file, table]) => ({
      path: `src/engine/rspack/facts/${file}.ts`,
      text: formatFacts(table, version),
    })),
    schemaFile('rspack', { shape: checkedShape(), from: `Rspack ${version}` }),
    schemaFile('webpack', { shape: webpackShape(), from: `webpack ${webpack}` }),
  ];
}

/** The file that says what a configuration may have, for readers' browsers. */
function schemaFile(name: string, { shape, from }: { shape: Shape; from: string }): FactFile {
  const schema = configSchema(shape);
  const rows = (shapes: object) =>
    Object.entries(shapes).map(
      ([key, inner]) => `${' '.repeat(4)}${printFact({ [key]: inner }).slice(2, -2)},`,
    );
  return {
    path: `src/shared/config-checker/facts/${name}.ts`,
    text: [
      `// Written by \`npm run facts\` from ${from}, not by hand.`,
      "import type { ConfigSchema } from '../config-shape.ts';",
      '',
      `export const ${name}: ConfigSchema = {`,
      '  shape: { keys: {',
      ...rows(schema.shape.keys ?? {}),
      '  } },',
      '  named: {',
      ...rows(schema.named),
      '  },',
      '};',
      '',
    ].join('\n'),
  };
}

/** The text of a file of facts: a row for each, so that a change of one shows as a line. */
export function formatFacts({ name, type, facts }: FactTable, version: string): string {
  return [
    `// Written by \`npm run facts\` from Rspack ${version}, not by hand.`,
    `import type { ${type} } from '../facts.ts';`,
    '',
    `export const ${name}: readonly ${type}[] = [`,
    ...facts.map((fact) => `  ${printFact(fact)},`),
    '];',
    '',
  ].join('\n');
}

/** Facts of another version than the documented one would be lies. */
export function versionProblems(
  pinned: Readonly<Record<string, string>>,
  installed: (packageName: string) => string,
): Problem[] {
  return documented
    .filter((name) => pinned[name] !== installed(name))
    .map((name) => ({
      file: 'package.json',
      message: `Wrong version of ${name} installed`,
      found: installed(name),
      expected: pinned[name] ?? 'an exact version among the devDependencies',
      fix: 'npm ci',
    }));
}

async function writeFacts(): Promise<void> {
  for (const file of await factFiles()) {
    await writeFile(path.join(root, file.path), file.text);
    console.log(file.path);
  }
}

const require = createRequire(import.meta.url);

/** The schema of webpack, in the version of the documented bundler's time. */
function webpackShape(): Shape {
  return jsonSchemaShape(require('webpack/schemas/WebpackOptions.json') as JsonSchema);
}

/** A fact as it would be written by hand, on one line: `{ name: 'emit', args: ['compilation'] }`. */
function printFact(fact: unknown): string {
  if (typeof fact === 'string') return quote(fact);
  if (Array.isArray(fact)) return `[${fact.map(printFact).join(', ')}]`;
  if (typeof fact !== 'object' || fact === null) return String(fact);
  const members = Object.entries(fact)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${/^[\w$]+$/.test(key) ? key : quote(key)}: ${printFact(value)}`);
  return `{ ${members.join(', ')} }`;
}

/** In single quotes, but in double ones where there are single ones inside. */
function quote(text: string): string {
  const json = JSON.stringify(text);
  return text.includes("'") ? json : `'${json.slice(1, -1).replaceAll('\\"', '"')}'`;
}

if (process.argv[1] === import.meta.filename) {
  writeFacts().catch((error: unknown) => {
    console.error(error instanceof ProblemError ? error.message : error);
    process.exitCode = 1;
  });
}
