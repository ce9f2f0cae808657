import type { Fence } from './fence.ts';
import type { NotatedLine } from './notations.ts';

/** What a line is; the stylesheet and the copy button know these names. */
export type LineKind =
  | 'added'
  | 'removed'
  | 'focused'
  | 'highlighted'
  /** Of a diff: says where the lines below are. */
  | 'hunk'
  /** Of a terminal: what a command prints. */
  | 'output';

/** A line of a block as it is shown. */
export interface CodeLine {
  text: string;
  /** What stands before the text and is no code: the prompt of a terminal, the sign of a change. */
  lead?: string;
  kinds: LineKind[];
  /** Words to mark in it. */
  words: string[];
}

/** The lines of a block with everything that the fence, notations and the language say of them. */
export function codeLines({ lang, code, meta, notated }: Fence): CodeLine[] {
  const written = notated ?? code.split('\n').map(plainLine);
  const lines = written.map(({ text, marks, words }, index): CodeLine => {
    const kinds: LineKind[] = meta.highlighted.includes(index + 1) ? ['highlighted'] : [];
    return { text, kinds: [...marks, ...kinds], words: [...meta.words, ...words] };
  });
  const read = Object.hasOwn(readers, lang) ? readers[lang] : undefined;
  return withSigns(read?.(lines) ?? lines);
}

function plainLine(text: string): Pick<NotatedLine, 'text' | 'marks' | 'words'> {
  return { text, marks: [], words: [] };
}

/** What languages say of their lines. */
const readers: Readonly<Record<string, (lines: CodeLine[]) => CodeLine[]>> = {
  diff: (lines) => lines.map(diffLine),
  bash: sessionLines,
  sh: sessionLines,
  shell: sessionLines,
};

/** A change has its sign, and then every line has the place for it. */
function withSigns(lines: CodeLine[]): CodeLine[] {
  const isChange = ({ kinds }: CodeLine) => kinds.includes('added') || kinds.includes('removed');
  if (!lines.some(isChange)) return lines;
  return lines.map((line) => ({ ...line, lead: signOf(line) + (line.lead ?? '') }));
}

function signOf({ kinds }: CodeLine): string {
  if (kinds.includes('hunk')) return '';
  if (kinds.includes('removed')) return '- ';
  return kinds.includes('added') ? '+ ' : '  ';
}

const changes: Readonly<Record<string, LineKind[]>> = { '+': ['added'], '-': ['removed'] };

function diffLine(line: CodeLine): CodeLine {
  const { text, kinds } = line;
  if (/^(?:@@|diff |index |\\ |--- |\+\+\+ )/.test(text))
    return { ...line, kinds: [...kinds, 'hunk'] };
  const change = changes[text[0] ?? ''] ?? [];
  const isMarked = change.length > 0 || text.startsWith(' ');
  return { ...line, text: isMarked ? text.slice(1) : text, kinds: [...kinds, ...change] };
}

/**
 * In a session, lines begin with `$ ` where a command does and with `> ` right below one where it
 * goes on; all others are what commands print.
 */
function sessionLines(lines: CodeLine[]): CodeLine[] {
  if (!lines.some(({ text }) => text.startsWith('$ '))) return lines;
  let isCommand = false;
  let isOpen = false;
  return lines.map((line) => {
    const { text, kinds } = line;
    const [prompt = ''] = (isCommand ? /^[$>] / : /^\$ /).exec(text) ?? [];
    isCommand = prompt !== '' || isOpen;
    isOpen = isCommand && text.endsWith('\\');
    if (!isCommand) return { ...line, kinds: [...kinds, 'output'] };
    return prompt ? { ...line, text: text.slice(prompt.length), lead: prompt } : line;
  });
}
