import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createSampleThread } from './sample-thread.ts';

const config = (code: string) => ({
  sample: { lang: 'js', title: 'rspack.config.js', code, line: 1, isConfig: true },
  siblings: [],
  isAboutRspack: true,
});

it('only parses the samples of a site that is about something else', async () => {
  const { check } = createSampleThread();
  const ask = (code: string) => check({ ...config(code), isAboutRspack: false });
  expect(await ask("module.exports = { mode: 'prod' };")).toEqual([]);
  expect(await ask('module.exports = {')).toMatchObject([{ line: 1 }]);
});

it('gives what the bundler says', async () => {
  const { check } = createSampleThread();
  expect(await check(config("module.exports = { mode: 'none' };"))).toEqual([]);
  expect(await check(config("module.exports = { mode: 'prod' };"))).toMatchObject([
    { line: 1, fix: "'production'" },
  ]);
});

it('says of a sample that it never ends, and goes on', async () => {
  const { check } = createSampleThread(5000);
  const [endless, next] = await Promise.all([
    check(config('while (true) {}\nmodule.exports = {};')),
    check(config('module.exports = {};')),
  ]);
  expect(endless).toMatchObject([{ message: 'Endless sample' }]);
  expect(next).toEqual([]);
});

it('lets nothing out of a sample', async () => {
  const { check } = createSampleThread();
  const file = path.join(os.tmpdir(), `sample-${process.pid}`);
  const code = [
    `require('fs').writeFileSync(${JSON.stringify(file)}, 'x');`,
    `require('fs').promises.writeFile(${JSON.stringify(file)}, 'x');`,
    `require('child_process').execSync('touch ${file}');`,
    "setTimeout(() => { throw new Error('late'); });",
    "Promise.reject(new Error('late'));",
    'module.exports = {};',
  ].join('\n');
  expect(await check(config(code))).toEqual([]);
  expect(await check(config('module.exports = {};'))).toEqual([]);
  expect(existsSync(file)).toBe(false);
});
