const english =
  'a about all also am an and any are as at be been but by can cannot could did do does doing done each else ever for from get ' +
  'give go had has have having help here how i if in into is it its just kind let like make makes many may me might more most much ' +
  'must my need needs no not now of off on one only onto or other our out over please same shall should so some still such take ' +
  'than that the their them then there these they thing this those to too up upon us use used uses using very want was way ' +
  'we were what when where whether which while who whom whose why will with within without work working works would you your';

const chinese =
  '为什么 怎么 怎么样 怎么办 怎样 什么 什么是 是什么 如何 有没有 能不能 可不可以 哪个 哪些 哪里 哪种 多少 几个 可以 是否 应该 需要 使用 这么 那么 这个 那个 ' +
  '一个 一下 一些 之间 里面 请问 进行 吗 呢 吧 啊 的 地 得 了 着 过 是 在 里 中 时 用 和 与 跟 或 及 把 被 给 让 对 我 你 它 能 会 要 想 有 没 ' +
  '都 也 还 才 从 到 向 往 以 很 太 最 更 再 又 就 每 某 个 种 做 去 来 怎';

/** Words that ask, or only join others: whoever types them does not look for them. */
export const searchStopWords: readonly string[] = `${english} ${chinese}`.split(' ');
