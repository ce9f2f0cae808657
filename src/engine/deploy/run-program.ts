import { spawn } from 'node:child_process';
import { type Problem, ProblemError } from '#shared/problem.ts';

/** Runs a program in this terminal to its end; throws a ProblemError where it is missing or fails. */
export function runProgram(name: string, args: readonly string[], install?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (problem: Problem) => reject(new ProblemError([problem]));
    const child = spawn(name, args, { stdio: 'inherit', shell: process.platform === 'win32' });
    child.once('error', () =>
      fail({
        message: `Could not start ${name}`,
        fix: install ? `npm install --global ${install}` : `install ${name}`,
      }),
    );
    child.once('close', (code) => {
      if (code === 0) resolve();
      else fail({ message: `${name} failed`, found: `exit code ${code}`, fix: 'see above' });
    });
  });
}
