import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { OptionFact } from '../facts.ts';
import { cliDefaults } from './cli-defaults.ts';
import { parseDeclarationFile } from './declaration-file.ts';
import { declaredShape, withFunctions } from './declared-shape.ts';
import { devServerConfig, devServerRequire } from './dev-server-config.ts';
import { distFile } from './installed.ts';
import { jsonSchemaShape } from './json-schema-shape.ts';
import { type Branch, listOptions } from './list-options.ts';
import { optionDefaults } from './option-defaults.ts';
import { schemaShape } from './schema-shape.ts';
import { branchesOf, plain, type Shape } from './shape.ts';
import { indexTypeNames, type TypeNames } from './type-names.ts';
import { declaredConstant } from './zod-declarations.ts';
import type { ZodSchema } from './zod-schema.ts';

const require = createRequire(import.meta.url);

/** Every option that a configuration may have, in the order of the schema, each before its own. */
export async function extractOptions(): Promise<OptionFact[]> {
  const configuration = configurationShape();
  const options = listOptions(
    { shape: configuration, source: 'schema' },
    hiddenOptions(configuration),
  );
  const devServer = await devServerConfig();
  const defaults = optionDefaults(options, devServer);
  const ofCli = await cliDefaults(
    options.map(({ path }) => path),
    devServer,
  );
  return options.map(({ source, ...option }) => {
    const own = defaults.get(option.path);
    const cli = ofCli.get(option.path);
    return { ...option, ...(own && { defaults: own }), ...(cli && { cli }), source };
  });
}

/** The shape of all that the schemas of the bundler and of its development server look at. */
export function checkedShape(): Shape {
  const configuration = configurationShape();
  if (configuration.kind !== 'object') return configuration;
  const members = configuration.members.map((member) =>
    member.key === 'devServer' ? { ...member, shape: devServerShape() } : member,
  );
  return { ...configuration, members };
}

function configurationShape(): Shape {
  const { rspackOptions } = require(distFile('@rspack/core', 'config/zod.js')) as {
    rspackOptions: ZodSchema;
  };
  const names = typeNames(distFile('@rspack/core', 'config/zod.d.ts'));
  return schemaShape(rspackOptions, declaredConstant('rspackOptions', names));
}

/** Options that the schema lets through without a look. */
function hiddenOptions(configuration: Shape): Map<string, Branch> {
  const ofAssets = (key: string): Branch => ({
    shape: memberShape(memberShape(memberShape(configuration, 'module'), key), 'asset'),
    source: 'types',
  });
  return new Map([
    ['devServer', { shape: devServerShape(), source: 'webpack-dev-server' }],
    ['builtins', { shape: builtinsShape(), source: 'types' }],
    // In a rule they are those of its type, and only assets have any.
    ['module.rules[].parser', ofAssets('parser')],
    ['module.rules[].generator', ofAssets('generator')],
  ]);
}

/** The schema of the server says which options are functions; their types say of what. */
function devServerShape(): Shape {
  const server = devServerRequire();
  const shape = jsonSchemaShape(server('webpack-dev-server/lib/options.json'));
  const names = typeNames(server.resolve('webpack-dev-server/types/lib/Server.d.ts'));
  return withFunctions(shape, { names, type: names.types.get('Configuration') });
}

function builtinsShape(): Shape {
  const own = distFile('@rspack/core', 'builtin-plugin/index.d.ts');
  const native = createRequire(own).resolve('@rspack/binding');
  const binding = path.join(path.dirname(native), 'binding.d.ts');
  const names = typeNames(own, binding);
  const type = names.types.get('Builtins');
  return type ? declaredShape(type, names) : plain('any');
}

function typeNames(...files: string[]): TypeNames {
  const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  return indexTypeNames(parseDeclarationFile(files.join(), text));
}

function memberShape(shape: Shape, key: string): Shape {
  const members = branchesOf(shape).flatMap((it) => (it.kind === 'object' ? it.members : []));
  return members.find((member) => member.key === key)?.shape ?? plain('any');
}
