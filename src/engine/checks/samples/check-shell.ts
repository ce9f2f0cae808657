import { checkInstall } from './check-install.ts';
import { checkRspackCommand } from './check-rspack-command.ts';
import { parseShell, type ShellCommand } from './parse-shell.ts';
import type { SampleProblem } from './sample-problem.ts';

/** Commands of the bundler that do not exist, and installations of another version of it. */
export function checkShell(code: string): SampleProblem[] {
  return parseShell(code).flatMap(checkCommand);
}

function checkCommand(command: ShellCommand): SampleProblem[] {
  const words = withoutRunner(command.words);
  const [program = ''] = words;
  const isOurs = /(?:^|\/\.bin\/)rspack$|^@rspack\/cli(?:@|$)/.test(program);
  return [...(isOurs ? checkRspackCommand({ ...command, words }) : []), ...checkInstall(command)];
}

/** Programs that run the rest of the line, with the flags of theirs that stand before it. */
const runners: readonly string[][] = [
  ...[['npx'], ['bunx'], ['pnpx'], ['yarn'], ['pnpm'], ['bun'], ['time'], ['sudo']],
  ...[
    ['npm', 'exec'],
    ['pnpm', 'exec'],
    ['pnpm', 'dlx'],
    ['yarn', 'exec'],
    ['yarn', 'dlx'],
  ],
  ...[['bun', 'x'], ['bun', 'run'], ['yarn', 'run'], ['cross-env']],
].sort((a, b) => b.length - a.length);

function withoutRunner(words: readonly string[]): string[] {
  const runner = runners.find((names) => names.every((name, index) => words[index] === name));
  if (!runner) return [...words];
  const rest = words.slice(runner.length).filter((_, index, all) => !isPackage(all, index));
  const first = rest.findIndex((word) => !/^-|^[A-Za-z_]\w*=/.test(word));
  return first === -1 ? [] : withoutRunner(rest.slice(first));
}

/** Whether a word is what `npx -p` loads before it runs something of it. */
function isPackage(words: readonly string[], index: number): boolean {
  return /^(?:-p|--package)$/.test(words[index - 1] ?? '');
}
