import { describe, expect, it } from 'vitest';
import { formatProblems } from '#shared/problem.ts';
import type { BundlerFacts } from '../../model/documented.ts';
import { buildSite } from '../../test-site.ts';
import { checkCoverage } from './coverage.ts';

const option = (path: string): BundlerFacts['options'][number] => ({
  path,
  type: 'string',
  source: 'schema',
});
const flag = { name: '--watch', aliases: ['-w'], type: 'boolean', description: 'watch' };

const facts: BundlerFacts = {
  options: ['output', 'output.path', 'module.rules[].test', 'cache'].map(option),
  commands: [{ name: 'build', aliases: [], isDefault: true, description: '', flags: [flag] }],
  hooks: [{ owner: 'Compiler', name: 'emit', kind: 'AsyncSeriesHook', args: ['compilation'] }],
  loaderContext: [{ name: 'async', type: '() => void' }],
  exports: [
    { name: 'HtmlRspackPlugin', kind: 'class' },
    { name: 'Asset', kind: 'type' },
  ],
};

const documents = {
  options: {
    '/config/output': ['output'],
    '/config/module': ['module'],
    '/config/cache': ['cache'],
  },
  commands: '/api/cli',
  hooks: '/api/plugin-api',
  loaderContext: '/api/loader-api',
  exports: ['/api/node-api', '/config/plugins'],
};

const page = (title: string, body: string) => `---\ntitle: ${title}\n---\n\n${body}\n`;

const sound = {
  'index.md': '---\ntitle: Home\npageType: home\n---\n',
  'config/output.md': page('output', '### output.path {#outputpath}'),
  'config/module.md': page(
    'module',
    '| option | meaning |\n|---|---|\n| `Rule.test` {#ruletest} | what it is for |',
  ),
  'config/cache.md': page('Cache', '## cache {#cache}\n\n### Example {#example}'),
  'config/plugins.md': page('plugins', '## HtmlRspackPlugin {#htmlrspackplugin}'),
  'api/cli.md': page('CLI', '## rspack build {#rspack-build}\n\n### --watch {#watch}'),
  'api/plugin-api.md': page('Plugin API', '## compiler.hooks.emit {#compilerhooksemit}'),
  'api/loader-api.md': page('Loader API', '## this.async {#thisasync}'),
  'api/node-api.md': page('Node API', 'Text'),
  'public/x.svg': '<svg/>',
};

const types = 'exports:\n  type *: editors show them\n';

/** What the check says of a sound site with some files replaced. */
async function report(files: Record<string, string>, exceptions = types): Promise<string> {
  const { site } = await buildSite({
    ...sound,
    ...files,
    'content/exceptions.yaml': exceptions,
  });
  return formatProblems(checkCoverage({ ...site, config: { ...site.config, documents } }, facts));
}

it('finds nothing wrong where all is documented: as a heading, a row of a table, a title', async () => {
  expect(await report({})).toBe('0 problems');
});

it('asks for nothing that the configuration does not name', async () => {
  const { site } = await buildSite({ 'index.md': sound['index.md'] });
  const config = { ...site.config, documents: {} };
  expect(checkCoverage({ ...site, config }, facts)).toEqual([]);
  const problems = checkCoverage(
    { ...site, config: { ...config, documents: { hooks: '/api/plugin-api' } } },
    facts,
  );
  expect(problems.map(({ message }) => message)).toEqual([
    'Missing heading for the hook `compiler.hooks.emit`',
  ]);
});

it('is silent for a site that documents no bundler', async () => {
  const { site } = await buildSite({ 'index.md': sound['index.md'] });
  expect(checkCoverage(site, facts)).toEqual([]);
});

it.each([
  ['an option', 'config/output.md', 'output', 'Missing heading for the option `output.path`'],
  ['a flag', 'api/cli.md', 'CLI', 'Missing heading for the command or flag `--watch`'],
  ['a hook', 'api/plugin-api.md', 'A', 'Missing heading for the hook `compiler.hooks.emit`'],
  [
    'a member',
    'api/loader-api.md',
    'A',
    'Missing heading for the member of the loader context `this.async`',
  ],
  [
    'an export',
    'config/plugins.md',
    'plugins',
    'Missing heading for the export `HtmlRspackPlugin`',
  ],
])('reports %s without a heading', async (_, file, title, message) => {
  expect(await report({ [file]: page(title, 'Text') })).toContain(message);
});

it('says where a missing heading belongs', async () => {
  expect(await report({ 'config/output.md': page('output', '') })).toMatchInlineSnapshot(`
    "content/en/config/output.md
      Missing heading for the option \`output.path\`
      expected: ### output.path {#outputpath}, or a row of a table with that id
      fix:      document it, or say in content/exceptions.yaml why not: options: { 'output.path': '…' }

    1 problem"
  `);
});

describe('a heading that looks like', () => {
  it('an option and is none', async () => {
    const body = '### output.path {#outputpath}\n\n### output.pathh {#outputpathh}';
    expect(await report({ 'config/output.md': page('output', body) })).toMatchInlineSnapshot(`
      "content/en/config/output.md:7
        Unknown option \`output.pathh\`
        found:    output.pathh
        expected: output.path
        fix:      correct the heading, or say in content/exceptions.yaml what it is: headings: { '/config/output#outputpathh': '…' }

      1 problem"
    `);
  });

  it.each([
    ['a rule’s condition', 'config/module.md', '## Rule.tset {#a}\n\n## Rule.test {#ruletest}'],
    [
      'a flag',
      'api/cli.md',
      '## rspack build {#rspack-build}\n\n## --watch {#watch}\n\n## --wacth {#a}',
    ],
    [
      'a hook',
      'api/plugin-api.md',
      '## compiler.hooks.emit {#compilerhooksemit}\n\n## compiler.hooks.emitt {#a}',
    ],
    ['a member', 'api/loader-api.md', '## this.async {#thisasync}\n\n## this.asink {#a}'],
    [
      'a plugin',
      'config/plugins.md',
      '## HtmlRspackPlugin {#htmlrspackplugin}\n\n## HtmlPlugin {#a}',
    ],
  ])('%s and is none', async (_, file, body) => {
    const said = await report({ [file]: page('plugins', body) });
    expect(said).toMatch(/Unknown /);
    expect(said).toContain('1 problem');
  });

  it('an option and is something else of the bundler', async () => {
    const plugins = [...facts.exports, { name: 'container.SharePlugin', kind: 'class' } as const];
    const { site } = await buildSite({
      ...sound,
      'config/plugins.md': page(
        'plugins',
        '## HtmlRspackPlugin {#htmlrspackplugin}\n\n## container.SharePlugin {#containershareplugin}',
      ),
      'content/exceptions.yaml': types,
    });
    const options = { ...documents.options, '/config/plugins': ['plugins'] };
    const config = { ...site.config, documents: { ...documents, options } };
    const all = { ...facts, options: [...facts.options, option('plugins')], exports: plugins };
    expect(formatProblems(checkCoverage({ ...site, config }, all))).toBe('0 problems');
  });

  it('one, with an exception', async () => {
    const body = '### output.path {#outputpath}\n\n### process.env.NODE_ENV {#node-env}';
    const exceptions = `${types}headings:\n  /config/output#node-env: a variable\n`;
    expect(await report({ 'config/output.md': page('output', body) }, exceptions)).toBe(
      '0 problems',
    );
  });
});

describe('exceptions', () => {
  it('leave out pages and names', async () => {
    const files = { 'config/output.md': page('output', ''), 'api/cli.md': page('CLI', '') };
    const exceptions = `${types}incomplete:\n  /config/output: follows\ncommands:\n  '*': none\n`;
    expect(await report(files, exceptions)).toBe('0 problems');
  });

  it('that excuse nothing are a problem', async () => {
    const exceptions = `${types}incomplete:\n  /config/output: follows\n\noptions:\n  output.pathh: gone\n`;
    expect(await report({}, exceptions)).toMatchInlineSnapshot(`
      "content/exceptions.yaml:4
        Unused exception
        found:    incomplete: /config/output
        fix:      remove the line

      content/exceptions.yaml:7
        Unused exception
        found:    options: output.pathh
        fix:      remove the line

      2 problems"
    `);
  });

  it('are needed for every type', async () => {
    expect(await report({}, '')).toContain('Missing heading for the export `type Asset`');
  });
});
