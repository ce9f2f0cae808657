import { expect, it } from 'vitest';
import { splitIndex } from './headings.ts';
import { testIndex } from './test-index.ts';
import { packText, wholeIndex } from './text-file.ts';

function packed(index: ReturnType<typeof testIndex>) {
  const tiers = splitIndex(index);
  return { headings: tiers.headings, file: packText(index, tiers) };
}

it('repeats no heading of the first tier, and is put together again', () => {
  const index = testIndex(
    {
      '/a': { title: 'A', text: 'Intro.\n## Set up\nText.\n### 小节\nMore.' },
      '/b': { title: 'B', text: '## Only a heading' },
      '/c': { title: 'C' },
    },
    { descriptions: { '/a': 'About a.' }, aliases: { '/b': ['second'] } },
  );
  const { headings, file } = packed(index);
  expect(file.texts).toEqual(['Intro.\n\ue000\nText.\n\ue0003小节\t小节\nMore.', '\ue000', '']);
  expect(wholeIndex(headings, file)).toEqual(index);
});

it('keeps the order of headings of which some have no place in the text', () => {
  const index = testIndex({ '/a': { title: 'A', text: '## One\nText.\n## Three\nMore.' } });
  const [document] = index.documents;
  document?.toc.splice(1, 0, { text: 'Two', id: 'two', depth: 2, charIndex: -1 });
  document?.toc.push({ text: 'Four', id: 'four', depth: 4, charIndex: -1 });
  const { headings, file } = packed(index);
  expect(wholeIndex(headings, file)).toEqual(index);
});

it('leaves lines of code empty that have no word of their own', () => {
  const index = testIndex(
    { '/a': { title: 'A', text: 'Set mode.\nmode: {\nmode: "none",\n}\n--mode none\nEnd.' } },
    { code: { '/a': [1, 4] } },
  );
  const { headings, file } = packed(index);
  expect(wholeIndex(headings, file).documents[0]?.content).toBe(
    'Set mode.\n\nmode: "none",\n\n--mode none\nEnd.',
  );
});
