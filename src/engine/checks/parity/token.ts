/** A token of code, or a comment. */
export interface Token {
  text: string;
  /** Where it begins in the code. */
  start: number;
  /** Whether it may be translated: a string, a line of output. */
  isWords: boolean;
}

/** How a language writes what is not code. */
export interface Grammar {
  lineComment?: '//' | '#';
  blockComment?: boolean;
  /** Whether line ends are significant. */
  hasLines?: boolean;
}

const lineComments = { '//': '(?<!:)//[^\\n]*', '#': '(?<=^|\\s)#[^\\n]*' };
const blockComment = '/\\*[\\s\\S]*?\\*/';
const string = '"(?:\\\\.|[^"\\\\\\n])*"|\'(?:\\\\.|[^\'\\\\\\n])*\'|`(?:\\\\[\\s\\S]|[^`\\\\])*`';

/** Reads code by its strings and comments alone, whole programs and fragments. */
export function tokensBy(grammar: Grammar, code: string): Token[] {
  const comments = [
    ...(grammar.lineComment ? [lineComments[grammar.lineComment]] : []),
    ...(grammar.blockComment ? [blockComment] : []),
  ];
  const pattern = new RegExp(
    [
      ...(comments.length > 0 ? [`(?<comment>${comments.join('|')})`] : []),
      `(?<string>${string})`,
      `(?<other>[\\p{L}\\p{N}_$]+|${grammar.hasLines ? '\\n|' : ''}[^\\s])`,
    ].join('|'),
    'gmu',
  );
  const tokens: Token[] = [];
  for (const { 0: text, index: start, groups } of code.matchAll(pattern)) {
    const endsNothing = text === '\n' && (tokens.at(-1)?.text ?? '\n') === '\n';
    if (groups?.comment !== undefined || endsNothing) continue;
    tokens.push({ text, start, isWords: groups?.string !== undefined || hasHan(text) });
  }
  return tokens.at(-1)?.text === '\n' ? tokens.slice(0, -1) : tokens;
}

/** Each line is one piece: what a terminal prints, prose, YAML. */
export function tokensByLine(code: string, { lineComment }: Grammar = {}): Token[] {
  const comment = lineComment && new RegExp(lineComments[lineComment], 'm');
  let start = 0;
  return code.split('\n').flatMap((line) => {
    const text = (comment ? line.replace(comment, '') : line).trimEnd();
    const token = { text, start, isWords: true };
    start += line.length + 1;
    return text === '' ? [] : [token];
  });
}

/** Whether a text has Chinese characters. */
export function hasHan(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}

/** The same tokens in a text that begins elsewhere. */
export function shifted(tokens: readonly Token[], by: number): Token[] {
  return tokens.map((token) => ({ ...token, start: token.start + by }));
}
