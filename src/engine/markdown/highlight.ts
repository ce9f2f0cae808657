import { type BundledLanguage, createHighlighter, type Highlighter } from 'shiki';
import type { Cache } from '../cache.ts';
import { codeTheme, tokenClass } from './code-theme.ts';

/** A block of code as it stands in a page. */
export interface CodeBlock {
  code: string;
  language: Language;
  /** Line numbers, from 1. */
  highlighted: readonly number[];
}

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
  diff: 'diff',
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

function toHtml(shiki: Highlighter, { code, language, highlighted }: CodeBlock): string {
  const { tokens } = shiki.codeToTokens(code, {
    lang: languages[language],
    theme: codeTheme.name ?? '',
    // With a limit, a line that a busy machine is slow to read would lose its colours.
    tokenizeTimeLimit: 0,
  });
  const marked = new Set(highlighted);
  return tokens
    .map((line, index) => {
      const name = marked.has(index + 1) ? 'line highlighted' : 'line';
      return `<span class="${name}">${mergeTokens(line).map(tokenHtml).join('')}</span>`;
    })
    .join('\n');
}

interface Token {
  content: string;
  name: string | undefined;
}

/** Neighbours of one class become one span; white space takes the class of what precedes it. */
function mergeTokens(line: { content: string; color?: string }[]): Token[] {
  const merged: Token[] = [];
  for (const { content, color } of line) {
    const last = merged.at(-1);
    const name = tokenClass(color);
    if (last && (last.name === name || content.trim() === '')) last.content += content;
    else merged.push({ content, name });
  }
  return merged;
}

function tokenHtml({ content, name }: Token): string {
  const text = escapeHtml(content);
  return name ? `<span class="${name}">${text}</span>` : text;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
