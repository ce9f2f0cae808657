/** A comment of one line. */
export interface Comment {
  open: string;
  /** Empty where it ends with its line. */
  close: string;
  start: number;
  /** Where its text ends. */
  end: number;
}

/** How a language writes comments. */
export type CommentStyle = readonly [open: string, close: string];

const slashes: CommentStyle = ['//', ''];
const stars: CommentStyle = ['/*', '*/'];
const braces: CommentStyle = ['{/*', '*/}'];
const hash: CommentStyle = ['#', ''];
const tags: CommentStyle = ['<!--', '-->'];

const commentStyles: Readonly<Record<string, readonly CommentStyle[]>> = {
  ...of('js ts rust scss less json', slashes, stars),
  ...of('jsx tsx', slashes, braces, stars),
  ...of('css', stars),
  ...of('html xml md', tags),
  ...of('vue svelte', tags, slashes, stars),
  ...of('mdx', braces, tags),
  ...of('toml yaml bash sh shell', hash),
};

const anyStyle = [slashes, hash, stars, tags];

function of(names: string, ...styles: CommentStyle[]): Record<string, CommentStyle[]> {
  return Object.fromEntries(names.split(' ').map((name) => [name, styles]));
}

/** How comments are written in the language of a fence; the first is what is proposed. */
export function stylesOf(lang: string): readonly CommentStyle[] {
  return (Object.hasOwn(commentStyles, lang) ? commentStyles[lang] : undefined) ?? anyStyle;
}

/** The innermost comment of a line that a place stands in. */
export function commentAround(line: string, at: number, lang: string): Comment | undefined {
  const comments = stylesOf(lang).flatMap(([open, close]): Comment[] => {
    const start = lastOpener(line, open, at);
    const end = close ? line.indexOf(close, at) : line.length;
    const isClosed = close !== '' && line.slice(start, at).includes(close);
    return start < 0 || end < 0 || isClosed ? [] : [{ open, close, start, end }];
  });
  const begin = ({ start, open }: Comment) => start + open.length;
  return comments.sort((a, b) => begin(b) - begin(a) || a.start - b.start)[0];
}

/** The two slashes of `https://` open no comment, nor does `a#b`. */
function lastOpener(line: string, open: string, at: number): number {
  for (let start = line.lastIndexOf(open, at); start >= 0; ) {
    const before = line[start - 1] ?? ' ';
    if (open === '#' ? /\s/.test(before) : before !== ':') return start;
    if (start === 0) break;
    start = line.lastIndexOf(open, start - 1);
  }
  return -1;
}
