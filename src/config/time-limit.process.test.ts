import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

const module = path.join(import.meta.dirname, 'time-limit.ts');

/** Runs a script in a process of its own. */
async function run(body: string): Promise<{ signal: string; stdout: string; stderr: string }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'docs-limit-'));
  const file = path.join(folder, 'run.mts');
  await writeFile(file, `import { withinTime } from '${module}';\n${body}\n`);
  const result = await new Promise<{ signal: string; stdout: string; stderr: string }>(
    (resolve) => {
      execFile(
        process.execPath,
        ['--import', import.meta.resolve('tsx'), file],
        (error, stdout, stderr) => resolve({ signal: error?.signal ?? '', stdout, stderr }),
      );
    },
  );
  await rm(folder, { recursive: true });
  return result;
}

it('ends a process that runs in a circle, and says why', async () => {
  const limit = "{ limit: 500, message: 'It does not end.\\n' }";
  const result = await run(`await withinTime(async () => { for (;;) {} }, ${limit});`);
  expect(result).toEqual({ signal: 'SIGKILL', stdout: '', stderr: 'It does not end.\n' });
});

it('leaves alone what ends, and keeps nobody waiting', async () => {
  const limit = "{ limit: 60_000, message: 'It does not end.' }";
  const result = await run(`console.log(await withinTime(async () => 'done', ${limit}));`);
  expect(result).toEqual({ signal: '', stdout: 'done\n', stderr: '' });
});
