/** Words that ask, or only join others: a page need not have them. */
const english = new Set(
  `a about all an and any are as at be been but by can could did do does for from get had has have
  how i if in into is it its just me my need not of on one or our please should so some t than that
  the their them then there these they this to up us use used using want was way we what when where
  which who why will with would you your s re m ve ll d each best via like`
    .split(/\s+/)
    .filter(Boolean),
);

const chinese = new Set(
  `怎么 怎样 怎么样 怎么办 如何 为什么 为何 为啥 什么 是什么 什么是 哪个 哪些 哪里 哪儿 吗 呢 吧 的 了 地 得
  是 在 用 和 与 或 把 被 给 让 对 我 你 我的 能 能否 可以 请问 有 有没有 能不能 是否 会 要 想 该 应该 需要 一下
  一个 这个 那个 这 那 里 中 上 下 时 后 前 都 也 就 还 又 才 到 从 去 来 做 使用 进行 之 不 很 太 非常 比较 最 更 这么 那么`
    .split(/\s+/)
    .filter(Boolean),
);

export function isStopWord(word: string): boolean {
  return english.has(word) || chinese.has(word);
}
