import { closest } from '#shared/closest.ts';
import { checkRequest } from './check-imports.ts';
import { lineOfOption, type OptionPath } from './locate.ts';
import type { Script } from './parse-script.ts';
import type { SampleProblem } from './sample-problem.ts';
import { checkKeys, checkSwcKeys } from './unknown-keys.ts';
import type { ConfigUnderTest } from './validate-config.ts';

/** Loaders of the bundler itself. */
const builtinLoaders = ['builtin:swc-loader', 'builtin:react-refresh-loader'];

/** What a rule can make of a module; the schema takes any text. */
const moduleTypes = [
  ...['javascript/auto', 'javascript/esm', 'javascript/dynamic', 'json', 'webassembly/async'],
  ...['css', 'css/auto', 'css/module'],
  ...['asset', 'asset/inline', 'asset/resource', 'asset/source'],
];

/** Where in a configuration something is, and whether loaders have names of their own there. */
interface Context {
  script: Script;
  path: OptionPath;
  hasOwnLoaders: boolean;
}

/** Loaders that do not exist, and options of rules, where the schema accepts any. */
export function checkRules({ value, path, script }: ConfigUnderTest): SampleProblem[] {
  const { module, resolveLoader, builtins } = Object(value);
  const at = (...keys: string[]) => [...path, ...keys];
  const { parser, generator, rules } = Object(module);
  const context = {
    script,
    path: at('module', 'rules'),
    hasOwnLoaders: namesLoaders(resolveLoader),
  };
  return [
    ...checkKeys({ value: builtins, path: at('builtins'), script }, [['builtins']]),
    ...checkKeys({ value: parser, path: at('module', 'parser'), script }, [['module', 'parser']]),
    ...checkKeys({ value: generator, path: at('module', 'generator'), script }, [
      ['module', 'generator'],
    ]),
    ...each(rules, context, checkRule),
  ];
}

function namesLoaders(resolveLoader: unknown): boolean {
  const { alias, modules = [] } = Object(resolveLoader);
  return alias !== undefined || modules.some((folder: unknown) => folder !== 'node_modules');
}

type CheckPart = (part: unknown, context: Context) => SampleProblem[];

function each(list: unknown, context: Context, check: CheckPart): SampleProblem[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((part, index) => check(part, below(context, index)));
}

function below(context: Context, ...keys: (string | number)[]): Context {
  return { ...context, path: [...context.path, ...keys] };
}

function checkRule(rule: unknown, context: Context): SampleProblem[] {
  if (typeof rule !== 'object' || rule === null) return [];
  const { use, rules, oneOf, parser, generator, type } = Object(rule);
  const { script, path } = context;
  return [
    ...checkType(type, context),
    ...checkUse(rule, context),
    ...(Array.isArray(use)
      ? each(use, below(context, 'use'), checkUse)
      : checkUse(use, below(context, 'use'))),
    ...each(rules, below(context, 'rules'), checkRule),
    ...each(oneOf, below(context, 'oneOf'), checkRule),
    ...checkKeys({ value: parser, path: [...path, 'parser'], script }, basesOf('parser', type)),
    ...checkKeys(
      { value: generator, path: [...path, 'generator'], script },
      basesOf('generator', type),
    ),
  ];
}

function checkType(type: unknown, { script, path }: Context): SampleProblem[] {
  if (typeof type !== 'string' || moduleTypes.includes(type)) return [];
  const line = lineOfOption(script, [...path, 'type']);
  const [fix] = closest(type, moduleTypes);
  return [{ line, message: `Unknown module type \`${type}\``, found: type, fix }];
}

/** Whose options a rule's parser or generator has, by the type of its modules. */
function basesOf(part: 'parser' | 'generator', type: unknown): string[][] {
  const family = String(type).startsWith('javascript') ? 'javascript' : 'asset';
  const names = type === undefined ? ['asset', 'javascript'] : [family];
  return names.map((name) => ['module', part, name]);
}

/** A loader by its name, alone or with options. */
function checkUse(use: unknown, context: Context): SampleProblem[] {
  const { loader, options } = typeof use === 'string' ? { loader: use } : Object(use);
  if (typeof loader !== 'string') return [];
  const { script, path } = context;
  const line = lineOfOption(script, typeof use === 'string' ? path : [...path, 'loader']);
  const names = loader.replace(/^-?!+/, '').split('!');
  return [
    ...names.flatMap((name) => checkLoader(name.replace(/\?.*/, ''), line, context)),
    ...(loader === 'builtin:swc-loader'
      ? checkSwcKeys({ value: options, path: [...path, 'options'], script })
      : []),
  ];
}

function checkLoader(name: string, line: number, { hasOwnLoaders }: Context): SampleProblem[] {
  if (!name.startsWith('builtin:')) return hasOwnLoaders ? [] : checkRequest(name, line);
  if (builtinLoaders.includes(name)) return [];
  const [fix] = closest(name, builtinLoaders);
  return [{ line, message: `Unknown loader \`${name}\``, found: name, fix }];
}
