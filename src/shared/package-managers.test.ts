import { expect, it } from 'vitest';
import { commandsFor, packageManagers } from './package-managers.ts';

function all(lines: string): string[] {
  return packageManagers.map((manager) => commandsFor(manager, lines));
}

it.each([
  ['install foo', 'add foo'],
  ['install -D foo', 'add -D foo'],
  ['install foo -D', 'add foo -D'],
  ['install', 'install'],
  ['install -D', 'install -D'],
  ['install --frozen-lockfile', 'install --frozen-lockfile'],
  ['uninstall foo', 'uninstall foo'],
  ['run postinstall', 'run postinstall'],
  ['create rspack@latest', 'create rspack@latest'],
])('`%s` is `%s` for yarn and bun, and stays what it is for pnpm', (npm, other) => {
  const expected = [`npm ${npm}`, `yarn ${other}`, `pnpm ${npm}`, `bun ${other}`];
  expect(all(npm)).toEqual(expected);
  expect(all(`npm ${npm}`)).toEqual(expected);
});

it.each([
  ['several commands', 'npm install foo && npm run build', 'yarn add foo && yarn run build'],
  [
    'a plain one first',
    'npm install && install foo; npm ci',
    'yarn install && yarn add foo; yarn ci',
  ],
  [
    'comments',
    '# npm install foo\nnpm install foo # npm i',
    '# npm install foo\nyarn add foo # npm i',
  ],
  ['blank lines', 'npm install a\n\nnpm install b\n', 'yarn add a\n\nyarn add b\n'],
  ['a command of several lines', 'npm install \\\n  -D foo', 'yarn add \\\n  -D foo'],
  ['a plain one of several lines', 'npm install \\\n  -D', 'yarn install \\\n  -D'],
  ['indents, prompts and variables', '  $ CI=1 npm install foo', '  $ CI=1 yarn add foo'],
  ['quotes', `npm pkg set x="npm install a && b"`, `yarn pkg set x="npm install a && b"`],
  ['packages of a branch', 'npm install a/b#main', 'yarn add a/b#main'],
  [
    'options with a value',
    'npm install --registry https://a.example',
    'yarn install --registry https://a.example',
  ],
  ['a workspace', 'npm -w app install foo', 'yarn -w app add foo'],
  ['scripts of that name', 'npm run install foo', 'yarn run install foo'],
])('reads %s', (_, npm, yarn) => {
  expect(commandsFor('yarn', npm)).toBe(yarn);
});

it.each(['npx rspack build', 'mkdir a', 'cd install', 'npmrc install', 'added 3 packages', ''])(
  'leaves `%s` alone',
  (line) => {
    expect(all(line)).toEqual([line, line, line, line]);
  },
);
