import { build } from 'esbuild';

await build({
  entryPoints: ['src/index.jsx'],
  bundle: true,
  minify: true,
  jsx: 'automatic',
  target: 'chrome87',
  define: { 'process.env.NODE_ENV': '"production"' },
  outfile: 'dist/main.js',
});
