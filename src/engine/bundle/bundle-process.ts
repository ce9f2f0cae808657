// Builds the theme in a process of its own, which gives back the memory that a bundler takes.

import { createRsbuild } from '@rsbuild/core';
import { rsbuildConfig } from './rsbuild-config.ts';
import type { BundleOrder, BundleReport } from './run-bundler.ts';

process.once('message', async (order: BundleOrder) => {
  const report = await build(order).then(
    (): BundleReport => ({}),
    (error: unknown): BundleReport => ({
      error: error instanceof Error ? error.message : String(error),
    }),
  );
  process.send?.(report, () => process.disconnect());
});

async function build({ root, site, output }: BundleOrder): Promise<void> {
  const rsbuild = await createRsbuild({
    cwd: root,
    config: rsbuildConfig({ root, site, mode: 'production', output }),
  });
  const { close } = await rsbuild.build();
  await close();
}
