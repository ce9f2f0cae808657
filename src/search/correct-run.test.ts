import { expect, it } from 'vitest';
import { createSearch } from './search.ts';
import { testIndex } from './test-index.ts';

const { search } = createSearch(
  testIndex(
    {
      '/guide/code-splitting': { title: '代码分割', text: '按需加载。标记用分隔符。' },
      '/config/cache': { title: '缓存', text: '内存里的缓存。' },
      '/config/watch': { title: '监听文件', text: '文件变化后重新构建。' },
      '/misc/join-us': { title: '招聘', text: '职位。' },
      '/guide/analysis': { title: '可视化分析', text: '产物。' },
    },
    { synonyms: [['install', '安装']] },
  ),
);

it.each([
  ['a homophone', '缓村', '缓存'],
  ['a homophone within a run', '监停文件变化', '监听文件变化'],
  ['one behind words that ask', '怎么缓村', '怎么缓存'],
  ['one that makes another word', '代码分隔', '代码分割'],
  ['one where the name goes on', '可示化', '可视化'],
  ['characters that are swapped', '代码割分', '代码分割'],
  ['a character that looks alike, alone', '招骋', '招聘'],
  ['a run beside other words', '缓村 loader', '缓存 loader'],
])('corrects %s', (_, query, corrected) => {
  expect(search(query).corrected).toBe(corrected);
});

it.each(['缓存', '分隔', '安装', '单元测试', '文件重建', 'かな', '缓'.repeat(200)])(
  'leaves %s alone',
  (query) => {
    expect(search(query).corrected).toBeUndefined();
  },
);

it('finds what was meant, or what was typed if that is wanted', () => {
  const pagesOf = (isExact: boolean) => search('缓村', { isExact }).pages;
  expect(pagesOf(false)[0]?.routePath).toBe('/config/cache');
  expect(pagesOf(true)).toEqual([]);
});
