import { describe, expect, it } from 'vitest';
import { formatProblems } from '#shared/problem.ts';
import { parseExceptions } from '../../content/records/exceptions.ts';
import { noCache, testCompile } from '../../markdown/test-compile.ts';
import type { SitePage } from '../../model/site.ts';
import { cachedOnly, runCheck } from '../run-check.ts';
import { checkValues } from './check-values.ts';
import { createValueProcess } from './try-values.ts';

const process = createValueProcess();

/** A page with values for `devtool`, checked. */
async function check(rows: string[], { exceptions = '', run = runCheck(noCache) } = {}) {
  const table = rows.map((row) => `| ${row} |`).join('\n');
  const compiled = await testCompile(`| Value | Meaning |\n| --- | --- |\n${table}\n`);
  const values = compiled.structure.length;
  expect(values).toBe(1);
  const given = rows.map((row, index) => ({
    option: 'devtool',
    value: /`(.*?)`/.exec(row)?.[1] ?? '',
    line: index + 3,
    isRefused: /stops/.test(row),
  }));
  const page = {
    source: { relativePath: 'en/config/devtool.mdx' },
    compiled: { ...compiled, optionValues: given },
  } as unknown as SitePage;
  const read = parseExceptions(exceptions);
  return checkValues([page], { run, process, hash: 'h', exceptions: read.exceptions });
}

describe('values that pages give for options', () => {
  it('are quiet where they work, or where the page says that they do not', async () => {
    const { found, unknown } = await check([
      "`'source-map'` | Files",
      '`false` | None',
      "`'srouce-map'` | stops the build",
      '`anything` | No literal',
    ]);
    expect(found).toEqual([]);
    expect(unknown).toBe(0);
  });

  it('are reported with what the bundler says', async () => {
    const { found } = await check([
      "`'srouce-map'` | Files",
      "`'inline-hidden-source-map'` | Nothing",
      "`'eval'` | Works, after one that did not",
    ]);
    expect(formatProblems(found)).toMatchInlineSnapshot(`
      "content/en/config/devtool.mdx:3
        Value that does not work
        found:    devtool: 'srouce-map'
                  Configuration error: Invalid literal value, expected false at "devtool"
        expected: a value that Rspack 0.5.9 builds with, or a sentence that says what happens
        fix:      correct it; or, where it needs more than itself, say so in content/exceptions.yaml: values: { "devtool: 'srouce-map'": '…' }

      content/en/config/devtool.mdx:4
        Value that does not work
        found:    devtool: 'inline-hidden-source-map'
                  Configuration error: Invalid literal value, expected false at "devtool"
        expected: a value that Rspack 0.5.9 builds with, or a sentence that says what happens
        fix:      correct it; or, where it needs more than itself, say so in content/exceptions.yaml: values: { "devtool: 'inline-hidden-source-map'": '…' }

      2 problems"
    `);
  });

  it('may end the process that tries them, and the next one is tried all the same', async () => {
    const tries = [
      { path: 'mode', value: 'process.exit()' },
      { path: 'mode', value: "'none'" },
    ];
    expect(await Promise.all(tries.map(process.run))).toEqual([
      'the bundler ends the process',
      undefined,
    ]);
  });

  it('are excused by an entry with a reason, which must be of use', async () => {
    const exceptions = "values:\n  \"devtool: 'srouce-map'\": a test\n  'mode: 1': none\n";
    const { found } = await check(["`'srouce-map'` | Files"], { exceptions });
    expect(found.map(({ message, found: text }) => [message, text])).toEqual([
      ['Unused exception', 'values: mode: 1'],
    ]);
  });

  it('that nobody has tried yet are counted', async () => {
    const recall = { recall: async () => undefined, remember: noCache.remember };
    const { found, unknown } = await check(["`'nothing'` | Files"], { run: cachedOnly(recall) });
    expect([found, unknown]).toEqual([[], 1]);
  });
});
