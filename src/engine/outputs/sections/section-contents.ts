import { attributeOf, type HtmlToken, htmlTokens, isVoid } from './html-tokens.ts';

/** What takes room in a section: elements, by what they are called here, and the width of their text. */
export type SectionContents = Map<string, number>;

const partOfTag: Readonly<Record<string, string>> = {
  p: 'p',
  li: 'li',
  dt: 'li',
  dd: 'li',
  ul: 'list',
  ol: 'list',
  dl: 'list',
  h3: 'h3',
  h4: 'h4',
  summary: 'summary',
  table: 'table',
  tr: 'row',
};

const partOfClass: Readonly<Record<string, string>> = {
  note: 'note',
  code: 'code',
  'code-title': 'codeTitle',
  line: 'line',
  'tab-list': 'tabs',
};

const unseenTags = new Set(['button', 'svg', 'script', 'template', 'search']);
const unseenClasses = new Set(['code-tools', 'tab-name', 'visually-hidden']);

/**
 * Counts what a reader sees of a part of an article. The width of text is in letters of Chinese.
 *
 * What is folded is not seen, but for its summary; code is counted by its lines.
 */
export function sectionContents(html: string): SectionContents {
  const contents: SectionContents = new Map();
  const add = (part: string | undefined, amount = 1) => {
    if (part) contents.set(part, (contents.get(part) ?? 0) + amount);
  };
  const open: string[] = [];
  // How many elements are open around what is not seen.
  let unseen = Number.POSITIVE_INFINITY;

  for (const token of htmlTokens(html)) {
    const { type, value } = token;
    const isSeen = open.length < unseen;
    if (type === 'close') {
      open.pop();
      if (open.length < unseen) unseen = Number.POSITIVE_INFINITY;
      if (isSeen && value === 'summary' && open.at(-1) === 'folded') unseen = open.length;
    } else if (type === 'text') {
      if (isSeen && !open.includes('pre'))
        add(open.includes('table') ? 'cellText' : 'text', widthOf(value));
    } else {
      const classes = attributeOf(token, 'class')?.split(' ') ?? [];
      const isShown = isSeen && !isUnseen(token, classes);
      if (isShown) {
        if (value === 'img') add('picture', Number(attributeOf(token, 'height') ?? 0));
        for (const part of [partOfTag[value], ...classes.map((name) => partOfClass[name])])
          add(part);
      }
      if (isVoid(token)) continue;
      open.push(isFolded(token) ? 'folded' : value);
      if (isSeen && !isShown) unseen = open.length;
    }
  }
  return contents;
}

function isFolded({ value, attributes }: HtmlToken): boolean {
  return value === 'details' && !attributes.includes(' open=');
}

function isUnseen(token: HtmlToken, classes: readonly string[]): boolean {
  if (unseenTags.has(token.value) || token.attributes.includes(' hidden=')) return true;
  // The first of several tabs, and the picture of the light theme, stand for the others.
  if (classes.includes('tab-panel')) return attributeOf(token, 'data-selected') === undefined;
  if (attributeOf(token, 'data-shown-in') === 'dark') return true;
  return classes.some((name) => unseenClasses.has(name));
}

/** Letters of Chinese are as wide as they are high, and all others about half of it. */
function widthOf(text: string): number {
  const plain = text.trim().replaceAll(/&[^;]+;/g, 'x');
  const full = plain.match(/[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]/g)?.length ?? 0;
  return full + (plain.length - full) / 2;
}
