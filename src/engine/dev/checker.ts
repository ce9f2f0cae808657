import { setImmediate } from 'node:timers/promises';
import type { Problem } from '#shared/problem.ts';
import { runChecks } from '../checks/checks.ts';
import { type BuiltPage, readHtml } from '../checks/links/built-page.ts';
import type { OutputFile } from '../files/output-file.ts';
import { renderDocument } from './dev-files.ts';
import type { DevPage, RenderedSite } from './rendered-site.ts';

/** The longest that requests wait for the checks, in milliseconds. */
const slice = 15;

export interface CheckRequest {
  rendered: RenderedSite;
  siteFiles: readonly OutputFile[];
  /** Whether a newer run has replaced this one. */
  isStale: () => boolean;
}

/**
 * Runs the checks of the build on what a build would write. A document that has not changed is
 * not rendered again, and between documents other work goes first.
 *
 * @returns a function that gives the problems; nothing once they are stale
 */
export function createChecker(): (request: CheckRequest) => Promise<Problem[] | undefined> {
  let known = new Map<string, BuiltPage>();
  return async ({ rendered, siteFiles, isStale }) => {
    const { site, pages } = rendered;
    const built = new Map<string, BuiltPage>();
    let start = performance.now();
    for (const [file, page] of pages) {
      const key = keyOf(page, rendered);
      const read = known.get(key) ?? readDocument(file, page, rendered);
      known.set(key, read);
      built.set(key, read);
      if (performance.now() - start < slice) continue;
      await setImmediate();
      if (isStale()) return undefined;
      start = performance.now();
    }
    known = built;
    const lost = siteFiles.find(({ path }) => path === '404.html');
    const documents = [...built.values(), { path: '404.html', ...readHtml(String(lost?.content)) }];
    return runChecks({ site, files: siteFiles, built: documents });
  };
}

/** The revision covers the page and, by the address of the site's data, all that is around it. */
function keyOf({ info: { routePath, revision } }: DevPage, { bundle }: RenderedSite): string {
  return [routePath, revision.article, revision.page, bundle.hash].join();
}

function readDocument(file: string, page: DevPage, rendered: RenderedSite): BuiltPage {
  return { path: `${file}.html`, ...readHtml(renderDocument(page, rendered)) };
}
