import type { LocaleCode } from '#shared/locale.ts';
import type { ProseBlock } from './prose-block.ts';

/** One rule of typesetting: what a text should have been. */
export interface TypographyRule {
  /** In which languages; in all without it. */
  lang?: LocaleCode;
  /** For which kinds of text; for all without it. */
  type?: ProseBlock['type'];
  message: string;
  expected: string;
  correct: (text: string) => string;
}

const han = '\\p{Script=Han}';
const fullWidth: Record<string, string> = { ',': '，', ';': '；', ':': '：', '!': '！', '?': '？' };

// What encloses a phrase is Chinese if the phrase is, or what stands around it. Brackets that
// hug a Latin word and hold no Han are a call: `require() 的结果`.
const brackets = new RegExp(
  `(?<before>${han} ?)\\((?<a>[^()\\n]*)\\) ?|(?<![\\p{L}\\d]) ?\\((?<b>[^()\\n]*)\\) ?(?=${han})| ?\\((?<c>[^()\\n]*${han}[^()\\n]*)\\) ?`,
  'gu',
);
const quotes = new RegExp(` ?"(?<a>[^"\\n]*${han}[^"\\n]*)" ?|(?<=${han})"(?<b>[^"\\n]+)"`, 'gu');
// With a space before it, a sign may begin a word: `?raw`, `:hover`.
const stops = new RegExp(
  `(?<=${han}) ?(?<a>[,;:!?])(?: |$|(?=${han}))|(?<=${han})(?<b>[,;:!?])| ?(?<c>[,;:!?]) ?(?=${han})`,
  'gu',
);

/** Rules that autocorrect does not have. */
export const typographyRules: TypographyRule[] = [
  {
    type: 'heading',
    message: 'Punctuation at the end of a heading',
    expected: 'a heading that ends with its last word; a question may end with its mark',
    correct: (text) => text.replace(/[.。,，、;；:：!！]$/, ''),
  },
  {
    lang: 'zh',
    message: 'Corner brackets as quotation marks',
    expected: 'the quotation marks “ ”',
    correct: (text) => text.replaceAll(/[「『]/g, '“').replaceAll(/[」』]/g, '”'),
  },
  {
    lang: 'zh',
    message: 'Straight quotation marks around Chinese words',
    expected: 'the quotation marks “ ”',
    correct: (text) => text.replaceAll(quotes, (...match) => `“${inner(match)}”`),
  },
  {
    lang: 'zh',
    message: 'Too formal address',
    expected: '你',
    correct: (text) => text.replaceAll('您', '你'),
  },
  {
    lang: 'zh',
    message: 'Half-width brackets in a Chinese sentence',
    expected: 'the brackets （ ）, without spaces around them',
    correct: (text) =>
      text.replaceAll(brackets, (...match) => {
        const { before = '' } = match.at(-1) as Record<string, string | undefined>;
        return `${before.trimEnd()}（${inner(match)}）`;
      }),
  },
  {
    lang: 'zh',
    message: 'Half-width punctuation in a Chinese sentence',
    expected: 'full-width punctuation, without a space behind it',
    correct: (text) =>
      text
        .replaceAll(stops, (...match) => fullWidth[inner(match)] ?? '')
        .replaceAll(/(?<=\p{Script=Han})\.(?=\s|$)/gu, '。'),
  },
  {
    lang: 'zh',
    message: 'Space between Chinese words',
    expected: 'no space between Han and Han',
    correct: (text) => text.replaceAll(/(?<=\p{Script=Han}) +(?=\p{Script=Han})/gu, ''),
  },
];

/** What was found between the two signs, whichever of the pattern's branches it was. */
function inner(match: unknown[]): string {
  const { a, b, c } = match.at(-1) as Record<string, string | undefined>;
  return a ?? b ?? c ?? '';
}
