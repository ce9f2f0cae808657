import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { CommandFact, FlagFact, PositionalFact } from '../facts.ts';
import { type HelpRow, parseHelp } from './help.ts';
import { cliFile } from './installed.ts';

const run = promisify(execFile);

/** The commands of `rspack`, in the order of its help, with the flags that the help of each shows. */
export async function extractCommands(): Promise<CommandFact[]> {
  const { Commands: rows = [] } = parseHelp(await printHelp());
  return Promise.all(
    rows.map(async (row) => {
      const { positionals, ...command } = parseCommand(row);
      const { Options = [], Positionals = [] } = parseHelp(await printHelp(command.name));
      return {
        ...command,
        ...(positionals.length > 0 && {
          positionals: positionals.map((usage) => parsePositional(usage, Positionals)),
        }),
        flags: Options.map(parseFlag).sort((a, b) => (a.name < b.name ? -1 : 1)),
      };
    }),
  );
}

/** In an environment of its own, so that neither somebody's language nor the width of a terminal shows. */
async function printHelp(...command: string[]): Promise<string> {
  const env = { LC_ALL: 'en', NO_COLOR: '1' };
  const { stdout } = await run(process.execPath, [cliFile(), ...command, '--help'], { env });
  return stdout;
}

/** `rspack preview [dir]  …  [aliases: preview, p]`. */
function parseCommand({ term, text, marks }: HelpRow) {
  const [, name = '', ...positionals] = term.split(' ');
  return {
    name,
    // The help gives `preview` as an alias of itself.
    aliases: list(marks, 'aliases').filter((alias) => alias !== name),
    isDefault: marks.includes('default'),
    description: text,
    positionals,
  };
}

/** `[dir]`, and its row. */
function parsePositional(usage: string, rows: readonly HelpRow[]): PositionalFact {
  const name = usage.replaceAll(/[[\]<>.]/g, '');
  const { text = '', marks = [] } = rows.find(({ term }) => term === name) ?? {};
  return { name, type: typeOf(marks), description: text, required: usage.startsWith('<') };
}

function parseFlag({ term, text, marks }: HelpRow): FlagFact {
  const spellings = term.split(', ');
  const name = spellings.find((spelling) => spelling.startsWith('--')) ?? term;
  const choices = list(marks, 'choices').map((choice) => choice.replaceAll('"', ''));
  const [fallback] = list(marks, 'default');
  return {
    name,
    aliases: spellings.filter((spelling) => spelling !== name),
    type: typeOf(marks),
    description: text,
    ...(choices.length > 0 && { choices }),
    ...(fallback !== undefined && { default: fallback }),
  };
}

/** A flag for which the help names no type is true where no value follows. */
function typeOf(marks: readonly string[]): string {
  const types = ['boolean', 'string', 'number', 'array'];
  return marks.find((mark) => types.includes(mark)) ?? 'boolean | string';
}

/** `aliases: b, bundle` among the marks. */
function list(marks: readonly string[], key: string): string[] {
  const mark = marks.find((mark) => mark.startsWith(`${key}: `));
  return mark?.slice(key.length + 2).split(', ') ?? [];
}
