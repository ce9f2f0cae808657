import { statSync } from 'node:fs';
import { type ReadPage, readSource } from '../content/read.ts';
import type { CompiledSource } from '../model/site.ts';

// A page that is broken while it is being written stays on the screen as it last was.

/** Reads a file, only if it has changed. Of one whose frontmatter is broken, the text before is used. */
export function rememberRead(): typeof readSource {
  const known = new Map<string, { stamp: string; page: ReadPage }>();
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

/** Puts in the place of pages that could not be rendered what they were before, with their new problems. */
export function rememberRendered(): (pages: readonly CompiledSource[]) => CompiledSource[] {
  const known = new Map<string, CompiledSource>();
  return (pages) =>
    pages.map((page) => {
      const name = page.source.relativePath;
      if (!isBroken(page)) known.set(name, page);
      const good = known.get(name) ?? page;
      return good === page ? page : asItWas(good, page);
    });
}

function asItWas(good: CompiledSource, { source, compiled }: CompiledSource): CompiledSource {
  const { problems, components } = compiled;
  return { ...good, source, compiled: { ...good.compiled, problems, components } };
}

function isBroken({ body, compiled: { problems, components } }: CompiledSource): boolean {
  return body === '' && problems.length + components.length > 0;
}
