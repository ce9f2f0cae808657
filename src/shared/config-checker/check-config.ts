import { changeImports } from './change-imports.ts';
import { changeBuiltins, changeOptions } from './change-options.ts';
import { checkLoaders } from './check-loaders.ts';
import { checkOptions, type KnownDifferences, type OptionVerdict } from './check-options.ts';
import { checkPlugins } from './check-plugins.ts';
import { findConfigs } from './find-configs.ts';
import { importedNames } from './imports.ts';
import { parseScript, type SyntaxProblem } from './parse-script.ts';
import { scopeOf } from './scope.ts';
import { applyEdits, type Change, changeId } from './text-change.ts';
import { type Verdict, verdictStatuses } from './verdict.ts';

/** What is said of a configuration. */
export interface ConfigReport {
  /** By line. */
  verdicts: PlacedVerdict[];
  syntax: SyntaxProblem[];
  /** Whether there is a configuration in the text at all. */
  isFound: boolean;
  changes: Change[];
  /** The text with the changes that are asked for. */
  migrated: string;
}

export type PlacedVerdict = Verdict & {
  /** From 1. */
  line: number;
};

export interface CheckConfigOptions {
  differences: KnownDifferences;
  /** Which of the offered changes to make, by kind and name; all others are made. */
  accepted?: ReadonlySet<string>;
}

/** As many values are read at most. */
const budget = 50_000;

/** Checks the text of a configuration of webpack or Rspack. Nothing of it is run. */
export function checkConfig(
  text: string,
  { differences, accepted }: CheckConfigOptions,
): ConfigReport {
  const { body = [], problems, shift } = parseScript(text);
  const scope = scopeOf(body);
  const configs = findConfigs(body, { scope, shift, text, budget: { left: budget } });
  const imports = importedNames(body);
  const context = { text, imports, differences };

  const options = configs.flatMap((config) => checkOptions(config, context));
  const packages = configs.flatMap((config) => [
    checkLoaders(config, context),
    checkPlugins(config, context),
  ]);
  const changes = unique([
    ...changeOptions(options, text),
    ...configs.flatMap((config) => changeBuiltins(config, text)),
    ...packages.flatMap((found) => found.changes),
  ]);
  const made = changes.filter((change) => !change.isOffered || accepted?.has(changeId(change)));
  const apply = (some: readonly Change[]) =>
    applyEdits(text, [
      ...some.flatMap((change) => change.edits),
      ...changeImports(some, { text, body, imports, shift }),
    ]);
  return {
    verdicts: placed(
      [...options.map(withoutEntry), ...packages.flatMap(({ verdicts }) => verdicts)],
      text,
    ),
    syntax: problems,
    isFound: configs.length > 0,
    changes,
    migrated: problems.length > 0 ? text : migrate(made, apply),
  };
}

/** The text with all changes that leave a program: what surrounds a value is not always foreseen. */
function migrate(changes: readonly Change[], apply: (some: readonly Change[]) => string): string {
  const isSound = (some: readonly Change[]) => parseScript(apply(some)).problems.length === 0;
  if (isSound(changes)) return apply(changes);
  const sound: Change[] = [];
  for (const change of changes) if (isSound([...sound, change])) sound.push(change);
  return apply(sound);
}

function withoutEntry({ entry: _, ...verdict }: OptionVerdict): Verdict {
  return verdict;
}

/** A change that two ways lead to is made once. */
function unique(changes: Change[]): Change[] {
  const byPlace = new Map(
    changes.map((change) => [`${change.edits[0]?.start} ${change.kind}`, change]),
  );
  return [...byPlace.values()];
}

function placed(verdicts: Verdict[], text: string): PlacedVerdict[] {
  const lineAt = lineCounter(text);
  const byPlace = new Map(
    verdicts.map((verdict) => [
      `${verdict.place.start} ${verdict.name} ${verdict.status}`,
      verdict,
    ]),
  );
  return [...byPlace.values()]
    .map((verdict) => ({ ...verdict, line: lineAt(verdict.place.start) }))
    .sort(
      (a, b) =>
        a.place.start - b.place.start ||
        verdictStatuses.indexOf(a.status) - verdictStatuses.indexOf(b.status),
    );
}

function lineCounter(text: string): (offset: number) => number {
  const starts = [0];
  for (const { index } of text.matchAll(/\n/g)) starts.push(index + 1);
  return (offset) => {
    let [low, high] = [0, starts.length];
    while (low + 1 < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}
