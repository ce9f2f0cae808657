import type { SearchStrings } from './search-strings.ts';

export const searchZh: SearchStrings = {
  noResults: '没有找到与“{query}”相关的结果。',
  tryAnother: '请换个关键词再试。',
  nothingFound: '没有搜索结果',
  nearest: '你要找的可能是',
  elsewhere: '{language} 结果',
  corrected: '以下是“{query}”的结果',
  asTyped: '仍搜索“{query}”',
  partial: '没有页面包含全部词语，以下页面包含得最多：',
  kinds: { page: '页面', heading: '章节', option: '配置项', text: '正文' },
  oneResult: '1 条结果',
  results: '{count} 条结果',
  list: '搜索结果',
  type: '类型',
  defaultValue: '默认值',
  recent: '最近搜索',
  clearRecent: '清空',
  popular: '常用页面',
  sections: '搜索范围',
  everywhere: '全部',
  keys: { move: '选择', open: '打开', newTab: '新标签页打开', close: '关闭' },
};
