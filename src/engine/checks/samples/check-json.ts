import { checkDependency } from './check-install.ts';
import { checkShell } from './check-shell.ts';
import { parseJson } from './parse-json.ts';
import type { SampleProblem } from './sample-problem.ts';

/** Whether JSON can be read by the tool that its title is for, and what a `package.json` names. */
export function checkJson(code: string, title = ''): SampleProblem[] {
  const name = title.replace(/^.*\//, '');
  const { value, problems } = parseJson(code, { withComments: allowsComments(title) });
  if (problems) return problems;
  return name === 'package.json' ? checkPackageJson(value, code) : [];
}

/** The same for lines of an object without its braces, as a diff shows them. */
export function checkJsonPart(code: string, title?: string): SampleProblem[] {
  if (/^\s*[[{]/.test(code)) return checkJson(code, title);
  return checkJson(`{${code.replace(/,\s*$/, '')}\n}`, title);
}

/** Whether the tools that read a file allow comments in it. */
export function allowsComments(title: string): boolean {
  return /(?:^|\/)(?:[tj]sconfig[^/]*\.json|\.swcrc)$|(?:^|\/)\.vscode\//.test(title);
}

function checkPackageJson(value: unknown, code: string): SampleProblem[] {
  const { scripts, dependencies, devDependencies, optionalDependencies } = Object(value);
  return [
    ...entries(scripts).flatMap(([name, command]) =>
      checkShell(command).map((problem) => ({ ...problem, line: lineOfKey(name, code) })),
    ),
    ...[dependencies, devDependencies, optionalDependencies]
      .flatMap(entries)
      .flatMap(([name, range]) => {
        const problem = checkDependency(name, range);
        return problem ? [{ ...problem, line: lineOfKey(name, code) }] : [];
      }),
  ];
}

function entries(object: unknown): [string, string][] {
  return Object.entries(Object(object)).flatMap(([key, value]) =>
    typeof value === 'string' ? [[key, value]] : [],
  );
}

function lineOfKey(key: string, code: string): number {
  return code.split('\n').findIndex((line) => line.includes(`"${key}":`)) + 1 || 1;
}
