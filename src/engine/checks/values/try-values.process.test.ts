import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createValueProcess } from './try-values.ts';

it.each([
  ['output.filename', "'tried-[name].js'", undefined],
  ['mode', "'tried'", expect.stringContaining('Configuration error')],
])(
  'tries %s, and leaves nothing in the output folder of the site',
  async (option, value, refusal) => {
    expect(await createValueProcess().run({ path: option, value })).toEqual(refusal);
    expect(existsSync(path.resolve('dist/tried-main.js'))).toBe(false);
  },
);
