import { type BundledLanguage, createHighlighter, type Highlighter } from 'shiki';
import { escapeHtml } from '#shared/escape-html.ts';
import type { Cache } from '../cache.ts';
import { codeTheme, tokenClass } from './code-theme.ts';

/** A block of code as it stands in a page. */
export interface CodeBlock {
  code: string;
  language: Language;
  /** Line numbers, from 1. */
  highlighted: readonly number[];
  /** Words that lead somewhere, in order; they do not overlap and stay within a line. */
  links?: readonly CodeLink[];
}

/** A word of the code that leads somewhere. */
export interface CodeLink {
  start: number;
  end: number;
  href: string;
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

function toHtml(
  shiki: Highlighter,
  { code, language, highlighted, links = [] }: CodeBlock,
): string {
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
      return `<span class="${name}">${mergeTokens(withLinks(line, links)).map(tokenHtml).join('')}</span>`;
    })
    .join('\n');
}

interface Token {
  content: string;
  name: string | undefined;
  href?: string | undefined;
}

interface ThemedToken {
  content: string;
  color?: string;
  /** Of its first character, in the whole code. */
  offset: number;
}

/** Divides tokens where a link begins or ends. */
function withLinks(line: ThemedToken[], links: readonly CodeLink[]): Token[] {
  return line.flatMap(({ content, color, offset }) => {
    const name = tokenClass(color);
    const end = offset + content.length;
    const inside = links.filter((link) => link.start < end && link.end > offset);
    const edges = [offset, ...inside.flatMap((link) => [link.start, link.end]), end];
    return edges.slice(1).flatMap((to, index): Token[] => {
      const from = Math.max(edges[index] ?? offset, offset);
      const until = Math.min(to, end);
      if (until <= from) return [];
      const href = inside.find((link) => link.start <= from && until <= link.end)?.href;
      return [{ content: content.slice(from - offset, until - offset), name, href }];
    });
  });
}

/** Neighbours of one class become one span; white space takes the class of what precedes it. */
function mergeTokens(line: readonly Token[]): Token[] {
  const merged: Token[] = [];
  for (const token of line) {
    const last = merged.at(-1);
    const isAlike = last?.name === token.name || token.content.trim() === '';
    if (last && isAlike && last.href === token.href) last.content += token.content;
    else merged.push({ ...token });
  }
  return merged;
}

function tokenHtml({ content, name, href }: Token): string {
  const text = escapeHtml(content);
  const named = name ? ` class="${name}"` : '';
  if (href) return `<a${named} href="${escapeHtml(href)}">${text}</a>`;
  return name ? `<span${named}>${text}</span>` : text;
}
