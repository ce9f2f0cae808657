import { describe, expect, it } from 'vitest';
import { configKeys } from './option-keys.ts';

const keysOf = (code: string, lang = 'js') =>
  configKeys(code, lang).map(({ keys }) => keys.join('.'));

describe('the keys of a configuration that is', () => {
  it.each([
    ['CommonJS', `module.exports = { mode: 'none' };`],
    ['an ES module', `export default { mode: 'none' };`],
    ['a function', `module.exports = (env) => ({ mode: 'none' });`],
    ['a function with a body', `module.exports = (env) => { return { mode: 'none' }; };`],
    ['an async function', `module.exports = async function () { return { mode: 'none' }; };`],
    ['in a variable', `const config = { mode: 'none' };\nmodule.exports = config;`],
    ['one of several', `module.exports = [{ mode: 'none' }];`],
    ['given to a function', `export default defineConfig({ mode: 'none' });`],
    ['an object alone', `{ mode: 'none' }`],
    ['properties alone', `mode: 'none',`],
    ['a list alone', `[{ mode: 'none' }]`],
  ])('%s', (_, code) => {
    expect(keysOf(code)).toEqual(['mode']);
  });

  it('typed', () => {
    const code = `const config: Configuration = { mode: 'none' };\nexport default config satisfies Configuration;`;
    expect(keysOf(code, 'ts')).toEqual(['mode']);
  });
});

it('go down through objects and lists', () => {
  expect(
    keysOf(`module.exports = { module: { rules: [{ test: /a/, use: [{ loader: 'b' }] }] } };`),
  ).toEqual([
    'module',
    'module.rules',
    'module.rules.test',
    'module.rules.use',
    'module.rules.use.loader',
  ]);
});

it('stand where the text has them, quotes included', () => {
  for (const code of [
    `module.exports = { output: { 'path': __dirname } };`,
    `output: { 'path': __dirname },`,
    `{\n  output: { 'path': __dirname },\n}`,
  ]) {
    const path = configKeys(code, 'js').at(-1);
    expect(code.slice(path?.start, path?.end)).toBe(`'path'`);
  }
});

it.each([
  ['another object', `const resolve = { alias: {} };\nmodule.exports = {};`],
  ['a computed key', `module.exports = { [name]: 1 };`],
  ['what is spread', `module.exports = { ...common };`],
  ['options of a plugin', `module.exports = [new HtmlRspackPlugin({ template: 'a' })];`],
  ['broken code', `module.exports = {`],
])('are not those of %s', (_, code) => {
  expect(keysOf(code)).toEqual([]);
});
