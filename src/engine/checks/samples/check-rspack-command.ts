import { closest } from '#shared/closest.ts';
import type { ProblemText } from '#shared/problem.ts';
import { commands } from '../../rspack/facts/commands.ts';
import { options } from '../../rspack/facts/options.ts';
import type { CommandFact, FlagFact } from '../../rspack/facts.ts';
import type { ShellCommand } from './parse-shell.ts';
import type { SampleProblem } from './sample-problem.ts';

/** Commands, flags and values that `rspack` does not have. */
export function checkRspackCommand({ words, text, line }: ShellCommand): SampleProblem[] {
  const [, ...args] = words;
  const [first = ''] = args;
  const named = commands.find(({ name, aliases }) => [name, ...aliases].includes(first));
  const command = named ?? commands.find(({ isDefault }) => isDefault);
  if (!command) return [];
  const problems = readArguments(named ? args.slice(1) : args, command);
  return problems.map(({ fix, found, ...problem }) => ({
    ...problem,
    line,
    found,
    fix: fix && found && replaceWord(text, found, fix),
  }));
}

/** A word, or the flag of `--flag=value`. */
function replaceWord(text: string, word: string, by: string): string {
  return text
    .split(/([\s=]+)/)
    .map((part) => (part === word ? by : part))
    .join('');
}

/** Flags with their values, from left to right, and the words between them. */
function readArguments(args: readonly string[], command: CommandFact): ProblemText[] {
  const [argument, ...rest] = args;
  if (argument === undefined || argument === '--') return [];
  if (!argument.startsWith('-')) return readWords(args, command);
  const [name = '', given] = argument.split(/=(.*)/s);
  const flag = findFlag(name, command);
  const count = given === undefined ? valuesAfter(rest, { flag, command }) : 0;
  const values = given === undefined ? rest.slice(0, count) : [given];
  return [
    ...(flag ? checkValues(values, flag) : [unknownFlag(name, command)]),
    ...readArguments(rest.slice(count), command),
  ];
}

/** Words that belong to no flag. */
function readWords(args: readonly string[], command: CommandFact): ProblemText[] {
  const end = args.findIndex((word) => word.startsWith('-'));
  const words = end === -1 ? args : args.slice(0, end);
  const [word] = words.slice(command.positionals?.length ?? 0);
  return [
    ...(word === undefined ? [] : [unknownCommand(word)]),
    ...readArguments(args.slice(words.length), command),
  ];
}

function unknownCommand(word: string): ProblemText {
  const names = commands.flatMap(({ name, aliases }) => [name, ...aliases.filter(isWord)]);
  const [fix] = closest(word, names);
  return { message: `Unknown command \`rspack ${word}\``, found: word, fix };
}

function isWord(alias: string): boolean {
  return alias.length > 1;
}

/** A flag by its name, `--no-` before it, or its other spelling: `--node-env` is `--nodeEnv`. */
function findFlag(name: string, { flags }: CommandFact): FlagFact | undefined {
  return flags.find((flag) => {
    const names = [flag.name, ...flag.aliases];
    if (flag.type.includes('boolean')) names.push(flag.name.replace('--', '--no-'));
    return names.some((known) => known === name || camelCase(known) === camelCase(name));
  });
}

// One dash and two are not the same, so only what follows them is changed.
function camelCase(flag: string): string {
  return flag.replace(/(\w)-(\w)/g, (_, before, after) => before + after.toUpperCase());
}

function unknownFlag(name: string, { name: command, flags }: CommandFact): ProblemText {
  if (name.startsWith('--env.')) {
    return { message: `Invalid flag \`${name}\``, found: name, fix: name.replace('.', ' ') };
  }
  const known = flags.flatMap((flag) => [flag.name, ...flag.aliases]);
  const [fix] = name.startsWith('--') ? closest(name, known) : [];
  return { message: `Unknown flag \`${name}\` of \`rspack ${command}\``, found: name, fix };
}

/** How many of the words behind a flag are its values; an unknown one would have one. */
function valuesAfter(
  rest: readonly string[],
  { flag, command }: { flag?: FlagFact; command: CommandFact },
): number {
  const end = rest.findIndex((word) => word.startsWith('-'));
  const free = end === -1 ? rest.length : end;
  if (flag?.type === 'array') return free;
  const canBeOther = flag?.type === 'boolean' && command.positionals;
  return canBeOther && !isBoolean(rest[0]) ? 0 : Math.min(1, free);
}

function isBoolean(value: string | undefined): boolean {
  return value === 'true' || value === 'false';
}

function checkValues(values: readonly string[], flag: FlagFact): ProblemText[] {
  const { name, type, choices = choicesOf(flag) } = flag;
  const [value] = values;
  if (value === undefined) {
    return type.includes('boolean')
      ? []
      : [{ message: `Missing value of \`${name}\``, found: name }];
  }
  if (type === 'boolean' && !isBoolean(value)) {
    return [{ message: `Needless value of \`${name}\``, found: value }];
  }
  if (type === 'number' && Number.isNaN(Number(value))) {
    return [{ message: `\`${name}\` needs a number`, found: value }];
  }
  if (!choices || choices.includes(value)) return [];
  const [fix] = closest(value, choices);
  return [
    {
      message: `Invalid value \`${value}\` of \`${name}\``,
      found: value,
      expected: choices.join(', '),
      fix,
    },
  ];
}

// The command passes the mode on without validating it.
function choicesOf({ name }: FlagFact): string[] | undefined {
  const { type } = options.find((option) => name === `--${option.path}` && name === '--mode') ?? {};
  return type === undefined
    ? undefined
    : [...type.matchAll(/'(.*?)'/g)].map(([, value = '']) => value);
}
