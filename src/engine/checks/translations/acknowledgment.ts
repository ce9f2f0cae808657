import { closest } from '#shared/closest.ts';
import { type Problem, ProblemError } from '#shared/problem.ts';
import { isSamePath } from '#shared/url.ts';
import { type PagePair, sectionPairs } from './page-pairs.ts';

/** Whether a translation was acknowledged with `--acknowledge`. */
export type IsAcknowledged = (name: string, id: string) => boolean;

/**
 * Reads what was acknowledged: `guide/react` is a page, `guide/react#setup` one of its sections.
 * Throws a ProblemError for what does not exist.
 */
export function parseAcknowledgements(
  written: readonly string[],
  pairs: readonly PagePair[],
): IsAcknowledged {
  const parsed = written.map((text) => parse(text, pairs));
  const problems = parsed.flatMap((entry) => ('message' in entry ? [entry] : []));
  if (problems.length > 0) throw new ProblemError(problems);
  return (name, id) =>
    parsed.some(
      (entry) =>
        'name' in entry && entry.name === name && (entry.id === undefined || entry.id === id),
    );
}

function parse(
  text: string,
  pairs: readonly PagePair[],
): Problem | { name: string; id: string | undefined } {
  const [page = '', id] = text.replace(/\.mdx?(?=#|$)/, '').split('#');
  const path = page.startsWith('/') ? page : `/${page}`;
  const pair = pairs.find(({ name }) => isSamePath(name, path));
  if (!pair) {
    const names = pairs.map(({ name }) => name);
    return unknown(text, 'a page that is translated: guide/react', closest(path, names)[0]);
  }
  const ids = sectionPairs(pair).map((section) => section.id);
  if (id === undefined || ids.includes(id)) return { name: pair.name, id };
  const [nearest] = closest(id, ids.filter(Boolean));
  const suggestion = nearest && `${pair.name}#${nearest}`;
  return unknown(text, `the id of a heading of ${pair.name}, in both languages`, suggestion);
}

function unknown(found: string, expected: string, suggestion: string | undefined): Problem {
  return {
    message: 'Unknown name to acknowledge',
    found,
    expected,
    ...(suggestion ? { fix: `--acknowledge ${suggestion}` } : {}),
  };
}
