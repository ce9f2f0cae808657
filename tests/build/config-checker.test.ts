import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseConfigDiff } from '#engine/content/records/config-diff.ts';
import { checkConfig } from '#shared/config-checker/check-config.ts';
import { repository } from './built-site.ts';
import { refusals } from './config-refusals.ts';

const folder = path.join(repository, 'tests/fixtures/configs');
const { entries } = parseConfigDiff(
  readFileSync(path.join(repository, 'content/config-diff.yaml'), 'utf8'),
);
const differences = Object.fromEntries(
  entries.flatMap(({ options, status }) => options.map((name) => [name, status])),
);

/** Written in the manner of configurations that people have; comments say what is to be found on their line. */
const files = readdirSync(folder);

const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

it('has forty configurations and more', () => {
  expect(files.length).toBeGreaterThanOrEqual(40);
});

describe.each(files)('%s', (file) => {
  const text = read(file);
  const { verdicts } = checkConfig(text, { differences });

  it.skipIf(file.endsWith('.json'))('has the verdicts that its comments say, and no others', () => {
    const found = verdicts
      .filter(({ status }) => status !== 'same')
      .map(({ line, status, name }) => `${line} ${status} ${name}`);
    expect(found.sort()).toEqual(expected(text).sort());
  });

  it('is refused by the bundler where the checker says so', async () => {
    const refused = await refusals(text, file);
    // What needs packages that are not there cannot be run.
    if (!refused) return;
    const said = verdicts
      .filter(({ name }) => !name.startsWith('devServer.'))
      .filter(
        ({ status, message }) =>
          !message?.startsWith('plugin') &&
          !message?.startsWith('loader') &&
          message !== 'cssLoader' &&
          // The schema takes such values, and the build does not survive them.
          message !== 'stops' &&
          ['missing', 'unknown', 'value'].includes(status),
      )
      .map(({ name }) => name);
    for (const name of refused)
      expect(
        said.some((it) => it.startsWith(name)),
        `${name} is refused`,
      ).toBe(true);
    for (const name of said)
      expect(
        refused.some((it) => name.startsWith(it)),
        `${name} is accepted`,
      ).toBe(true);
  });
});

const mark = /\/\/ ((?:(?:missing|value|unknown|ignored|deprecated|differs) [^\s;]+(?:; )?)+)$/;

/** `// missing output.charset; value cache` */
function expected(text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const said = mark.exec(line)?.[1];
    return said ? said.split('; ').map((verdict) => `${index + 1} ${verdict}`) : [];
  });
}
