import { scriptTokens } from './script-tokens.ts';
import { shifted, type Token, tokensBy, tokensByLine } from './token.ts';

type Lexer = (code: string) => Token[];

const jsx: Lexer = (code) => scriptTokens(code, 'jsx');
const ts: Lexer = (code) => scriptTokens(code, 'ts');
const css: Lexer = (code) => tokensBy({ blockComment: true }, code);
const slashes: Lexer = (code) => tokensBy({ lineComment: '//', blockComment: true }, code);
const commands: Lexer = (code) => tokensBy({ lineComment: '#', hasLines: true }, code);
const markup: Lexer = (code) => markupTokens(code);
const hashes: Lexer = (code) => tokensByLine(code, { lineComment: '#' });
const lines: Lexer = (code) => tokensByLine(code);

const lexers: Record<string, Lexer> = {
  js: jsx,
  mjs: jsx,
  cjs: jsx,
  jsx,
  ts,
  mts: ts,
  cts: ts,
  tsx: (code) => scriptTokens(code, 'tsx'),
  css,
  scss: slashes,
  less: slashes,
  json: slashes,
  rust: slashes,
  html: markup,
  xml: markup,
  vue: markup,
  svelte: markup,
  bash: commands,
  sh: commands,
  shell: commands,
  toml: commands,
  yaml: hashes,
  yml: hashes,
};

/**
 * The pieces of a block of code, comments and white space aside.
 *
 * @param lang as the fence has it; of a diff, with the language of what it changes: `diff js`
 */
export function codeTokens(code: string, lang: string): Token[] {
  const [first = '', inner = ''] = lang.split(' ');
  return first === 'diff' ? diffTokens(code, inner) : (lexers[first] ?? lines)(code);
}

/** The sign of its line is part of each token. */
function diffTokens(code: string, inner: string): Token[] {
  return codeTokens(code.replaceAll(/^[-+]/gm, ' '), inner).map((token) => {
    const sign = code[code.lastIndexOf('\n', token.start - 1) + 1] ?? '';
    return /[-+]/.test(sign) ? { ...token, text: sign + token.text } : token;
  });
}

const markupPart =
  /(?<comment><!--[\s\S]*?-->)|(?<embedded>(?<=<(?<tag>script|style)\b[^>]*>)[\s\S]*?(?=<\/\k<tag>>))|(?<element><(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\}|[^>"'{])*>)|(?<text>[^<]+)/g;

function markupTokens(code: string): Token[] {
  return [...code.matchAll(markupPart)].flatMap(({ 0: whole, index, groups = {} }) => {
    const { comment, embedded, tag, element } = groups;
    if (comment !== undefined) return [];
    if (embedded !== undefined) return shifted((tag === 'style' ? css : ts)(embedded), index);
    if (element !== undefined) return shifted(tokensBy({}, element), index);
    const text = whole.trim().replaceAll(/\s+/g, ' ');
    const start = index + whole.search(/\S/);
    return text === '' ? [] : [{ text, start, isWords: true }];
  });
}
