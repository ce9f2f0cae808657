import { describe, expect, it } from 'vitest';
import { createThread, TimeLimitError } from './thread.ts';

const thread = (limit = 20_000) =>
  createThread<string, string>(new URL('./test-answer.ts', import.meta.url), { limit });

describe('a thread', () => {
  it('answers one question after the other', async () => {
    const { ask } = thread();
    expect(await Promise.all(['a', 'b', 'c'].map(ask))).toEqual(['A', 'B', 'C']);
  });

  it('tells of a question that failed, and answers the next', async () => {
    const { ask } = thread();
    await expect(ask('throw')).rejects.toThrow('thrown');
    expect(await ask('a')).toBe('A');
  });

  it('ends with a question that never ends, and begins anew', async () => {
    const { ask } = thread(4000);
    expect(await ask('a')).toBe('A');
    const [endless, next] = await Promise.allSettled([ask('loop'), ask('b')]);
    expect(endless).toMatchObject({ status: 'rejected', reason: expect.any(TimeLimitError) });
    expect(next).toMatchObject({ status: 'fulfilled', value: 'B' });
  });

  it('begins anew after an error that nobody caught', async () => {
    const { ask } = thread();
    await expect(ask('crash')).rejects.toThrow('crashed');
    expect(await ask('a')).toBe('A');
  });
});
