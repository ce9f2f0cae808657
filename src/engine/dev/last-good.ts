import { type ParsedSource, type ParseSource, parseSource } from '../content/read.ts';
import type { CompiledSource } from '../load-site.ts';

// A page that is broken while it is being written stays on the screen as it last was.

/** Takes a text apart, only if it has changed. Of one that cannot be read, the one before is used. */
export function rememberParsed(): ParseSource {
  const known = new Map<string, { text: string; parsed: ParsedSource }>();
  return (text, file) => {
    const before = known.get(file);
    if (before?.text === text) return before.parsed;
    const read = parseSource(text, file);
    const isBroken = read.problems.length > 0;
    const parsed = isBroken && before ? { ...before.parsed, problems: read.problems } : read;
    known.set(file, { text, parsed });
    return parsed;
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
  return { source, body: good.body, compiled: { ...good.compiled, problems, components } };
}

function isBroken({ body, compiled: { problems, components } }: CompiledSource): boolean {
  return body === '' && problems.length + components.length > 0;
}
