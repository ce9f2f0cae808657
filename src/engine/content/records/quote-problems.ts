import { closest } from '#shared/closest.ts';
import type { Problem } from '#shared/problem.ts';

/** What is wrong with a quote; its place is the fence. */
export type QuoteProblem = Omit<Problem, 'file' | 'line'>;

/** One for each way in which a fence can quote wrongly. */
export const quoteProblems = {
  outside: (file: string): QuoteProblem => ({
    message: 'A code fence quotes from outside of the examples.',
    found: `file="${file}"`,
    expected: 'a path such as examples/react/src/index.jsx, from the root of the project',
  }),
  missing: (file: string, files: string[]): QuoteProblem => {
    const [nearest] = closest(file, files);
    return {
      message: 'A code fence quotes a file that is not there.',
      found: `file="${file}"`,
      expected: 'a text file of a project below examples/',
      ...(nearest === undefined ? {} : { fix: `file="${nearest}"` }),
    };
  },
  body: (body: string): QuoteProblem => ({
    message: 'A code fence quotes a file and has a text of its own.',
    found: body.trim().split('\n')[0] ?? '',
    expected: 'nothing between the fences',
    fix: 'remove the text; or remove file="…", if the text is meant',
  }),
  unpaired: (place: string, line: string): QuoteProblem => ({
    message: 'A quoted file has a region that does not both begin and end.',
    found: `${place} ${line.trim()}`,
    expected: '// #region name … // #endregion, one inside the other or one after the other',
  }),
  region: (region: string, names: string[]): QuoteProblem => {
    const [nearest] = closest(region, names);
    return {
      message: 'A code fence quotes a region that the file does not have.',
      found: `region="${region}"`,
      expected:
        names.length > 0 ? `one of ${names.join(', ')}` : `// #region ${region} in the file`,
      ...(nearest === undefined ? {} : { fix: `region="${nearest}"` }),
    };
  },
  twice: (region: string, file: string): QuoteProblem => ({
    message: 'A code fence quotes a region of which the file has several.',
    found: `region="${region}"`,
    expected: `a name for each region of ${file}`,
  }),
  empty: (file: string): QuoteProblem => ({
    message: 'A code fence quotes nothing but empty lines.',
    found: file,
    expected: 'a file or a region with a text',
  }),
};
