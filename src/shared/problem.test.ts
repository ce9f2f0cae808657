import { describe, expect, it } from 'vitest';
import { assertNoProblems, formatProblem, formatProblems, ProblemError } from './problem.ts';

describe('formatProblem', () => {
  it('shows place, finding, expectation and remedy', () => {
    expect(
      formatProblem({
        file: 'content/en/guide/react.md',
        line: 12,
        message: 'Dead link',
        found: './reakt.md',
        expected: 'a page of the site, or a file of public/',
        fix: 'did you mean /guide/react?',
      }),
    ).toMatchInlineSnapshot(`
      "content/en/guide/react.md:12
        Dead link
        found:    ./reakt.md
        expected: a page of the site, or a file of public/
        fix:      did you mean /guide/react?"
    `);
  });

  it('shows several lines below each other', () => {
    expect(
      formatProblem({ file: 'a.md', message: 'No title.', fix: '---\ntitle: …\n---' }),
    ).toMatchInlineSnapshot(`
      "a.md
        No title.
        fix:      ---
                  title: …
                  ---"
    `);
  });

  it('shows what is about no file', () => {
    expect(formatProblem({ message: 'Port 4173 is in use.' })).toBe('  Port 4173 is in use.');
  });
});

it('shows all problems by file, line and message, and counts them', () => {
  expect(
    formatProblems([
      { file: 'b.md', line: 2, message: 'Fourth.' },
      { file: 'a.md', line: 10, message: 'Third.' },
      { file: 'a.md', line: 9, message: 'Second, later in the alphabet.' },
      { file: 'a.md', line: 9, message: 'First.' },
    ]),
  ).toMatchInlineSnapshot(`
    "a.md:9
      First.

    a.md:9
      Second, later in the alphabet.

    a.md:10
      Third.

    b.md:2
      Fourth.

    4 problems"
  `);
});

it('throws everything at once, and nothing where there is nothing', () => {
  const problems = [{ message: 'One.' }, { message: 'Two.' }];
  expect(() => assertNoProblems([])).not.toThrow();
  expect(() => assertNoProblems(problems)).toThrow(ProblemError);
  expect(new ProblemError(problems).problems).toEqual(problems);
  expect(new ProblemError([{ message: 'One.' }]).message).toContain('1 problem');
});
