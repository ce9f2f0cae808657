import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { freePort } from '../free-port.ts';
import { useExample } from './use-example.ts';

const example = useExample('nestjs');

const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

it('answers a request with what an injected service says', async () => {
  const port = await freePort();
  run(['main.js'], { cwd: example.dist, port });
  expect(await get(port)).toEqual({ product: 'tea', price: 4.5 });
});

it('replaces a service in the running process', async () => {
  const port = await freePort();
  const require = createRequire(path.join(example.folder, 'rspack.config.js'));
  const cli = path.join(path.dirname(require.resolve('@rspack/cli/package.json')), 'bin/rspack');
  const args = [cli, 'build', '--watch', '-c', 'rspack.hmr.config.js'];
  // Its output goes to a folder of its own, beside the one that other tests read.
  const configuration = path.join(example.folder, 'rspack.test-hmr.config.js');
  await writeFile(
    configuration,
    `const config = require('./rspack.hmr.config.js');
module.exports = { ...config, output: { ...config.output, path: require('path').resolve(__dirname, 'dist-hmr') } };`,
  );
  run([...args.slice(0, -1), configuration], { cwd: example.folder, port });
  expect(await get(port)).toEqual({ product: 'tea', price: 4.5 });
  const service = path.join(example.folder, 'src/prices.service.ts');
  const before = await readFile(service, 'utf8');
  await writeFile(service, before.replace('4.5', '5.5'));
  try {
    await expect.poll(() => get(port), { timeout: 20_000 }).toEqual({ product: 'tea', price: 5.5 });
  } finally {
    await writeFile(service, before);
  }
});

function run(args: string[], { cwd, port }: { cwd: string; port: number }): void {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, NODE_ENV: undefined, PORT: String(port) },
    stdio: 'ignore',
    detached: true,
  });
  stops.push(() => {
    if (child.pid) process.kill(-child.pid);
  });
}

/** What the server says, which takes some time to start. */
async function get(port: number): Promise<unknown> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const response = await fetch(`http://127.0.0.1:${port}/prices/tea`);
      return await response.json();
    } catch (error) {
      if (attempt === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}
