import { statSync } from 'node:fs';
import { readSource } from '../content/read.ts';
import type { RenderedSource } from '../model/site.ts';

// A page that is broken while it is being written stays on the screen as it last was.

/** Reads a file only if it has changed. While its frontmatter is broken, the previous version is used. */
export function rememberRead(): typeof readSource {
  const known = new Map<string, { stamp: string; page: Awaited<ReturnType<typeof readSource>> }>();
  return async (scanned) => {
    const { file } = scanned;
    const stats = statSync(file, { throwIfNoEntry: false });
    // Renamed or removed since the folder was read: that is a problem of its own, and soon past.
    if (!stats) return readSource(scanned);
    const { mtimeMs, size, ino } = stats;
    const stamp = [mtimeMs, size, ino].join();
    const before = known.get(file);
    if (before?.stamp === stamp) return before.page;
    const read = await readSource(scanned);
    const isBroken = read.problems.length > 0;
    const page = isBroken && before ? { ...before.page, problems: read.problems } : read;
    known.set(file, { stamp, page });
    return page;
  };
}

/** Replaces pages that could not be rendered by their previous version, with the new problems. */
export function rememberRendered(): (pages: readonly RenderedSource[]) => RenderedSource[] {
  const known = new Map<string, RenderedSource>();
  return (pages) =>
    pages.map((page) => {
      const name = page.source.relativePath;
      if (!isBroken(page)) known.set(name, page);
      const good = known.get(name) ?? page;
      return good === page ? page : asItWas(good, page);
    });
}

function asItWas(good: RenderedSource, { source, compiled }: RenderedSource): RenderedSource {
  const { problems, components } = compiled;
  return { ...good, source, compiled: { ...good.compiled, problems, components } };
}

function isBroken({ body, compiled: { problems, components } }: RenderedSource): boolean {
  return body === '' && problems.length + components.length > 0;
}
