import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['src/**/*.process.test.ts'],
          // Nothing is kept between tests, so they share their threads and what these have loaded.
          pool: 'threads',
          isolate: false,
          // A busy machine is slow to start threads, and no test is about time.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'process',
          environment: 'node',
          // What cannot be tried in a thread.
          include: ['src/**/*.process.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'examples',
          environment: 'node',
          include: ['tests/examples/*.test.ts'],
          // Each file installs, builds and opens an example of its own, by programs of their own.
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          testTimeout: 120_000,
          hookTimeout: 2_400_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/examples/**'],
          // Each has a browser, and a server for what was built before: one waits while two others work.
          maxWorkers: 3,
          // Half of a file's imports are the engine.
          isolate: false,
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
