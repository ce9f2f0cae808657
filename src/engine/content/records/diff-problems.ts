import { closest } from '#shared/closest.ts';
import { rspack } from '#shared/config-checker/facts/rspack.ts';
import { webpack } from '#shared/config-checker/facts/webpack.ts';
import { keysOfName, shapeAt } from '#shared/config-checker/option-path.ts';
import { spokenLocales } from '#shared/locale.ts';
import type { Problem } from '#shared/problem.ts';
import { optionIndex } from '../../rspack/option-index.ts';
import { optionsOfTwoLevels } from '../../rspack/options-of-two-levels.ts';
import { configDiffFile, type LinedEntry } from './config-diff-schema.ts';

/** Entries that contradict the bundlers' schemas, and differences without an entry. */
export function diffProblems(entries: readonly LinedEntry[]): Problem[] {
  return [
    ...entries.flatMap((entry) => entry.options.flatMap((name) => contradiction(name, entry))),
    ...repeated(entries),
    ...unexplained(entries),
  ];
}

/** Whether Rspack reads an option; some that its schema lets through are known by their types. */
function isInRspack(name: string): boolean {
  return shapeAt(rspack, keysOfName(name)) !== undefined || optionIndex.byName.has(name);
}

function isInWebpack(name: string): boolean {
  return shapeAt(webpack, keysOfName(name)) !== undefined;
}

/** Options of `devServer` and `builtins` are in neither schema. */
const outside = /^(?:devServer|builtins)\./;

function contradiction(name: string, { status, line }: LinedEntry): Problem[] {
  const [here, there] = [isInRspack(name), isInWebpack(name)];
  const place = { file: configDiffFile, line, found: `${name}: ${status}` };
  if (outside.test(name)) return [];
  if (!here && !there) {
    const known = optionsOfTwoLevels.map((option) => option.name);
    const [fix] = closest(name, known);
    return [
      {
        ...place,
        message: `Neither webpack nor Rspack has an option \`${name}\``,
        expected: 'the name of an option: output.charset, Rule.layer',
        ...(fix ? { fix } : {}),
      },
    ];
  }
  if ((status === 'missing') === here) {
    const expected = here ? 'differs, ignored, deprecated or rspack' : 'missing';
    const fact = here ? `Rspack has the option \`${name}\`` : `Rspack has no option \`${name}\``;
    return [{ ...place, message: fact, expected: `status: ${expected}` }];
  }
  if (status === 'rspack' && there)
    return [
      { ...place, message: `webpack has the option \`${name}\``, expected: 'status: differs' },
    ];
  return [];
}

function repeated(entries: readonly LinedEntry[]): Problem[] {
  const seen = new Set<string>();
  return entries.flatMap(({ options, line }) =>
    options
      .filter((name) => seen.size === seen.add(name).size)
      .map((name) => ({
        file: configDiffFile,
        line,
        message: `The option \`${name}\` is listed twice`,
        found: name,
        expected: 'each option once',
      })),
  );
}

function unexplained(entries: readonly LinedEntry[]): Problem[] {
  const explained = new Set(entries.flatMap(({ options }) => options));
  return optionsOfTwoLevels
    .filter(({ name, in: owners }) => owners.length === 1 && !explained.has(name))
    .map(({ name, in: [owner] }) => ({
      file: configDiffFile,
      line: 1,
      message: `Only ${owner} has \`${name}\`, and no sentence says so`,
      found: 'no entry',
      expected: `- options: [${name}]\n  status: ${owner === 'webpack' ? 'missing' : 'rspack'}${spokenLocales.map((lang) => `\n  ${lang}: …`).join('')}`,
    }));
}
