import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { projectAt } from './project.ts';

afterEach(() => void vi.restoreAllMocks());

describe('the cache', () => {
  it('is in the home of the user, unless it is moved or named', () => {
    vi.spyOn(os, 'homedir').mockReturnValue('/home/a');
    expect(projectAt('/site').cache).toBe(path.join('/home/a', '.cache/rspack-docs'));
    const moved = { XDG_CACHE_HOME: '/caches' };
    expect(projectAt('/site', moved).cache).toBe(path.join('/caches', 'rspack-docs'));
    expect(projectAt('/site', { ...moved, DOCS_CACHE: '/own' }).cache).toBe('/own');
  });

  it('is a temporary one for a user without a home', () => {
    vi.spyOn(os, 'homedir').mockImplementation(() => {
      throw new Error('no home');
    });
    expect(projectAt('/site').cache).toBe(path.join(os.tmpdir(), '.cache/rspack-docs'));
  });
});
