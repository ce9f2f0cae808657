import { closest } from '#shared/closest.ts';
import type { Problem } from '#shared/problem.ts';

/** What is wrong with a quote; its place is the fence. */
export type QuoteProblem = Omit<Problem, 'file' | 'line'>;

/** One for each way in which a fence can quote wrongly. */
export const quoteProblems = {
  outside: (file: string): QuoteProblem => ({
    message: 'Quote from outside of the examples',
    found: `file="${file}"`,
    expected: 'a path such as examples/react/src/index.jsx, from the root of the project',
  }),
  missing: (file: string, files: string[]): QuoteProblem => {
    const [nearest] = closest(file, files);
    return {
      message: 'Unknown file in a quote',
      found: `file="${file}"`,
      expected: 'a text file of a project below examples/',
      ...(nearest === undefined ? {} : { fix: `file="${nearest}"` }),
    };
  },
  body: (body: string): QuoteProblem => ({
    message: 'Text in a code fence that quotes a file',
    found: body.trim().split('\n')[0] ?? '',
    expected: 'nothing between the fences',
    fix: 'remove the text; or remove file="…", if the text is meant',
  }),
  unpaired: (place: string, line: string): QuoteProblem => ({
    message: 'Unmatched region mark in a quoted file',
    found: `${place} ${line.trim()}`,
    expected: '// #region name … // #endregion, one inside the other or one after the other',
  }),
  region: (region: string, names: string[]): QuoteProblem => {
    const [nearest] = closest(region, names);
    return {
      message: 'Unknown region in a quote',
      found: `region="${region}"`,
      expected:
        names.length > 0 ? `one of ${names.join(', ')}` : `// #region ${region} in the file`,
      ...(nearest === undefined ? {} : { fix: `region="${nearest}"` }),
    };
  },
  twice: (region: string, file: string): QuoteProblem => ({
    message: 'Ambiguous region in a quote',
    found: `region="${region}"`,
    expected: `a name for each region of ${file}`,
  }),
  empty: (file: string): QuoteProblem => ({
    message: 'Empty quote',
    found: file,
    expected: 'a file or a region with a text',
  }),
};
