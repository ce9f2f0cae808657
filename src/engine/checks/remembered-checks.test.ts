import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatProblems, type Problem } from '#shared/problem.ts';
import { noCache } from '../markdown/test-compile.ts';
import { buildSite } from '../test-site.ts';
import { createThreads, startTextChecks } from './remembered-checks.ts';
import { type RunCheck, runCheck } from './run-check.ts';

const engineRoot = path.resolve(import.meta.dirname, '../../..');
const threads = createThreads();
const page = (body: string) => `---\ntitle: A page\n---\n\n${body}\n`;

/** What the checks say of a site, and how much of it they do not know. */
async function check(files: Record<string, string>, run: RunCheck = runCheck(noCache)) {
  const { site } = await buildSite(files);
  const sources = site.pages.map(({ source }) => source);
  const content = { sources, records: site.records };
  return startTextChecks(content, { run, config: { documents: {} }, engineRoot, threads }).finish(
    site.pages,
  );
}

async function report(files: Record<string, string>): Promise<string> {
  const { found, unknown } = await check(files);
  expect(unknown).toBe(0);
  return formatProblems(found);
}

const fence = (code: string, meta = 'js title="rspack.config.js"') =>
  page(`\`\`\`${meta}\n${code}\n\`\`\``);

describe('a sample', () => {
  it.each([
    ['whole', 'module.exports = { module: { rules: [{ test: /\\.css$/, type: "css" }] } };'],
    ['in parts', 'output: {\n  publicPath: "auto",\n},'],
  ])('that is right and %s says nothing', async (_, code) => {
    expect(await report({ 'en/config/output.md': fence(code) })).toBe('0 problems');
  });

  it.each([
    ['module.rule', 'module.exports = {\n  module: { rule: [] },\n};', 'rules'],
    ['experiment', 'module.exports = {\n  experiment: { css: true },\n};', 'experiments'],
    ['a mode', "module.exports = {\n  mode: 'prod',\n};", "'production'"],
    ['output.publicpath', "output: {\n  publicpath: 'auto',\n},", 'publicPath'],
    ['optimization.splitChunk', 'optimization: {\n  splitChunk: {},\n},', 'splitChunks'],
  ])('with a mistake in %s says where it is, and what is meant', async (_, code, fix) => {
    const { found } = await check({ 'en/config/output.md': fence(code) });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ file: 'content/en/config/output.md', line: 7, fix });
  });

  it('of a command with an unknown flag', async () => {
    const files = { 'en/api/cli.md': fence('npx rspack build --wacth', 'bash') };
    expect(await report(files)).toMatchInlineSnapshot(`
      "content/en/api/cli.md:6
        Unknown flag \`--wacth\` of \`rspack build\`
        found:    --wacth
        fix:      npx rspack build --watch

      1 problem"
    `);
  });

  it('that is not checked says nothing', async () => {
    const meta = 'js title="rspack.config.js" nocheck="webpack, for comparison"';
    expect(await report({ 'en/config/output.md': fence('module.exports = { a: 1 };', meta) })).toBe(
      '0 problems',
    );
  });

  it('is asked about once, whatever language it is in, and its types with all others', async () => {
    const asked: string[] = [];
    const run: RunCheck = (kind, key, make) => {
      asked.push(kind);
      return runCheck(noCache)(kind, key, make);
    };
    await check({ 'config/output.md': fence('module.exports = {};') }, run);
    expect(asked.sort()).toEqual(['sample', 'types']);
  });
});

describe('language', () => {
  const words = { 'content/words.txt': 'Rsdoctor\nRspack\n' };

  it('is not looked at without a list of words', async () => {
    expect(await report({ 'en/guide/react.md': page('A bundeler.') })).toBe('0 problems');
  });

  it('is spelled, set and called as it should be', async () => {
    const files = {
      ...words,
      'content/glossary.yaml':
        'groups: []\nterms:\n  - id: dev-server\n    en: dev server\n    zh: 开发服务器\n    avoid: { zh: { 开发伺服器: 开发服务器 } }\n',
      'en/guide/react.md': page('Rsdoctor is no bundeler.'),
      'zh/guide/react.md': page('使用Rspack启动开发伺服器。'),
    };
    expect(await report(files)).toMatchInlineSnapshot(`
      "content/en/guide/react.md:5
        Unknown word “bundeler”
        found:    is no bundeler.
        expected: bundler, or bundle
        fix:      correct it; or, if it is right, add it to content/words.txt

      content/zh/guide/react.md:5
        Avoided term “开发伺服器”
        found:    使用Rspack启动开发伺服器。
        expected: 开发服务器
        fix:      write 开发服务器; the words of the site stand in content/glossary.yaml

      content/zh/guide/react.md:5
        Wrong spacing or punctuation in Chinese text
        found:    使用Rspack启动开发伺服器。
        expected: one space between Han and Latin letters, digits or code; none beside full-width punctuation
        fix:      使用 Rspack 启动开发伺服器。

      3 problems"
    `);
  });
});

it('what is not known can be left for later', async () => {
  const files = { 'config/output.md': fence('module.exports = { a: 1 };') };
  const { found, unknown } = await check(files, async () => undefined);
  expect<[Problem[], number]>([found, unknown]).toEqual([[], 1]);
});
