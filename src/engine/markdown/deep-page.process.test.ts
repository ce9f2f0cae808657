import { expect, it } from 'vitest';
import { testCompile } from './test-compile.ts';

// In a process of its own: a thread has a larger stack, and would compile this for minutes.
it('names a page that is nested too deeply for the compiler', async () => {
  const { problems, code } = await testCompile(`${'> '.repeat(2500)}deep`);
  expect(code).toBe('');
  expect(problems).toMatchObject([
    { file: 'content/en/guide/react.md', message: 'Could not compile the page' },
  ]);
});
