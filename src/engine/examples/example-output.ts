import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { projectAt } from '../files/project.ts';
import { buildExample, type EmittedFile } from './build-example.ts';
import { examplesCache } from './copy-example.ts';
import { exampleNames } from './projects.ts';

/** What each example emits for production: sizes by names of files. Stands in `examples/outputs.json`. */
export type ExampleOutputs = Record<string, Record<string, number>>;

/** Files as `outputs.json` lists them. */
export function sizesByName(files: readonly EmittedFile[]): Record<string, number> {
  return Object.fromEntries(files.map(({ name, size }) => [name, size]));
}

/** Builds all examples, two at a time, and writes what they emit to `examples/outputs.json`. */
async function writeExampleOutputs(root: string): Promise<void> {
  const cache = await examplesCache(projectAt(root, process.env).cache, os.tmpdir());
  const names = await exampleNames(root);
  const waiting = [...names];
  const outputs: ExampleOutputs = {};
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const { files, errors } = await buildExample(name, { root, cache });
      if (errors.length > 0) throw new Error(`examples/${name}: ${errors.join('\n')}`);
      console.log(`examples/${name}`);
      outputs[name] = sizesByName(files);
    }
  };
  await Promise.all([work(), work()]);
  const sorted = Object.fromEntries(names.map((name) => [name, outputs[name]]));
  const file = path.join(root, 'examples/outputs.json');
  await writeFile(file, `${JSON.stringify(sorted, null, 2)}\n`);
}

if (process.argv[1] === import.meta.filename) {
  const root = path.resolve(import.meta.dirname, '../../..');
  writeExampleOutputs(root).catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
}
