import type { DevState } from '#shared/dev-state.ts';
import { formatProblems } from '#shared/problem.ts';

/** Prints what changed, and the problems whenever they are others than before. */
export function createReport(
  print: (text: string) => void,
): (state: DevState, took?: number) => void {
  let pages: DevState['pages'] | undefined;
  let problems = '';
  return (state, took) => {
    const changed = pages ? changedPages(pages, state.pages) : [];
    pages = state.pages;
    if (changed.length > 0 && took !== undefined) {
      print(`Updated ${namesOf(changed)} in ${Math.round(took)} ms`);
    }
    const now = state.problems.length > 0 ? formatProblems(state.problems) : '';
    if (now !== problems) print(now || 'No problems any more.');
    problems = now;
  };
}

/** Pages that are new, gone, or have another article. */
function changedPages(before: DevState['pages'], after: DevState['pages']): string[] {
  const routes = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...routes].filter((route) => before[route]?.article !== after[route]?.article);
}

function namesOf([first, ...rest]: string[]): string {
  return rest.length > 0 ? `${first} and ${rest.length} more` : `${first}`;
}
