import { expect, it } from 'vitest';
import { glossarySchema } from '../../content/records/glossary-schema.ts';
import { searchSynonyms } from './search-synonyms.ts';

it('takes words of one meaning from both languages, wrong ones included', () => {
  const glossary = glossarySchema.parse({
    terms: [
      {
        id: 'hmr',
        en: ['hot module replacement', 'HMR'],
        zh: ['模块热替换', 'HMR'],
        avoid: { zh: { 热模块替换: '模块热替换' } },
        synonyms: ['hot reload'],
      },
      { id: 'experimental-and-stable', en: ['experimental', 'stable'], zh: ['实验性', '稳定'] },
      { id: 'loader', en: 'loader', zh: 'loader' },
    ],
    names: [{ name: 'Node.js', avoid: ['NodeJS'] }],
  });
  expect(searchSynonyms(glossary)).toEqual([
    ['hot module replacement', 'HMR', '模块热替换', 'hot reload', '热模块替换'],
    ['experimental', '实验性'],
    ['stable', '稳定'],
    ['Node.js', 'NodeJS'],
  ]);
});
