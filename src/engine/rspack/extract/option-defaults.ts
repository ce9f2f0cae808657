import type { Mode, OptionDefault, OptionFact } from '../facts.ts';
import { normalizedConfig, type Situation } from './normalized-config.ts';
import { isPlainObject, printValue } from './print-value.ts';

const modes: Mode[] = ['production', 'development', 'none'];
/** What `textAt` gives where nothing is set. */
export const nothing = 'undefined';

/** A value for each mode, as it is written. */
type Texts = string[];

/** By name. */
const targets: Record<string, Situation['target']> = {
  // Not named: what differs for others is told from what a configuration has that says nothing.
  web: undefined,
  webworker: 'webworker',
  node: 'node',
  'async-node': 'async-node',
  'electron-main': 'electron-main',
  'electron-renderer': 'electron-renderer',
  'electron-preload': 'electron-preload',
  ...Object.fromEntries(esVersions().map((version) => [version, ['web', version]])),
  false: false,
};

/** Alone they do not say where a bundle runs, and the bundler refuses them. */
function esVersions(): string[] {
  const years = [2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022];
  return ['es3', 'es5', ...years.map((year) => `es${year}`)];
}

/** What the machine decides, as a configuration would write it. */
export const machineDefaults: Readonly<Record<string, string>> = {
  context: 'process.cwd()',
  'output.path': "path.join(process.cwd(), 'dist')",
  'output.uniqueName': "require('./package.json').name",
  'infrastructureLogging.stream': 'process.stderr',
  'infrastructureLogging.colors': 'process.stderr.isTTY',
  'infrastructureLogging.appendOnly': '!process.stderr.isTTY',
  'devServer.static.directory': "path.join(process.cwd(), 'public')",
  'devServer.static[].directory': "path.join(process.cwd(), 'public')",
};

/**
 * The defaults of each option, by path; options without one are left out.
 *
 * @param devServer the options of a development server that is told nothing
 */
export function optionDefaults(
  options: readonly OptionFact[],
  devServer: object,
): Map<string, OptionDefault[]> {
  const paths = options.map(({ path }) => path);
  const configs = Object.values(targets).map((target) =>
    modes.map((mode) => ({ ...normalizedConfig({ mode, target }), devServer })),
  );
  const defaults = new Map<string, OptionDefault[]>();
  for (const path of paths) {
    const found = collapse(
      configs.map((byMode) => byMode.map((config) => textAt(config, { path, paths }))),
    );
    if (found.length > 0) defaults.set(path, found);
  }
  return new Map([...defaults, ...Object.entries(ofSituation())]);
}

/** What a configuration has that names neither: it gets what one of the modes gets. */
function ofSituation(): Record<'mode' | 'target', OptionDefault[]> {
  const { target } = normalizedConfig({});
  const mode = modes.find((it) => printWithoutMode(it) === printWithoutMode(undefined));
  return {
    mode: mode ? [{ value: printValue(mode) }] : [],
    target: [{ value: printValue(target) }],
  };
}

function printWithoutMode(mode: Mode | undefined): string {
  return printValue({ ...normalizedConfig({ mode }), mode: undefined });
}

/** A default for all modes and targets, and one for each group of them that has another. */
function collapse([base = [], ...others]: Texts[]): OptionDefault[] {
  const groups = new Map<string, { texts: Texts; targets: string[] }>();
  others.forEach((texts, index) => {
    const group = groups.get(JSON.stringify(texts)) ?? { texts, targets: [] };
    group.targets.push(Object.keys(targets)[index + 1] ?? '');
    groups.set(JSON.stringify(texts), group);
  });
  groups.delete(JSON.stringify(base));
  return [
    ...byModes(base).filter(({ value }) => value !== nothing),
    ...[...groups.values()].flatMap((group) =>
      byModes(group.texts).map((entry) => ({ ...entry, targets: group.targets })),
    ),
  ];
}

function byModes(texts: Texts): OptionDefault[] {
  const values = [...new Set(texts)];
  if (values.length === 1) return values.map((value) => ({ value }));
  return values.map((value) => ({
    value,
    modes: modes.filter((_, index) => texts[index] === value),
  }));
}

/** What a configuration has at a path; nothing too where its own options say it all. */
export function textAt(
  config: object,
  { path, paths }: { path: string; paths: readonly string[] },
): string {
  const ofMachine = machineDefaults[path];
  if (ofMachine) return ofMachine;
  const value = valueAt(config, path.split('.'));
  const hasOptions = paths.some((it) => it.startsWith(`${path}.`) && !it.startsWith(`${path}.*`));
  const isSaid = Array.isArray(value)
    ? value.some(isPlainObject)
    : isPlainObject(value) && hasOptions;
  return value === undefined || isSaid ? nothing : printValue(value);
}

function valueAt(value: unknown, [key, ...rest]: string[]): unknown {
  if (key === undefined) return value;
  // Where there is one element, its defaults are those of any.
  const owner = Array.isArray(value) && value.length === 1 ? value[0] : value;
  return isPlainObject(owner) ? valueAt(owner[key.replace('[]', '')], rest) : undefined;
}
