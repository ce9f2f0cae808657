const english =
  'a an and are as at be by can do does for from get has have how i if in into is it its my need not of on or our should ' +
  'so than that the their there these this to up use using was we what when where which who why will with you your';

const chinese =
  '为什么 怎么 怎么样 怎么办 什么 如何 有没有 能不能 哪个 哪些 哪里 可以 是否 应该 需要 使用 这么 那么 吗 呢 吧 的 了 是 在 用 和 与 或 把 ' +
  '被 给 让 我 你 能 要 想 有 都 也 还 才 从 到 很 太 最';

/** Words that ask, or only join others: whoever types them does not look for them. */
export const searchStopWords: readonly string[] = `${english} ${chinese}`.split(' ');
