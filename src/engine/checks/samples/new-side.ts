/**
 * What a diff leads to: its lines without those that go and without the first column. Lines keep
 * their numbers.
 */
export function newSide(diff: string): string {
  return diff.split('\n').map(newLine).join('\n');
}

function newLine(line: string): string {
  return /^(?:-|\+\+\+ |@@|diff |index )/.test(line) ? '' : line.replace(/^[+ ]/, '');
}

const closers: Record<string, string> = { '{': '}', '[': ']', '(': ')' };

// Brackets in strings, comments and regular expressions are none.
const tokens =
  /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\/.*|\/\*[\s\S]*?\*\/|(?<=[(,=:[!&|?{};]\s*)\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/|[()[\]{}]/g;

/** Closes what a diff opens above its last line: it shows the lines around a change, not the whole file. */
export function closeBrackets(code: string): string {
  const open: string[] = [];
  for (const [token] of code.matchAll(tokens)) {
    const closer = closers[token];
    if (closer) open.unshift(closer);
    else if (token === open[0]) open.shift();
  }
  return open.length === 0 ? code : `${code}\n${open.join('')}`;
}
