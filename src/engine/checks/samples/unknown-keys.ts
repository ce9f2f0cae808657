import { closest } from '#shared/closest.ts';
import { lineOfOption, type OptionPath } from './locate.ts';
import { optionsBelow } from './option-tree.ts';
import type { Script } from './parse-script.ts';
import type { SampleProblem } from './sample-problem.ts';
import { swcKeysBelow } from './swc-options.ts';

/** A value of a configuration, and how it is called and found. */
export interface Place {
  value: unknown;
  path: OptionPath;
  script: Script;
}

/** What may stand below a value, by its path from the first one; undefined where anything may. */
type KeysBelow = (path: OptionPath, owner: object) => readonly string[] | undefined;

/** Keys that are no options, where the schema accepts any. */
export function checkKeys(place: Place, known: readonly string[][]): SampleProblem[] {
  return unknownKeys(place, (path) => {
    const names = known.flatMap((base) => optionsBelow([...base, ...path]));
    return names.length > 0 ? names : undefined;
  });
}

/** Keys of `builtin:swc-loader` that it does not know: it ignores some, and ends the process for others. */
export function checkSwcKeys(place: Place): SampleProblem[] {
  return unknownKeys(place, (path, owner) => {
    const name = path.map((key) => (typeof key === 'number' ? '[]' : `.${key}`)).join('');
    return swcKeysBelow(name.replace(/^\./, ''), owner);
  });
}

function unknownKeys({ value, path, script }: Place, keysBelow: KeysBelow): SampleProblem[] {
  const check = (inner: unknown, own: OptionPath): SampleProblem[] => {
    if (Array.isArray(inner)) return inner.flatMap((item, index) => check(item, [...own, index]));
    if (!isPlain(inner)) return [];
    const known = keysBelow(own, inner);
    return Object.entries(inner).flatMap(([key, next]) => {
      const at = [...own, key];
      if (!known || known.includes(key)) return check(next, at);
      return [unknownKey(key, { known, owner: [...path, ...own], script })];
    });
  };
  return check(value, []);
}

function unknownKey(
  key: string,
  { known, owner, script }: { known: readonly string[]; owner: OptionPath; script: Script },
): SampleProblem {
  const name = owner.filter((part) => typeof part === 'string').join('.');
  return {
    line: lineOfOption(script, [...owner, key]),
    message: `Unknown key \`${key}\` of \`${name}\``,
    found: key,
    fix: closest(key, known)[0],
  };
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !(value instanceof RegExp);
}
