import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  build: { target: 'chrome87', outDir: 'dist', emptyOutDir: true },
  server: { port: Number(process.env.PORT), strictPort: true, host: '127.0.0.1' },
});
