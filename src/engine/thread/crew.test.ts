import { describe, expect, it } from 'vitest';
import { createCrew } from './crew.ts';
import { run } from './test-worker.ts';

const module = new URL('./test-worker.ts', import.meta.url);
const words = [...'abcdefgh'];

describe('a crew', () => {
  it('does every task once, whoever does it', async () => {
    const crew = createCrew(module, { run, helpers: 1, worthwhile: 2 });
    expect(await Promise.all(words.map(crew.run))).toEqual([...'ABCDEFGH']);
    crew.close();
  });

  it('does all by itself where there is little to do', async () => {
    let count = 0;
    const here = async (word: string) => {
      count++;
      return run(word);
    };
    const crew = createCrew(module, { run: here, helpers: 1, worthwhile: 100 });
    await Promise.all(words.map(crew.run));
    expect(count).toBe(words.length);
  });

  it('tells of a task that failed', async () => {
    const crew = createCrew(module, { run, helpers: 1, worthwhile: 2 });
    const results = await Promise.allSettled([...words, 'throw'].map(crew.run));
    expect(results.at(-1)).toMatchObject({ reason: { message: expect.stringMatching('thrown') } });
    crew.close();
  });

  it('does what a helper has left when it fails', async () => {
    const missing = new URL('./no-worker.ts', import.meta.url);
    const crew = createCrew(missing, { run, helpers: 1, worthwhile: 2 });
    expect(await Promise.all(words.map(crew.run))).toEqual([...'ABCDEFGH']);
  });

  it('is prepared in every thread before what follows', async () => {
    const prepared: string[] = [];
    const here = async (word: string) => {
      prepared.push(word);
      return run(word);
    };
    const crew = createCrew(module, { run: here, helpers: 0 });
    await crew.prepare('first');
    await crew.run('second');
    expect(prepared).toEqual(['first', 'second']);
  });
});
