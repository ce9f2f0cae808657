import { expect, it } from 'vitest';
import { pageLines } from './corpus.ts';

it('divides a page at headings and rows, and around code', () => {
  const content = 'Intro.\nHead\nText\nmore.\nfileName\nA row.\nconst a = 1;\nEnd.';
  const document = {
    routePath: '/p',
    title: 'P',
    content,
    toc: [
      { text: 'Head', id: 'head', depth: 2 as const, charIndex: 7 },
      { text: 'In a component', id: 'nowhere', depth: 3 as const, charIndex: -1 },
    ],
    lang: 'en' as const,
    domain: '',
  };
  const lines = pageLines(document, {
    rows: { '/p': [[4, 'head', 'string']] },
    code: { '/p': [6, 1] },
    options: { '/p': [['boolean', 'true']] },
  });
  expect(lines.map(({ field, text, id, option }) => [field, text, id, option])).toEqual([
    ['content', 'Intro.', undefined, undefined],
    ['heading', 'Head', 'head', ['boolean', 'true']],
    ['content', 'Text\nmore.', undefined, undefined],
    ['row', 'fileName', 'headfilename', ['string']],
    ['content', 'A row.', undefined, undefined],
    ['code', 'const a = 1;', undefined, undefined],
    ['content', 'End.', undefined, undefined],
    ['heading', 'In a component', 'nowhere', undefined],
  ]);
});
