import { escapeAttribute, escapeHtml } from '#shared/text.ts';

/** A piece of a line, of one color. */
export interface Token {
  content: string;
  /** Its class; plain text has none. */
  name?: string | undefined;
}

/** A piece of code that leads somewhere. */
export interface CodeLink {
  /** Within the text that it is a piece of; links do not overlap and stay within a line. */
  start: number;
  end: number;
  href: string;
}

interface Piece extends Token {
  href?: string | undefined;
  isMarked: boolean;
}

interface LineOptions {
  links: readonly CodeLink[];
  /** Every occurrence is marked. */
  words: readonly string[];
  /** Whether lines may end between arguments alone, and not at their hyphens. */
  isCommand: boolean;
}

/** The HTML of a line's tokens. */
export function tokensHtml(
  tokens: readonly Token[],
  { links, words, isCommand }: LineOptions,
): string {
  const text = tokens.map(({ content }) => content).join('');
  const marks = words.flatMap((word) => occurrences(text, word));
  const edges = [...links, ...marks].flatMap(({ start, end }) => [start, end]);
  const pieces = divided(tokens, edges).map(({ token, start }): Piece => {
    const holds = (range: Range) => range.start <= start && start < range.end;
    return { ...token, href: links.find(holds)?.href, isMarked: marks.some(holds) };
  });
  const textHtml = isCommand ? argumentsHtml : escapeHtml;
  return grouped(merged(pieces))
    .map((group) => groupHtml(group, textHtml))
    .join('');
}

function argumentsHtml(text: string): string {
  return escapeHtml(text).replaceAll(/\S+-\S+/g, '<span class="whole">$&</span>');
}

interface Range {
  start: number;
  end: number;
}

function occurrences(text: string, word: string): Range[] {
  const found: Range[] = [];
  for (let start = text.indexOf(word); start >= 0; start = text.indexOf(word, start + word.length))
    found.push({ start, end: start + word.length });
  return found;
}

/** Divides tokens where something begins or ends. */
function divided(
  tokens: readonly Token[],
  edges: readonly number[],
): { token: Token; start: number }[] {
  let offset = 0;
  return tokens.flatMap(({ content, name }) => {
    const from = offset;
    offset += content.length;
    const inside = edges.filter((edge) => edge > from && edge < offset);
    const cuts = [...new Set([from, ...inside, offset])].sort((a, b) => a - b);
    return cuts.slice(0, -1).map((start, index) => {
      const piece = content.slice(start - from, (cuts[index + 1] ?? offset) - from);
      return { token: { content: piece, name }, start };
    });
  });
}

/** Neighbors of one class become one; white space takes the class of what precedes it. */
function merged(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    const isAlike = last?.name === piece.name || piece.content.trim() === '';
    const isBeside = last?.href === piece.href && last?.isMarked === piece.isMarked;
    if (last && isAlike && isBeside) last.content += piece.content;
    else result.push({ ...piece });
  }
  return result;
}

/** Neighbors that are marked make one mark. */
function grouped(pieces: readonly Piece[]): Piece[][] {
  const groups: Piece[][] = [];
  for (const piece of pieces) {
    const last = groups.at(-1);
    if (last?.[0]?.isMarked && piece.isMarked) last.push(piece);
    else groups.push([piece]);
  }
  return groups;
}

type TextHtml = (text: string) => string;

function groupHtml(group: readonly Piece[], textHtml: TextHtml): string {
  const html = group.map((piece) => pieceHtml(piece, textHtml)).join('');
  return group[0]?.isMarked ? `<mark>${html}</mark>` : html;
}

function pieceHtml({ content, name, href }: Piece, textHtml: TextHtml): string {
  const text = textHtml(content);
  const named = name ? ` class="${name}"` : '';
  if (href) return `<a${named} href="${escapeAttribute(href)}">${text}</a>`;
  return name ? `<span${named}>${text}</span>` : text;
}
