import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { loadIcons } from './icons.ts';

const icon = (shapes: string, attributes = 'viewBox="0 0 24 24"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><g id="icon">${shapes}</g></svg>\n`;

const files = {
  '/icons/plain.svg': icon('<path d="M1 1h2"/><circle cx="1" cy="2" r="3" fill="none"/>'),
  '/icons/styled.svg': icon('<path style="fill:red" d="M1 1h2"/>'),
  '/icons/script.svg': icon('<script>alert(1)</script>'),
  '/icons/handler.svg': icon('<path onload="alert(1)" d="M1 1h2"/>'),
  '/icons/linked.svg': icon('<image xlink:href="https://example.com/a.png"/>'),
  '/icons/named.svg': icon('<path id="main" d="M1 1h2"/>'),
  '/icons/large.svg': icon('<path d="M1 1h2"/>', 'viewBox="0 0 99 99"'),
  '/logo.svg': icon('<path d="M1 1h2"/>'),
};

it('reads icons that are nothing but shapes', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'icons-'));
  try {
    await mkdir(path.join(folder, 'icons'));
    for (const [file, text] of Object.entries(files)) await writeFile(folder + file, text);
    expect(await loadIcons(folder, [...Object.keys(files), '/icons/gone.svg'])).toEqual(
      new Map([
        ['/icons/plain.svg', '<path d="M1 1h2"/><circle cx="1" cy="2" r="3" fill="none"/>'],
      ]),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
});
