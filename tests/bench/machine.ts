import os from 'node:os';
import type { BenchmarkMachine } from '#shared/benchmarks.ts';

/** The machine that this runs on. */
export function machine(): BenchmarkMachine {
  const cpus = os.cpus();
  return {
    cpu: cpus[0]?.model.trim() ?? '',
    cores: cpus.length,
    memory: Math.round(os.totalmem() / 1e9),
    system: `${os.type()} ${os.arch()}`,
    node: process.versions.node,
  };
}
