// Builds one site again and again, once for each message; a program of its own, because it may hang.

import { build } from '#engine/build.ts';
import { projectAt } from '#engine/files/project.ts';
import { ProblemError } from '#shared/problem.ts';
import { repository } from '../e2e/site.ts';

/** How a build ended: with a site, with problems, or with an error that nobody foresaw. */
export type BuildResult = { type: 'built' } | { type: 'problems' | 'error'; text: string };

async function buildOnce(root: string): Promise<BuildResult> {
  try {
    await build({ project: projectAt(root, process.env), engineRoot: repository });
    return { type: 'built' };
  } catch (error) {
    if (error instanceof ProblemError) return { type: 'problems', text: error.message };
    // Messages of the parser have no stack.
    return { type: 'error', text: (error instanceof Error && error.stack) || String(error) };
  }
}

process.on('message', async (root: string) => process.send?.(await buildOnce(root)));
