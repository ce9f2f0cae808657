import { describe, expect, it } from 'vitest';
import { createThread, TimeLimitError } from './thread.ts';

const thread = (limit = 20_000) =>
  createThread<string, string>(new URL('./test-worker.ts', import.meta.url), { limit });

describe('a thread', () => {
  it('answers one question after the other', async () => {
    const { run } = thread();
    expect(await Promise.all(['a', 'b', 'c'].map(run))).toEqual(['A', 'B', 'C']);
  });

  it('tells of a question that failed, and answers the next', async () => {
    const { run } = thread();
    await expect(run('throw')).rejects.toThrow('thrown');
    expect(await run('a')).toBe('A');
  });

  it('ends with a question that never ends, and begins anew', async () => {
    const { run } = thread(4000);
    expect(await run('a')).toBe('A');
    const [endless, next] = await Promise.allSettled([run('loop'), run('b')]);
    expect(endless).toMatchObject({ status: 'rejected', reason: expect.any(TimeLimitError) });
    expect(next).toMatchObject({ status: 'fulfilled', value: 'B' });
  });

  it('begins anew after an error that nobody caught', async () => {
    const { run } = thread();
    await expect(run('crash')).rejects.toThrow('crashed');
    expect(await run('a')).toBe('A');
  });
});
