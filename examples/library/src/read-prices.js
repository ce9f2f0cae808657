import { readFileSync } from 'node:fs';

export function readPrices(file) {
  return readFileSync(file, 'utf8').trim().split('\n').map(Number);
}
