import type { Problem } from '#shared/problem.ts';
import { type Exceptions, exceptionsFile } from '../../content/records/exceptions.ts';
import type { OptionValue } from '../../markdown/compiled-page.ts';
import type { SitePage } from '../../model/site.ts';
import { optionIndex } from '../../rspack/option-index.ts';
import { createExcuses } from '../excuses.ts';
import type { CheckResult, RunCheck } from '../run-check.ts';
import { isLiteral } from './is-literal.ts';
import type { TriedValue } from './try-value.ts';
import type { ValueProcess } from './try-values.ts';

export interface ValueCheckOptions {
  run: RunCheck;
  process: ValueProcess;
  /** Of the check itself and of the bundler. */
  hash: string;
  exceptions: Exceptions;
}

/** Tries every value that a table or a sentence gives for an option; equal ones once. */
export async function checkValues(
  pages: readonly SitePage[],
  { run, process, hash, exceptions }: ValueCheckOptions,
): Promise<CheckResult<Problem[]>> {
  const places = pages.flatMap(({ source, compiled }) =>
    compiled.optionValues
      .filter(({ value }) => isLiteral(value))
      .map((given) => ({ given, file: `content/${source.relativePath}` })),
  );
  const unique = new Map(places.map(({ given }) => [keyOf(given), given]));
  const results = await Promise.all(
    [...unique].map(async ([key, { option, value }]) => {
      const tried = triedValue(option, value);
      const result = await run('option-value', [hash, tried], async () => ({
        refusal: await process.run(tried),
      }));
      return [key, result] as const;
    }),
  );
  const known = new Map(results);
  const unknown = results.filter(([, tried]) => tried === undefined).length;
  const wrong = places.flatMap(({ given, file }) => {
    const refusal = known.get(keyOf(given))?.refusal;
    return refusal === undefined || given.isRefused ? [] : [{ given, file, refusal }];
  });
  const excused = createExcuses(exceptions, ['values']);
  const unexcused = wrong.filter(({ given }) => !excused.has('values', keyOf(given)));
  return {
    found: [
      ...unexcused.map(problemOf),
      // As long as not all is known, an exception may have its use.
      ...(unknown > 0 ? [] : excused.unused()),
    ],
    all: unique.size,
    unknown,
  };
}

interface WrongValue {
  given: OptionValue;
  file: string;
  refusal: string;
}

/** Of a list, what is given may be one of its elements. */
function triedValue(option: string, value: string): TriedValue {
  const { path, type } = optionIndex.byName.get(option) ?? { path: option, type: '' };
  const isElement = /^[^|]+\[\]$/.test(type) && !value.startsWith('[');
  return { path, value: isElement ? `[${value}]` : value };
}

const keyOf = ({ option, value }: OptionValue) => `${option}: ${value}`;

function problemOf({ given, file, refusal }: WrongValue): Problem {
  return {
    file,
    line: given.line,
    message: 'Value that does not work',
    found: `${keyOf(given)}\n${refusal}`,
    expected: 'a value that Rspack 0.5.9 builds with, or a sentence that says what happens',
    fix: `correct it; or, where it needs more than itself, say so in content/${exceptionsFile}: values: { "${keyOf(given)}": '…' }`,
  };
}
