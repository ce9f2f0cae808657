import { expect, it } from 'vitest';
import { checkConfigOf, told, toldOfEach } from './test-check.ts';

const title = 'rspack.config.js';
const rule = (text: string) => `module: {\n  rules: [\n    {\n      ${text},\n    },\n  ],\n},`;

it.each([
  rule("loader: 'less-loader', type: 'css'"),
  rule("use: ['style-loader', { loader: 'css-loader?modules' }], type: 'javascript/auto'"),
  rule("use: './loaders/banner.js'"),
  rule("use: [require.resolve('sass-loader')]"),
  rule("loader: 'thread-loader!babel-loader'"),
  rule("type: 'asset', parser: { dataUrlCondition: { maxSize: 1 } }, generator: { filename: 'a' }"),
  rule("type: 'asset', generator: { dataUrl: () => '' }"),
  `resolveLoader: { modules: ['loaders'] },\n${rule("loader: 'mine'")}`,
  rule(
    "loader: 'builtin:swc-loader', options: { jsc: { parser: { syntax: 'typescript', tsx: true }, paths: { a: ['b'] } }, rspackExperiments: { import: [{ libraryName: 'a' }] } }",
  ),
  'builtins: { css: { modules: { exportsOnly: true } } },',
  "module: { parser: { javascript: { url: 'relative' } } },",
])('accepts %s', async (code) => {
  expect(told(await checkConfigOf(code))).toBe('');
});

it('refuses loaders that do not exist, or that nobody tried', async () => {
  const codes = [
    rule("use: [{ loader: 'builtin:swc' }]"),
    rule("oneOf: [{ loader: 'ts-loader' }]"),
    rule("use: 'les-loader'"),
  ];
  expect(await toldOfEach('js', codes, { title })).toMatchInlineSnapshot(`
    "module: {
      rules: [
        {
          use: [{ loader: 'builtin:swc' }],
        },
      ],
    },
    → 4: Unknown loader \`builtin:swc\` | found: builtin:swc | fix: builtin:swc-loader

    module: {
      rules: [
        {
          oneOf: [{ loader: 'ts-loader' }],
        },
      ],
    },
    → 4: ts-loader does not work with Rspack 0.5.9 | found: ts-loader | fix: Use \`builtin:swc-loader\`.

    module: {
      rules: [
        {
          use: 'les-loader',
        },
      ],
    },
    → 4: Untested package les-loader | found: les-loader | fix: less-loader"
  `);
});

it('refuses what the schema lets pass', async () => {
  const codes = [
    rule("type: 'asset/resourse'"),
    rule("type: 'asset', parser: { dataUrl: {} }"),
    rule("type: 'asset/resource', generator: { fileName: 'a' }"),
    'builtins: { html: [] },',
    'module: { parser: { javascript: { importMeta: false } } },',
    "module: { generator: { 'asset/inlined': { dataUrl: {} } } },",
  ];
  expect(await toldOfEach('js', codes, { title })).toMatchInlineSnapshot(`
    "module: {
      rules: [
        {
          type: 'asset/resourse',
        },
      ],
    },
    → 4: Unknown module type \`asset/resourse\` | found: asset/resourse | fix: asset/resource

    module: {
      rules: [
        {
          type: 'asset', parser: { dataUrl: {} },
        },
      ],
    },
    → 4: Unknown key \`dataUrl\` of \`module.rules.parser\` | found: dataUrl

    module: {
      rules: [
        {
          type: 'asset/resource', generator: { fileName: 'a' },
        },
      ],
    },
    → 4: Unknown key \`fileName\` of \`module.rules.generator\` | found: fileName | fix: filename

    builtins: { html: [] },
    → 1: Unknown key \`html\` of \`builtins\` | found: html

    module: { parser: { javascript: { importMeta: false } } },
    → 1: Unknown key \`importMeta\` of \`module.parser.javascript\` | found: importMeta

    module: { generator: { 'asset/inlined': { dataUrl: {} } } },
    → 1: Unknown key \`asset/inlined\` of \`module.generator\` | found: asset/inlined | fix: asset/inline"
  `);
});

it('refuses keys that builtin:swc-loader does not know', async () => {
  const swc = (options: string) => rule(`loader: 'builtin:swc-loader',\n      options: ${options}`);
  const codes = [
    swc('{ jsx: {} }'),
    swc("{ jsc: { parser: { syntax: 'typescript', jsx: true } } }"),
    swc("{ jsc: { transform: { react: { runTime: 'automatic' } } } }"),
    swc("{ jsc: { parser: { syntaks: 'typescript', tsx: true } } }"),
    swc("{ rspackExperiments: { import: [{ library: 'a' }] } }"),
  ];
  expect(await toldOfEach('js', codes, { title })).toMatchInlineSnapshot(`
    "module: {
      rules: [
        {
          loader: 'builtin:swc-loader',
          options: { jsx: {} },
        },
      ],
    },
    → 5: Unknown key \`jsx\` of \`module.rules.options\` | found: jsx | fix: jsc

    module: {
      rules: [
        {
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript', jsx: true } } },
        },
      ],
    },
    → 5: Unknown key \`jsx\` of \`module.rules.options.jsc.parser\` | found: jsx | fix: tsx

    module: {
      rules: [
        {
          loader: 'builtin:swc-loader',
          options: { jsc: { transform: { react: { runTime: 'automatic' } } } },
        },
      ],
    },
    → 5: Unknown key \`runTime\` of \`module.rules.options.jsc.transform.react\` | found: runTime | fix: runtime

    module: {
      rules: [
        {
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntaks: 'typescript', tsx: true } } },
        },
      ],
    },
    → 5: Unknown key \`syntaks\` of \`module.rules.options.jsc.parser\` | found: syntaks | fix: syntax

    module: {
      rules: [
        {
          loader: 'builtin:swc-loader',
          options: { rspackExperiments: { import: [{ library: 'a' }] } },
        },
      ],
    },
    → 5: Unknown key \`library\` of \`module.rules.options.rspackExperiments.import\` | found: library | fix: libraryName"
  `);
});

it('refuses what the dev server does not know', async () => {
  const codes = [
    'devServer: {\n  ports: 3000,\n},',
    'devServer: {\n  client: {\n    overly: true,\n  },\n},',
    'devServer: {\n  port: {},\n},',
  ];
  expect(await toldOfEach('js', codes, { title })).toMatchInlineSnapshot(`
    "devServer: {
      ports: 3000,
    },
    → 2: Invalid \`devServer\`: devServer has an unknown property 'ports' | found: ports | fix: port

    devServer: {
      client: {
        overly: true,
      },
    },
    → 3: Invalid \`devServer\`: devServer.client has an unknown property 'overly' | found: overly | fix: overlay

    devServer: {
      port: {},
    },
    → 2: Invalid \`devServer\`: devServer.port should be one of these | expected: number (should be >= 0 and <= 65535) | non-empty string | "auto""
  `);
});
