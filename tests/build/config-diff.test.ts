import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseConfigDiff } from '#engine/content/records/config-diff.ts';
import { optionsOfTwoLevels } from '#engine/rspack/options-of-two-levels.ts';
import { rspack } from '#shared/config-checker/facts/rspack.ts';
import { webpack } from '#shared/config-checker/facts/webpack.ts';
import { keysOfName, shapeAt } from '#shared/config-checker/option-path.ts';
import { readBuilt, repository } from './built-site.ts';

// What the table says of values is tried here with the validation of both bundlers.

const require = createRequire(import.meta.url);
const { rspackOptions } = require(
  path.join(repository, 'node_modules/@rspack/core/dist/config/zod.js'),
) as { rspackOptions: { safeParse: (config: unknown) => { success: boolean } } };
const { validate } = require('webpack') as { validate: (config: unknown) => void };

const { entries, problems } = parseConfigDiff(
  readFileSync(path.join(repository, 'content/config-diff.yaml'), 'utf8'),
);
const statusOf = new Map(
  entries.flatMap(({ options, status }) => options.map((name) => [name, status])),
);

/** One value of every kind. */
const probes: unknown[] = [
  ...[true, false, 'x', '/x', 1, {}, [], ['x'], [/x/], [{}], { a: 'x' }, { a: true }, /x/],
  () => 'x',
];

function isTakenByWebpack(config: unknown): boolean {
  try {
    validate(config);
    return true;
  } catch {
    return false;
  }
}

function nest(keys: readonly string[], value: unknown): unknown {
  return keys.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);
}

/** Values that webpack takes for an option and Rspack refuses. */
function refused(name: string): unknown[] {
  const keys = keysOfName(name);
  const literals = [webpack, rspack].flatMap((schema) => shapeAt(schema, keys)?.values ?? []);
  const values = [...probes, ...literals.filter((value) => !String(value).includes('${'))];
  return values.filter((value) => {
    const config = nest(keys, value);
    return isTakenByWebpack(config) && !rspackOptions.safeParse(config).success;
  });
}

const both = optionsOfTwoLevels.filter((option) => option.in.length === 2).map(({ name }) => name);

it('has no problems', () => {
  expect(problems).toEqual([]);
});

describe('an option that the table calls the same', () => {
  it.each(both.filter((name) => !statusOf.has(name)))('%s takes all that webpack takes', (name) => {
    expect(refused(name)).toEqual([]);
  });
});

it('an option that is missing is refused', () => {
  const missing = [...statusOf].filter(([, status]) => status === 'missing').map(([name]) => name);
  const accepted = missing.filter((name) => shapeAt(rspack, keysOfName(name)) !== undefined);
  expect(accepted).toEqual([]);
  const twoLevels = missing.filter(
    (name) => name.split('.').length <= 2 && !/^(?:Rule|entry)\./.test(name),
  );
  for (const name of twoLevels)
    expect(rspackOptions.safeParse(nest(name.split('.'), { x: { a: 'b' } })).success, name).toBe(
      false,
    );
});

it.each(['en', 'zh'])('the page has a row for every option (%s)', async (lang) => {
  const html = await readBuilt(
    lang === 'en' ? 'guide/config-diff.html' : 'zh/guide/config-diff.html',
  );
  // Long ones carry a class.
  const codes = [...html.matchAll(/<code[^>]*>([^<]*)<\/code>/g)].map(([, text]) => text);
  for (const { name } of optionsOfTwoLevels) expect(codes).toContain(name);
});
