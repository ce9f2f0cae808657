import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { peerTable } from '../bench/peers/peer-table.ts';
import { tableIn } from '../bench/peers/readme-table.ts';
import { repository } from './built-site.ts';

const read = (file: string) => readFile(path.join(repository, file), 'utf8');

it('the README has the table of what was measured last', async () => {
  const measured = JSON.parse(await read('content/peers.json'));
  expect(tableIn(await read('README.md'))).toBe(peerTable(measured));
});
