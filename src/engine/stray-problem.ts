import { strayConfigProblem } from '#config/load-config.ts';
import type { Problem } from '#shared/problem.ts';

/** Says of an error that nobody was waiting for what it is, and where it comes from. */
export function strayProblem(error: unknown): Problem {
  return strayConfigProblem(error) ?? engineProblem(error);
}

function engineProblem(error: unknown): Problem {
  const { message = String(error), stack = '' } = Object(error) as Partial<Error>;
  const [place] = stack.match(/(?<=^ +at ).*$/m) ?? [];
  return {
    message: 'Something has failed that nobody was waiting for.',
    found: [message, ...(place ? [`in ${place}`] : [])].join('\n'),
    fix: 'look for promises and timers in site.config.ts; what is left is an error of the engine',
  };
}
