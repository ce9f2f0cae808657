import { closest } from '#shared/closest.ts';
import { isOwnPackage, knownVersions } from './known-versions.ts';
import type { ShellCommand } from './parse-shell.ts';
import type { SampleProblem } from './sample-problem.ts';

/** Packages of the bundler that a command installs in another version than this documentation is for. */
export function checkInstall({ words, text, line }: ShellCommand): SampleProblem[] {
  const specs = installedSpecs(words).filter((spec) => isOwnPackage(nameOf(spec)));
  const fixed = specs.reduce((command, spec) => replaceWord(command, spec, corrected(spec)), text);
  return specs
    .filter((spec) => corrected(spec) !== spec)
    .map((spec) => ({ line, ...complaint(spec), fix: adviceFor(nameOf(spec)) ?? fixed }));
}

/** What is wrong with a dependency of `package.json`; ranges that begin with the right version will do. */
export function checkDependency(
  name: string,
  range: string,
): Omit<SampleProblem, 'line'> | undefined {
  const { version } = knownVersions[name] ?? {};
  if (!isOwnPackage(name) || (version && range.replace(/^[~^]/, '') === version)) return undefined;
  return { ...complaint(`${name}@${range}`), found: range, fix: adviceFor(name) ?? version };
}

/** Names and versions that a command installs or runs from the registry. */
function installedSpecs([program = '', ...rest]: readonly string[]): string[] {
  const args = rest.filter((word) => !word.startsWith('-'));
  const [command = '', ...specs] = args;
  if (/^(?:npx|bunx|pnpx)$/.test(program)) return args.slice(0, 1);
  if (!/^(?:npm|yarn|pnpm|bun)$/.test(program)) return [];
  if (/^(?:i|install|add|in|isntall)$/.test(command)) return specs;
  if (/^(?:exec|dlx|x)$/.test(command)) return specs.slice(0, 1);
  // `npm create rspack` runs the package create-rspack.
  if (/^(?:create|init)$/.test(command)) return specs.slice(0, 1).map((spec) => `create-${spec}`);
  return [];
}

function nameOf(spec: string): string {
  return spec.replace(/(?<=.)@.*/, '');
}

function corrected(spec: string): string {
  const { version } = knownVersions[nameOf(spec)] ?? {};
  return version ? `${nameOf(spec)}@${version}` : '';
}

function complaint(spec: string): Omit<SampleProblem, 'line'> {
  const name = nameOf(spec);
  const known = knownVersions[name];
  if (!known) return { message: `Unknown Rspack package ${name}`, found: spec };
  if (!known.version) return { message: `${name} has no version for Rspack 0.5.9`, found: spec };
  const message =
    spec === name
      ? `Missing version of ${name}: without it, another one than ${known.version} is installed`
      : `Wrong version of ${name} for Rspack 0.5.9`;
  return { message, found: spec, expected: `${name}@${known.version}` };
}

/** What to do about a package that has no right version. */
function adviceFor(name: string): string | undefined {
  const known = knownVersions[name];
  if (known) return known.instead;
  return closest(name, Object.keys(knownVersions))[0];
}

function replaceWord(command: string, spec: string, by: string): string {
  const written = spec.replace(/^create-/, '');
  const replaced = by.replace(/^create-/, '');
  if (!by) return command;
  return command
    .split(/(\s+)/)
    .map((word) => (word === spec ? by : word === written ? replaced : word))
    .join('');
}
