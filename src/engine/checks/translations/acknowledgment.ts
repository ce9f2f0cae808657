import { closest } from '#shared/closest.ts';
import { type Problem, ProblemError } from '#shared/problem.ts';
import { isSamePath } from '#shared/url.ts';
import { type PagePair, sectionPairs } from './page-pairs.ts';

/** Whether a translation was acknowledged with `--acknowledge`. */
export type IsAcknowledged = (pair: PagePair, id: string) => boolean;

/**
 * Reads what was acknowledged: `guide/react` is a page in all languages, `zh/guide/react` in one,
 * `guide/react#setup` a section.
 * Throws a ProblemError for what does not exist.
 */
export function parseAcknowledgements(
  written: readonly string[],
  pairs: readonly PagePair[],
): IsAcknowledged {
  const parsed = written.map((text) => parse(text, pairs));
  const problems = parsed.flatMap((entry) => ('message' in entry ? [entry] : []));
  if (problems.length > 0) throw new ProblemError(problems);
  return (pair, id) =>
    parsed.some(
      (entry) =>
        'path' in entry &&
        isCalled(pair, entry.path) &&
        (entry.id === undefined || entry.id === id),
    );
}

function parse(
  text: string,
  pairs: readonly PagePair[],
): Problem | { path: string; id: string | undefined } {
  const [page = '', id] = text.replace(/\.mdx?(?=#|$)/, '').split('#');
  const path = page.startsWith('/') ? page : `/${page}`;
  const pair = pairs.find((one) => isCalled(one, path));
  if (!pair) {
    const names = pairs.flatMap((one) => [one.page, one.name]);
    return unknown(text, 'a page that is translated: guide/react', closest(path, names)[0]);
  }
  const ids = sectionPairs(pair).map((section) => section.id);
  if (id === undefined || ids.includes(id)) return { path, id };
  const [nearest] = closest(id, ids.filter(Boolean));
  const suggestion = nearest && `${path}#${nearest}`;
  return unknown(text, `the id of a heading of ${path}, in both languages`, suggestion);
}

function isCalled({ page, name }: PagePair, path: string): boolean {
  return isSamePath(page, path) || isSamePath(name, path);
}

function unknown(found: string, expected: string, suggestion: string | undefined): Problem {
  return {
    message: 'Unknown name to acknowledge',
    found,
    expected,
    ...(suggestion ? { fix: `--acknowledge ${suggestion}` } : {}),
  };
}
