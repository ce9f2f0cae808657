import { type BundledLanguage, createHighlighter, type Highlighter } from 'shiki';
import type { Cache } from '../../files/cache.ts';
import type { CodeLine, LineKind } from './code-lines.ts';
import { codeTheme, tokenClass } from './code-theme.ts';
import { type CodeLink, tokensHtml } from './token-html.ts';

/** A block of code as it stands in a page. */
export interface CodeBlock {
  language: Language;
  lines: readonly HighlightLine[];
}

type HighlightLine = CodeLine & { links?: readonly CodeLink[] };

/** Languages of code blocks, and what the highlighter calls them. */
const languages = {
  js: 'javascript',
  ts: 'typescript',
  jsx: 'jsx',
  tsx: 'tsx',
  json: 'json',
  css: 'css',
  scss: 'scss',
  less: 'less',
  html: 'html',
  xml: 'xml',
  vue: 'vue',
  svelte: 'svelte',
  rust: 'rust',
  toml: 'toml',
  yaml: 'yaml',
  // What it changes has the language of its file.
  diff: 'text',
  md: 'markdown',
  mdx: 'mdx',
  bash: 'shellscript',
  sh: 'shellscript',
  shell: 'shellscript',
  text: 'text',
} as const satisfies Record<string, BundledLanguage | 'text'>;

export type Language = keyof typeof languages;

export const languageNames = Object.keys(languages) as Language[];

export function isLanguage(name: string): name is Language {
  return Object.hasOwn(languages, name);
}

/** Turns code into HTML: a `<span class="line">` for each line, a class for each token. */
export type Highlight = (block: CodeBlock) => Promise<string>;

/** A highlighter that starts when first needed, learns a language when first met, and remembers blocks by their text. */
export function createHighlight(cache: Cache, engineHash: string): Highlight {
  let highlighter: Promise<Highlighter> | undefined;
  return (block) =>
    cache.remember('code', [engineHash, block], async () => {
      highlighter ??= createHighlighter({ themes: [codeTheme], langs: [] });
      const shiki = await highlighter;
      const lang = languages[block.language];
      if (lang !== 'text') await shiki.loadLanguage(lang);
      return toHtml(shiki, block);
    });
}

function toHtml(shiki: Highlighter, { language, lines }: CodeBlock): string {
  const tokensOf = (isRead: (line: CodeLine) => boolean) =>
    shiki.codeToTokens(lines.map((line) => (isRead(line) ? line.text : '')).join('\n'), {
      lang: languages[language],
      theme: codeTheme.name ?? '',
      // With a limit, a line that a busy machine is slow to read would lose its colors.
      tokenizeTimeLimit: 0,
    }).tokens;
  // A diff is highlighted twice, its old side and its new one: together they are no valid program.
  const isRead = ({ kinds }: CodeLine) => !kinds.some((kind) => unread.includes(kind));
  const isRemoved = ({ kinds }: CodeLine) => kinds.includes('removed');
  const now = tokensOf((line) => isRead(line) && !isRemoved(line));
  const before = lines.some(isRemoved)
    ? tokensOf((line) => isRead(line) && !line.kinds.includes('added'))
    : now;
  return lines
    .map((line, index) => {
      const tokens = (isRemoved(line) ? before : now)[index] ?? [];
      const isCommand = languages[language] === 'shellscript' && isRead(line);
      return lineHtml(line, {
        tokens: isRead(line) ? tokens : [{ content: line.text }],
        isCommand,
      });
    })
    .join('\n');
}

/** Kinds of lines that are not in the block's language. */
const unread: readonly LineKind[] = ['hunk', 'output'];

interface LineTokens {
  tokens: readonly { content: string; color?: string }[];
  isCommand: boolean;
}

function lineHtml(
  { kinds, lead, words, links = [] }: HighlightLine,
  { tokens, isCommand }: LineTokens,
): string {
  const named = tokens.map(({ content, color }) => ({ content, name: tokenClass(color) }));
  const before = lead ? `<span class="lead">${lead.replaceAll('>', '&gt;')}</span>` : '';
  const html = before + tokensHtml(named, { links, words, isCommand });
  return `<span class="${['line', ...kinds].join(' ')}">${html}</span>`;
}
