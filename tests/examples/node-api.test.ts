import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useExample } from './use-example.ts';

const example = useExample('node-api');

// Its programs write files: they run in a copy, so that the build that is kept stays as it is.
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(`${example.folder}-`);
  await cp(example.folder, folder, { recursive: true });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

it('builds a program', async () => {
  expect(await run('dist/main.js')).toBe('Tea: $4.50\n');
});

it('builds the server after the client', async () => {
  expect(await run('build-all.js')).toMatch(
    /^client:\n {2}client compiled successfully in .+\n\nserver:\n {2}server compiled successfully in .+\n$/,
  );
  expect(await run('dist/server/main.js')).toBe('Tea: $4.50\n');
});

it('builds modules that are in no file', async () => {
  expect(await run('build-virtual.js')).toBe('Rspack compiled successfully\n');
  expect(await run('dist/virtual/main.js')).toBe('home, cart\n');
});

it('resolves to the assets, and rejects with the errors', async () => {
  const build = (entry: string) =>
    run(
      '-e',
      `
      const { build } = require('./build-async');
      build({ mode: 'none', context: process.cwd(), entry: '${entry}', output: { path: process.cwd() + '/dist/async' } })
        .then((assets) => console.log(assets.map(({ name }) => name)), (error) => console.log(error.message));
    `,
    );
  expect(await build('./src/index.js')).toBe("[ 'main.js' ]\n");
  expect(await build('./src/missing.js')).toContain("Can't resolve './src/missing.js'");
});

it('builds again after a change', async () => {
  const file = path.join(folder, 'src/price.js');
  const before = await readFile(file, 'utf8');
  const child = spawn(process.execPath, ['watch.js'], { cwd: folder });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  try {
    await expect.poll(() => output, { timeout: 20_000 }).toMatch(/compiled successfully in/);
    await writeFile(file, before.replace('$$', '€$'));
    const read = () => readFile(path.join(folder, 'dist/watch/main.js'), 'utf8');
    await expect.poll(read, { timeout: 20_000 }).toContain('€');
  } finally {
    child.kill('SIGINT');
  }
});

/** Runs Node.js in the copy; what it prints. */
function run(...args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: folder,
      env: { ...process.env, NODE_ENV: undefined },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
      });
    }
    child.on('error', reject);
    child.on('close', () => resolve(output));
  });
}
