import { describe, expect, it } from 'vitest';
import { sampleKey } from './check-sample.ts';
import { check, sampleOf, told, toldOfEach } from './test-check.ts';

it.each([
  ['js', "import a from 'a';\nawait a();"],
  ['js', 'if (a) return;\nmodule.exports = a;'],
  ['js', "{\n  production: true,\n  api: { url: 'a' },\n}"],
  ['js', 'output: { a: 1 },\nentry: 2'],
  ['jsx', 'export const A = () => <b>a</b>;'],
  ['ts', 'export const a = <T,>(b: T) => b satisfies T;'],
  ['tsx', 'export const A = (a: number) => <b>{a}</b>;'],
  ['css', 'a {'],
  ['html', '<a'],
  ['vue', '<template>'],
  ['svelte', '{#if'],
  ['text', 'constructor'],
  ['constructor', ''],
])('accepts %s %j', async (lang, code) => {
  expect(told(await check(lang, code))).toBe('');
});

it('refuses scripts that cannot be parsed', async () => {
  expect(
    await toldOfEach('js', ['const a = ;', "import a from 'a';\n\nconst b = <a />;"]),
  ).toMatchInlineSnapshot(`
    "const a = ;
    → 1: Invalid JavaScript: Unexpected token | found: const a = ;

    import a from 'a';

    const b = <a />;
    → 3: Invalid JavaScript: Unexpected JSX expression | found: const b = <a />;"
  `);
  expect(await toldOfEach('ts', ['const a: = 1;'])).toMatchInlineSnapshot(`
    "const a: = 1;
    → 1: Invalid TypeScript: Unexpected token | found: const a: = 1;"
  `);
});

it.each([
  ['tsconfig.json', '{\n  // comment, "with" a quote\n  "a": "// no comment",\n}'],
  ['.vscode/settings.json', '{ /* a */ "a": [1,], }'],
  ['package.json', '{ "scripts": { "a": "rspack build", "b": "jest --foo" } }'],
  ['package.json', '{ "devDependencies": { "@rspack/core": "^0.5.9", "@rspack/cli": "~0.5.9" } }'],
  ['package.json', '{ "peerDependencies": { "@rspack/core": ">=0.5" } }'],
])('accepts %s %s', async (title, code) => {
  expect(told(await check('json', code, { title }))).toBe('');
});

it('refuses JSON that its tool cannot read', async () => {
  const codes = [
    '{\n  "a": 1,\n}',
    '{\n  // comment\n  "a": 1\n}',
    '{\n  "a": 1\n',
    '// comment\n{}',
    '{\n  "a": 1,\n  "b": a\n}',
  ];
  expect(await toldOfEach('json', codes, { title: 'data.json' })).toMatchInlineSnapshot(`
    "{
      "a": 1,
    }
    → 3: Invalid JSON: Expected double-quoted property name | found: }

    {
      // comment
      "a": 1
    }
    → 2: Invalid JSON: Expected property name or '}' | found: // comment

    {
      "a": 1

    → 3: Invalid JSON: Expected ',' or '}' after property value

    // comment
    {}
    → 1: Invalid JSON: Unexpected token '/' | found: // comment

    {
      "a": 1,
      "b": a
    }
    → 3: Invalid JSON: Unexpected token 'a' | found: "b": a"
  `);
});

it('refuses scripts and dependencies of another version', async () => {
  const codes = [
    '{\n  "scripts": {\n    "build": "rspack build --analize"\n  }\n}',
    '{\n  "dependencies": {\n    "@rspack/core": "latest"\n  }\n}',
    '{\n  "devDependencies": {\n    "@rspack/plugin-html": "0.5.8"\n  }\n}',
  ];
  expect(await toldOfEach('json', codes, { title: 'package.json' })).toMatchInlineSnapshot(`
    "{
      "scripts": {
        "build": "rspack build --analize"
      }
    }
    → 3: Unknown flag \`--analize\` of \`rspack build\` | found: --analize | fix: rspack build --analyze

    {
      "dependencies": {
        "@rspack/core": "latest"
      }
    }
    → 3: Wrong version of @rspack/core for Rspack 0.5.9 | found: latest | expected: @rspack/core@0.5.9 | fix: 0.5.9

    {
      "devDependencies": {
        "@rspack/plugin-html": "0.5.8"
      }
    }
    → 3: @rspack/plugin-html has no version for Rspack 0.5.9 | found: 0.5.8 | fix: Its last version wants @rspack/core 0.5.8 exactly; use \`rspack.HtmlRspackPlugin\`."
  `);
});

it('checks the new side of a diff, as far as it is shown', async () => {
  const config =
    "   module: {\n     rules: [\n-      { tset: /a[/]/ },\n+      { test: /a[/]/ },\n       {\n         test: '}',";
  const title = 'rspack.config.js';
  expect(told(await check('diff', config, { title }))).toBe('');
  expect(told(await check('diff', config.replaceAll(/^ {3}/gm, ''), { title }))).toBe('');
  expect(
    told(
      await check('diff', config.replace('test', 'tests').replace('+', '-').replace('-', '+'), {
        title,
      }),
    ),
  ).toMatchInlineSnapshot(
    `"3: Invalid configuration: Unrecognized key(s) in object: 'tset' at "module.rules[0]" | found: tset | fix: test"`,
  );
  const json = '-  "scripts": {\n+  "devDependencies": {\n+    "@rspack/core": "0.4.0"\n   },';
  expect(told(await check('diff', json, { title: 'package.json' }))).toMatchInlineSnapshot(
    `"3: Wrong version of @rspack/core for Rspack 0.5.9 | found: 0.4.0 | expected: @rspack/core@0.5.9 | fix: 0.5.9"`,
  );
  expect(told(await check('diff', '-a\n+const b = ;', { title: 'a.mjs' }))).toMatchInlineSnapshot(
    `"2: Invalid JavaScript: Unexpected token | found: const b = ;"`,
  );
  expect(told(await check('diff', '-a\n+const b = ;'))).toBe('');
});

describe('what is quoted from an example, which the tests build', () => {
  const quoted = { title: 'rspack.config.js', file: 'examples/shop/rspack.config.js' };

  it.each([
    ['a package that only the example has', "require('tea-loader');\nmodule.exports = {};"],
    ['a region without what stands above it', 'module.exports = { target: browserslist };'],
    ['a region that does not end its brackets', 'optimization: {\n  splitChunks: {},'],
  ])('may be %s', async (_, code) => {
    expect(told(await check('js', code, { title: 'rspack.config.js' }))).not.toBe('');
    expect(told(await check('js', code, quoted))).toBe('');
  });

  it('may have no option that a build passes over', async () => {
    const code =
      "module.exports = { module: { rules: [{ loader: 'builtin:swc-loader',\noptions: { jscc: {} } }] } };";
    expect(told(await check('js', code, quoted))).toContain('jscc');
  });

  it('is checked apart from the same code in a page', () => {
    const inPage = sampleOf('js', 'a();', { title: quoted.title });
    expect(sampleKey({ ...inPage, ...quoted })).not.toBe(sampleKey(inPage));
  });
});

it('has one key for what depends on the same texts', () => {
  const reader = sampleOf('js', "module.exports = require('./a');", {
    title: 'rspack.config.js',
    line: 9,
  });
  const read = sampleOf('js', 'module.exports = {};', { title: 'a.js' });
  const other = sampleOf('js', 'b', { title: 'b.js' });
  const key = sampleKey(reader, [reader, read, other]);
  expect(sampleKey({ ...reader, line: 20 }, [read, { ...other, code: 'c' }])).toBe(key);
  expect(sampleKey(reader, [reader, { ...read, code: 'c' }])).not.toBe(key);
  expect(sampleKey({ ...reader, code: 'c' }, [reader, read])).not.toBe(key);
});
