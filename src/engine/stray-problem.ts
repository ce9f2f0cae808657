import { strayConfigProblem } from '#config/load-config.ts';
import type { Problem } from '#shared/problem.ts';

/** The problem for an unhandled error or rejection, with its place. */
export function strayProblem(error: unknown): Problem {
  return strayConfigProblem(error) ?? engineProblem(error);
}

function engineProblem(error: unknown): Problem {
  const { message = String(error), stack = '' } = Object(error) as Partial<Error>;
  const [place] = stack.match(/(?<=^ +at ).*$/m) ?? [];
  return {
    message: 'Unhandled error',
    found: [message, ...(place ? [`in ${place}`] : [])].join('\n'),
    fix: 'look for promises and timers in site.config.ts; what is left is an error of the engine',
  };
}
