import { expect, it } from 'vitest';
import { createLanguageThread } from './language-thread.ts';

const page = (body: string) => ({
  file: 'content/en/guide/react.md',
  lang: 'en' as const,
  format: 'md' as const,
  head: '',
  body,
});

it('says of each page what its own words leave to say', async () => {
  const { run } = createLanguageThread();
  const [first, second] = await Promise.all([
    run({ page: page('A bundeler.'), texts: { words: '' } }),
    run({ page: page('A bundeler.'), texts: { words: 'bundeler\n' } }),
  ]);
  expect(first?.problems.map(({ found }) => found)).toEqual(['A bundeler.']);
  expect(second).toEqual({ problems: [], ownWords: ['bundeler'] });
});
