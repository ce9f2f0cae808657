import { createRequire } from 'node:module';
import path from 'node:path';
import { transformSync } from 'esbuild';
import type { ConfigShape } from '#shared/config-checker/config-shape.ts';
import { rspack } from '#shared/config-checker/facts/rspack.ts';
import { nameOfKeys, resolveShape } from '#shared/config-checker/option-path.ts';
import { repository } from './built-site.ts';

const require = createRequire(import.meta.url);
const { rspackOptions } = require(
  path.join(repository, 'node_modules/@rspack/core/dist/config/zod.js'),
) as { rspackOptions: { safeParse: (config: unknown) => { error?: { issues: Issue[] } } } };

interface Issue {
  code: string;
  path: (string | number)[];
  keys?: string[];
  unionErrors?: { issues: Issue[] }[];
}

/**
 * The options that the bundler's own validation refuses in a configuration, by running it with
 * stubs for all that it loads; undefined for one that does not export a plain configuration.
 */
export async function refusals(text: string, file: string): Promise<string[] | undefined> {
  const config = await run(text, file).catch(() => undefined);
  const configs = [config].flat().filter((it) => typeof it === 'object' && it !== null);
  if (configs.length === 0 || configs.some((it) => !isPlain(it))) return undefined;
  const issues = configs.flatMap((it) => rspackOptions.safeParse(it).error?.issues ?? []);
  return [...new Set(issues.flatMap(namesIn))];
}

const hosts = [
  'onCreateWebpackConfig',
  'webpack',
  'webpackFinal',
  'configureWebpack',
  'chainWebpack',
  'style',
  'stories',
];

/** Not of another tool, and without parts that only stubs fill. */
function isPlain(config: object): boolean {
  return !hosts.some((key) => key in config);
}

async function run(text: string, file: string): Promise<unknown> {
  if (file.endsWith('.json')) return JSON.parse(text);
  const isPart = /^(?:\/\/.*\n)*(?:\{|\w+:)/.test(text);
  const whole = isPart
    ? `module.exports = ${text.trim().replace(/^(\/\/.*\n)*(\w+:[\s\S]*)$/, '({ $2 })')}`
    : text;
  const loader = file.endsWith('.ts') ? 'ts' : 'js';
  const { code } = transformSync(whole, { loader, format: 'cjs', target: 'node20' });
  const module = { exports: {} as Record<string, unknown> };
  const load = Object.assign(
    (name: string) => (name === 'path' || name === 'node:path' ? path : stub()),
    {
      resolve: (name: string) => name,
    },
  );
  new Function('module', 'exports', 'require', '__dirname', '__filename', code)(
    module,
    module.exports,
    load,
    '/app',
    '/app/config.js',
  );
  const { exports } = module;
  const exported = exports.__esModule ? exports.default : exports;
  return typeof exported === 'function'
    ? exported({ production: true }, { mode: 'production' })
    : exported;
}

/** Anything that a package may be: a class, a function that joins configurations, an empty list. */
function stub(): unknown {
  const merge = (...configs: object[]) =>
    Object.assign({}, ...configs.filter((it) => typeof it === 'object'));
  return new Proxy(merge, {
    get: (_, key) =>
      key === Symbol.iterator
        ? () => [].values()
        : key === 'then' || key === '__esModule'
          ? undefined
          : stub(),
    construct: () => ({ apply() {}, wrap: (config: object) => config }),
    ownKeys: () => ['prototype'],
    getOwnPropertyDescriptor: (target, key) => Reflect.getOwnPropertyDescriptor(target, key),
  });
}

function namesIn(issue: Issue): string[] {
  const keys = issue.path.filter((key): key is string => typeof key === 'string');
  if (issue.code === 'unrecognized_keys')
    return (issue.keys ?? []).map((key) => nameOfKeys(withoutChosen([...keys, key])));
  return [nameOfKeys(withoutChosen(keys))];
}

/** Keys of the author's choice belong to no name: `cacheGroups.vendor.test`. */
function withoutChosen(keys: readonly string[]): string[] {
  const kept: string[] = [];
  let shape: ConfigShape | undefined = rspack.shape;
  for (const key of keys) {
    const own: ConfigShape = resolveShape(shape ?? {}, rspack);
    const inner = own.items ? resolveShape(own.items, rspack) : {};
    const member: ConfigShape | undefined = own.keys?.[key] ?? inner.keys?.[key];
    const isChosen = !member && (own.others ?? inner.others);
    if (!isChosen) kept.push(key);
    shape = member ?? own.others ?? inner.others;
  }
  return kept;
}
