import { execFile } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { swcOptions } from './swc-options.ts';

const core = path.resolve(import.meta.dirname, '../../../../node_modules/@rspack/core');

/** Builds with options, in a process of its own: the bundler ends it where it cannot read them. */
function build(options: object): Promise<string> {
  const rules = [{ loader: 'builtin:swc-loader', options }];
  const config = { mode: 'none', entry: 'data:text/javascript,1', module: { rules } };
  const script = `require(${JSON.stringify(core)}).rspack(${JSON.stringify(config)}).run(() => {})`;
  return new Promise((resolve) => {
    const cwd = os.tmpdir();
    execFile(process.execPath, ['-e', script], { cwd }, (_, stdout, stderr) =>
      resolve(stdout + stderr),
    );
  });
}

it.concurrent.each([
  'jsc',
  'jsc.assumptions',
  'jsc.experimental',
  'jsc.minify',
  'jsc.transform',
  'jsc.transform.optimizer',
  'jsc.transform.react',
])(
  'knows the keys of %s that the bundler reads',
  async (owner) => {
    const options = owner
      .split('.')
      .reduceRight((inner: object, key) => ({ [key]: inner }), { wrong: 1 });
    const [, names = ''] =
      /unknown field `wrong`, expected one of (.*?)"/.exec(await build(options)) ?? [];
    const known = [...names.matchAll(/`(.*?)`/g)].map(([, name]) => name);
    expect(known.sort()).toEqual(swcOptions[owner]?.split(' ').sort());
  },
  30_000,
);
