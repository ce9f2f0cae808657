import { expect, it } from 'vitest';
import { coalesce } from './coalesce.ts';

it('runs once more for all who asked meanwhile', async () => {
  const runs: (() => void)[] = [];
  const ask = coalesce(() => new Promise((done) => runs.push(done)));
  const finish = async (index: number) => {
    runs[index]?.();
    await new Promise((resolve) => setImmediate(resolve));
  };

  ask();
  ask();
  ask();
  expect(runs).toHaveLength(1);
  await finish(0);
  expect(runs).toHaveLength(2);
  await finish(1);
  expect(runs).toHaveLength(2);
  ask();
  expect(runs).toHaveLength(3);
});
