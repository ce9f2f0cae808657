import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { linkTree } from './link-tree.ts';

it('gives a folder the files of another, keeps links and what is there', async () => {
  const root = await mkdtemp(path.join(os.tmpdir(), 'docs-link-'));
  const [from, to] = [path.join(root, 'from'), path.join(root, 'to')];
  await mkdir(path.join(from, 'node_modules/vue'), { recursive: true });
  await mkdir(to);
  await writeFile(path.join(from, 'package.json'), 'installed');
  await writeFile(path.join(from, 'node_modules/vue/index.js'), 'vue');
  await symlink('../packages/ui', path.join(from, 'node_modules/ui'));
  await writeFile(path.join(to, 'package.json'), 'mine');

  await linkTree(from, to);
  await linkTree(from, to);

  expect(await readFile(path.join(to, 'package.json'), 'utf8')).toBe('mine');
  expect(await readlink(path.join(to, 'node_modules/ui'))).toBe('../packages/ui');
  expect((await readdir(path.join(to, 'node_modules'))).sort()).toEqual(['ui', 'vue']);
  const [linked, original] = await Promise.all(
    [to, from].map((folder) => stat(path.join(folder, 'node_modules/vue/index.js'))),
  );
  expect(linked?.ino).toBe(original?.ino);
  await rm(root, { recursive: true });
});
