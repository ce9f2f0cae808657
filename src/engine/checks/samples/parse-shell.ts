/** One command of a shell sample. */
export interface ShellCommand {
  /** Its program and arguments without quotes; variables set before it, and redirections, are not in it. */
  words: string[];
  /** As it is written, on one line. */
  text: string;
  /** From 1. */
  line: number;
}

/**
 * The commands of a shell sample. Where any line begins with `$ `, only those are commands, and the
 * others are what they print.
 */
export function parseShell(code: string): ShellCommand[] {
  const lines = joinedLines(code);
  const prompted = lines.filter(({ text }) => /^\s*\$ /.test(text));
  return (prompted.length > 0 ? prompted : lines).flatMap(({ text, line }) =>
    splitCommands(text.replace(/^\s*\$ /, '')).map((command) => ({ ...command, line })),
  );
}

/** Lines, with those that end in a backslash joined to the next one. */
function joinedLines(code: string): { text: string; line: number }[] {
  const lines: { text: string; line: number }[] = [];
  let isOpen = false;
  code.split('\n').forEach((raw, index) => {
    const text = raw.replace(/\s*\\\s*$/, ' ');
    const last = lines.at(-1);
    if (isOpen && last) last.text += text.trimStart();
    else lines.push({ text, line: index + 1 });
    isOpen = text !== raw;
  });
  return lines;
}

const tokens =
  /(?<space>\s+)|(?<comment>#.*)|(?<end>&&|\|\||[;|&])|(?<redirect>\d?>{1,2}&?|<)|(?<word>(?:'[^']*'|"(?:\\.|[^"\\])*"|\\.|[^\s'"\\;|&<>])+)/g;

function splitCommands(text: string): Omit<ShellCommand, 'line'>[] {
  const commands: Omit<ShellCommand, 'line'>[] = [];
  let words: string[] = [];
  let start = 0;
  let skipsNext = false;
  const finish = (end: number) => {
    const first = words.findIndex((word) => !/^[A-Za-z_]\w*=/.test(word));
    if (first !== -1)
      commands.push({ words: words.slice(first), text: text.slice(start, end).trim() });
    words = [];
  };
  for (const { 0: token, index, groups = {} } of text.matchAll(tokens)) {
    if (groups.comment || groups.end) {
      finish(index);
      start = index + token.length;
      if (groups.comment) break;
    }
    if (groups.redirect) skipsNext = true;
    if (!groups.word) continue;
    if (!skipsNext) words.push(unquoted(token));
    skipsNext = false;
  }
  finish(text.length);
  return commands;
}

function unquoted(word: string): string {
  return word.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/g, (_, single, double, escaped) => {
    return single ?? double?.replace(/\\(.)/g, '$1') ?? escaped;
  });
}
