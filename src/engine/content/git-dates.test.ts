import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lastCommitDays } from './git-dates.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'git-'));
  await mkdir(path.join(root, 'content'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(root, { recursive: true });
});

function git(...args: string[]): void {
  execFileSync('git', args, { cwd: root, stdio: 'ignore' });
}

/** Writes files and commits everything at a time. */
async function commit(time: string, ...files: string[]): Promise<void> {
  for (const file of files) await writeFile(path.join(root, file), time);
  vi.stubEnv('GIT_COMMITTER_DATE', time);
  git('add', '--all');
  git('-c', 'user.name=T', '-c', 'user.email=t@t.dev', 'commit', '-m', 'Change');
}

describe('in a repository', () => {
  beforeEach(async () => {
    git('init');
    await commit('2024-01-01T12:00:00Z', 'content/a.md', 'content/b.md', 'other.md');
    await commit('2024-02-01T23:30:00-05:00', 'content/b.md', 'content/指南.md');
  });

  it('a file has the day of its last commit, in UTC', async () => {
    expect(await lastCommitDays(root, 'content')).toEqual(
      new Map([
        ['content/a.md', '2024-01-01'],
        ['content/b.md', '2024-02-02'],
        ['content/指南.md', '2024-02-02'],
      ]),
    );
  });

  it('a site in a folder of it has paths from its own root', async () => {
    await mkdir(path.join(root, 'site/content'), { recursive: true });
    await commit('2024-03-01T00:00:00Z', 'site/content/c.md');
    expect(await lastCommitDays(path.join(root, 'site'), 'content')).toEqual(
      new Map([['content/c.md', '2024-03-01']]),
    );
  });

  it('that is a shallow clone, nothing is known', async () => {
    const clone = path.join(root, 'clone');
    git('clone', '--depth', '1', `file://${root}`, clone);
    expect(await lastCommitDays(clone, 'content')).toEqual(new Map());
  });

  it('without the program, nothing is known', async () => {
    vi.stubEnv('PATH', '');
    expect(await lastCommitDays(root, 'content')).toEqual(new Map());
  });
});

it('outside of a repository nothing is known', async () => {
  expect(await lastCommitDays(root, 'content')).toEqual(new Map());
});

it('before the first commit nothing is known', async () => {
  git('init');
  expect(await lastCommitDays(root, 'content')).toEqual(new Map());
});
