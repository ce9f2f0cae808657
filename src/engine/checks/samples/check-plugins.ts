import { lineOfOption } from './locate.ts';
import type { SampleProblem } from './sample-problem.ts';
import { isStub } from './stubs.ts';
import type { ConfigUnderTest } from './validate-config.ts';

/** Entries of `plugins` and `optimization.minimizer` that are no plugins; the schema accepts any. */
export function checkPlugins({ value, path, script }: ConfigUnderTest): SampleProblem[] {
  const { plugins, optimization } = Object(value);
  const lists = [
    { list: plugins, keys: ['plugins'] },
    { list: Object(optimization).minimizer, keys: ['optimization', 'minimizer'] },
  ];
  return lists.flatMap(({ list, keys }) =>
    (Array.isArray(list) ? list : []).flatMap((entry: unknown, index) => {
      const fix = remedy(entry);
      if (fix === undefined) return [];
      const line = lineOfOption(script, [...path, ...keys, index]);
      return [{ line, message: `Invalid plugin in \`${keys.join('.')}\``, fix }];
    }),
  );
}

/** What to do about an entry; undefined where it can be applied, or is skipped. */
function remedy(entry: unknown): string | undefined {
  if (!entry || entry === '...' || isStub(entry)) return undefined;
  if (typeof Object(entry).apply !== 'function') return 'Give an object with an `apply` method.';
  const isClass = typeof entry === 'function' && /^class\b/.test(String(entry));
  return isClass ? 'Write `new` before the class.' : undefined;
}
