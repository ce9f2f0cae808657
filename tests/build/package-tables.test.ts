import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  failingPlugins,
  loaders,
  type PackageFact,
  plugins,
  runningPlugins,
} from '#shared/config-checker/package-facts.ts';
import { repository } from './built-site.ts';

/** What the columns of statuses say, in the checker's words; others say more than one thing. */
const statuses: Record<string, PackageFact['status']> = {
  Works: 'works',
  Partly: 'partly',
  'No effect': 'ignored',
  Fails: 'fails',
  'Not needed': 'fails',
  'Never finishes': 'fails',
};

/** The rows of a page's tables: names of packages with their status. */
function tableOf(page: string): Map<string, PackageFact['status'] | undefined> {
  const text = readFileSync(path.join(repository, 'content/en/guide', page), 'utf8');
  const rows = [...text.matchAll(/^\| ([@\w./-]+) \| [\d.]+ \| ([\w ]+) \|/gm)];
  return new Map(rows.map(([, name = '', status = '']) => [name, statuses[status]]));
}

const pluginTable = tableOf('plugin-compat.mdx');

const ofWebpack: Record<string, PackageFact> = Object.fromEntries([
  ...[...failingPlugins].map(([name, fact]) => [`webpack.${name}`, fact]),
  ...[...runningPlugins].map((name) => [`webpack.${name}`, { status: 'works' }]),
]);

describe.each([
  ['plugins', pluginTable, { ...plugins, ...ofWebpack }],
  ['loaders', tableOf('loader-compat.mdx'), loaders],
] as const)('what the checker says of %s', (_, table, facts) => {
  it('is what the page says', () => {
    const both = Object.keys(facts).filter((name) => table.has(name));
    expect(both.length).toBeGreaterThan(15);
    expect(both.map((name) => [name, facts[name]?.status])).toEqual(
      both.map((name) => [name, table.get(name)]),
    );
  });

  it('names every package that fails', () => {
    const failing = [...table].filter(
      ([name, status]) => status === 'fails' && !name.startsWith('webpack.'),
    );
    expect(failing.map(([name]) => name).filter((name) => !Object.hasOwn(facts, name))).toEqual([]);
  });
});
