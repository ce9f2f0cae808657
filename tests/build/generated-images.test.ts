import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { imageSizeFromFile } from 'image-size/fromFile';
import { describe, expect, it } from 'vitest';
import { readPng, writePalettePng } from '../../scripts/og/png.ts';
import { listFiles, repository } from './built-site.ts';

const folder = path.join(repository, 'public/images');

describe('the pictures that stand for pages', async () => {
  const files = (await listFiles(folder)).filter((file) => file.startsWith('pages/'));
  const at = (file: string) => path.join(folder, file);

  it('have the size that sites show', async () => {
    expect(files.length).toBeGreaterThanOrEqual(150);
    const sizes = await Promise.all(files.map((file) => imageSizeFromFile(at(file))));
    expect(new Set(sizes.map(({ width, height }) => `${width} × ${height}`))).toEqual(
      new Set(['1200 × 630']),
    );
  });

  it('have 20 KiB at most', async () => {
    const sizes = await Promise.all(files.map(async (file) => [file, (await stat(at(file))).size]));
    expect(sizes.filter(([, size]) => Number(size) > 20 * 1024)).toEqual([]);
  });
});

it('the icons have the size that their names say', async () => {
  const sizes = ['apple-touch-icon', 'icon-192', 'icon-512', 'icon-maskable-512'].map(
    async (name) => (await imageSizeFromFile(path.join(folder, `icons/${name}.png`))).width,
  );
  expect(await Promise.all(sizes)).toEqual([180, 192, 512, 512]);
});

it('the fonts come with their license', async () => {
  const fonts = path.join(repository, 'scripts/og/fonts');
  expect(await readFile(path.join(fonts, 'OFL.txt'), 'utf8')).toContain('SIL OPEN FONT LICENSE');
});

describe('a PNG', () => {
  // Two rows of three pixels: the second is foretold from the first in each of the five ways.
  const first = [10, 20, 30, 40, 50, 60, 250, 240, 230];
  const second = [11, 19, 33, 42, 57, 61, 0, 1, 255];
  const pixels = [...first, ...second];
  const foretold = (way: number) =>
    second.map((value, index) => {
      const left = index < 3 ? 0 : (second[index - 3] ?? 0);
      const above = first[index] ?? 0;
      const corner = index < 3 ? 0 : (first[index - 3] ?? 0);
      const guess = left + above - corner;
      const paeth = [left, above, corner].reduce((best, other) =>
        Math.abs(guess - other) < Math.abs(guess - best) ? other : best,
      );
      return (value - ([0, left, above, (left + above) >> 1, paeth][way] ?? 0)) & 255;
    });

  it.each([0, 1, 2, 3, 4])('is read, whichever way its bytes were foretold: %s', (way) => {
    const file = pngOf([0, ...first, way, ...foretold(way)]);
    const { data } = readPng(file);
    expect([...data].filter((_, index) => index % 4 < 3)).toEqual(pixels);
    expect([...data].filter((_, index) => index % 4 === 3)).toEqual(Array(6).fill(255));
  });

  it('is written with a palette', () => {
    const data = Uint8Array.from({ length: 400 * 4 }, (_, index) => (index % 8 < 4 ? 0 : 255));
    const file = writePalettePng({ width: 20, height: 20, data });
    expect(file.subarray(12, 29).toString('latin1')).toContain('IHDR');
    // Width, height, eight bits an index, a palette.
    expect([...file.subarray(16, 29)]).toEqual([0, 0, 0, 20, 0, 0, 0, 20, 8, 3, 0, 0, 0]);
    expect(file.toString('latin1')).toContain('PLTE');
    expect(file.length).toBeLessThan(200);
  });
});

/** Three pixels wide and two high, three bytes each. */
function pngOf(rows: number[]): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const numbers = Buffer.alloc(8);
    numbers.writeUInt32BE(data.length, 0);
    numbers.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([numbers.subarray(0, 4), body, numbers.subarray(4)]);
  };
  const header = Buffer.from([0, 0, 0, 3, 0, 0, 0, 2, 8, 2, 0, 0, 0]);
  return Buffer.concat([
    Buffer.alloc(8),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
