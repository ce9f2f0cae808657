import { readFileSync } from 'node:fs';

/** @param {string} file */
export function readPrices(file) {
  return readFileSync(file, 'utf8').trim().split('\n').map(Number);
}
