import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** Pixels from the top left, four bytes each: red, green, blue, opacity. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Letters and edges need no more, and a file of fewer colors is smaller. */
const mostColors = 32;

const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

/** Reads a PNG as browsers write screenshots: eight bits a channel, with or without opacity, not interlaced. */
export function readPng(file: Uint8Array): Pixels {
  const chunks = chunksOf(Buffer.from(file));
  const header = chunks.find(({ type }) => type === 'IHDR')?.data ?? Buffer.alloc(13);
  const [depth, color, , , interlaced] = header.subarray(8);
  const channels = { 2: 3, 6: 4 }[color ?? 0];
  if (depth !== 8 || !channels || interlaced !== 0) throw new Error('Not a PNG of a screenshot');
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const parts = chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data);
  const bytes = unfilter(inflateSync(Buffer.concat(parts)), width * channels, channels);
  return { width, height, data: withOpacity(bytes, channels) };
}

/**
 * Writes pixels as a PNG with a palette: a fraction of the size, for pictures of few colors.
 * Of more than 32 colors, the rare ones become their nearest neighbors.
 */
export function writePalettePng({ width, height, data }: Pixels): Buffer {
  const colors = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const palette = paletteOf(colors);
  const indexOf = indexer(palette);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      rows[y * (width + 1) + x + 1] = indexOf(colors[y * width + x] ?? 0);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((color) => channelsOf(color).slice(0, 3)))),
    chunk('tRNS', Buffer.from(palette.map((color) => channelsOf(color)[3]))),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunksOf(file: Buffer): { type: string; data: Buffer }[] {
  const chunks: { type: string; data: Buffer }[] = [];
  for (let at = signature.length; at < file.length; ) {
    const length = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    chunks.push({ type, data: file.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return chunks;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** Every row says how its bytes were foretold: from the one on the left, above, or both. */
function unfilter(filtered: Buffer, rowLength: number, step: number): Uint8Array {
  const height = filtered.length / (rowLength + 1);
  const bytes = new Uint8Array(height * rowLength);
  for (let y = 0; y < height; y++) {
    const foretell = predictors[filtered[y * (rowLength + 1)] ?? 0];
    const start = y * rowLength;
    for (let x = 0; x < rowLength; x++) {
      const left = x >= step ? (bytes[start + x - step] ?? 0) : 0;
      const above = bytes[start + x - rowLength] ?? 0;
      const corner = x >= step ? (bytes[start + x - step - rowLength] ?? 0) : 0;
      const written = filtered[y * (rowLength + 1) + x + 1] ?? 0;
      bytes[start + x] = written + (foretell?.(left, above, corner) ?? 0);
    }
  }
  return bytes;
}

type Predictor = (left: number, above: number, corner: number) => number;

const predictors: Predictor[] = [
  () => 0,
  (left) => left,
  (_, above) => above,
  (left, above) => (left + above) >> 1,
  paeth,
];

function paeth(left: number, above: number, corner: number): number {
  const a = Math.abs(above - corner);
  const b = Math.abs(left - corner);
  const c = Math.abs(left + above - 2 * corner);
  if (a <= b && a <= c) return left;
  return b <= c ? above : corner;
}

function withOpacity(bytes: Uint8Array, channels: number): Uint8Array {
  if (channels === 4) return bytes;
  const data = new Uint8Array((bytes.length / 3) * 4).fill(255);
  for (let index = 0; index < bytes.length; index++) {
    data[index + Math.floor(index / 3)] = bytes[index] ?? 0;
  }
  return data;
}

/** The most frequent colors first, equal ones by value: the same picture has the same palette. */
function paletteOf(colors: Uint32Array): number[] {
  const counts = new Map<number, number>();
  for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1);
  return [...counts]
    .sort(([a, times], [b, others]) => others - times || a - b)
    .slice(0, mostColors)
    .map(([color]) => color);
}

/** The index of a color, or of the one that is most like it. */
function indexer(palette: readonly number[]): (color: number) => number {
  const indexes = new Map(palette.map((color, index) => [color, index]));
  return (color) => {
    const index = indexes.get(color) ?? nearest(color, palette);
    indexes.set(color, index);
    return index;
  };
}

function nearest(color: number, palette: readonly number[]): number {
  const distance = (other: number) => {
    const [own, theirs] = [channelsOf(color), channelsOf(other)];
    return own.reduce((sum, value, index) => sum + (value - (theirs[index] ?? 0)) ** 2, 0);
  };
  const distances = palette.map(distance);
  return distances.indexOf(Math.min(...distances));
}

/** As they lie in memory, the first in the lowest byte. */
function channelsOf(color: number): [number, number, number, number] {
  return [color & 255, (color >> 8) & 255, (color >> 16) & 255, (color >>> 24) & 255];
}
