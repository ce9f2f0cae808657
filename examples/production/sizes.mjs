import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const total = { raw: 0, gzip: 0, brotli: 0 };
for (const file of readdirSync('dist', { recursive: true })) {
  if (!/\.(js|css)$/.test(file)) continue;
  const content = readFileSync(`dist/${file}`);
  total.raw += content.length;
  total.gzip += gzipSync(content).length;
  total.brotli += brotliCompressSync(content).length;
}
console.log(total);
