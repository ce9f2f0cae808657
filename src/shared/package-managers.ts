/** Package managers in the order of their tabs. */
export const packageManagers = ['npm', 'yarn', 'pnpm', 'bun'] as const;

export type PackageManager = (typeof packageManagers)[number];

/** Where packages are added by another word than the one that installs those of `package.json`. */
const addingByAdd: ReadonlySet<PackageManager> = new Set(['yarn', 'bun']);

/** A comment, or a command with the space around it; a quoted text is of one piece. */
const pieces =
  /(?<=^|\s)#.*|(?:'[^']*'|"(?:\\[\s\S]|[^"\\])*"|\\[\s\S]|(?!(?<=^|\s)#)[^'"\\;|&\n])+/gm;

/** What stands before a command's own words: a prompt, variables, and `npm`. */
const command =
  /^(?<lead>\s*(?:\$\s+)?(?:[A-Za-z_]\w*=\S*\s+)*)(?<npm>npm\s+)?(?<words>\S[\s\S]*)$/;

/** What is taken for a command of npm without its name before it. */
const bareCommand = /^(?:add|ci|create|init|install|remove|run|uninstall|update)(?!\S)/;

/** Options that are followed by a word of their own, which is no package. */
const valuedOption =
  /(?<!\S)(?:-w|--(?:cache|include|loglevel|omit|prefix|registry|tag|workspace))\s+\S+/g;

/**
 * Lines of a shell as they are with another package manager. Whatever npm has no part in stays as
 * it is; npm's name may be missing.
 *
 * ```
 * npm install -D foo && npm run build   →   yarn add -D foo && yarn run build
 * ```
 */
export function commandsFor(manager: PackageManager, lines: string): string {
  return lines.replace(pieces, (piece) => (piece.startsWith('#') ? piece : retold(piece, manager)));
}

function retold(piece: string, manager: PackageManager): string {
  const { lead = '', npm, words = '' } = command.exec(piece)?.groups ?? {};
  if (!words || !(npm || bareCommand.test(words))) return piece;
  return `${lead}${manager} ${addingByAdd.has(manager) ? withAdd(words) : words}`;
}

/** A plain `install` stays one; options do not make it anything else. */
function withAdd(words: string): string {
  const [first, ...packages] = words
    .replace(valuedOption, '')
    .split(/\s+/)
    .filter((word) => !/^(?:-.*|\\|)$/.test(word));
  if (first !== 'install' || packages.length === 0) return words;
  return words.replace(/(?<!\S)install(?!\S)/, 'add');
}
