import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeSite } from './write.ts';

// In a process of its own: threads have no mask.
it('writes what everybody can read, whatever the mask of the user is', async () => {
  const root = await mkdtemp(path.join(os.tmpdir(), 'write-'));
  const publicFolder = path.join(root, 'public');
  const dist = path.join(root, 'dist');
  await mkdir(path.join(publicFolder, 'icons'), { recursive: true });
  await writeFile(path.join(publicFolder, 'icons/a.svg'), '<svg/>');
  await chmod(path.join(publicFolder, 'icons/a.svg'), 0o600);
  const mask = process.umask(0o077);
  const files = [{ path: 'guide/a.html', content: 'new' }];
  const publicFiles = ['/icons/a.svg'];
  await writeSite(files, { dist, publicFolder, publicFiles }).finally(() => process.umask(mask));
  const names = ['.', ...(await readdir(dist, { recursive: true })).sort()];
  const modes = await Promise.all(
    names.map(async (name) => [name, (await stat(path.join(dist, name))).mode & 0o777]),
  );
  expect(Object.fromEntries(modes)).toEqual({
    '.': 0o755,
    guide: 0o755,
    'guide/a.html': 0o644,
    icons: 0o755,
    'icons/a.svg': 0o644,
  });
  await rm(root, { recursive: true });
});
