import { checkDependency } from './check-install.ts';
import { checkShell } from './check-shell.ts';
import type { Fault } from './fault.ts';
import { parseJson } from './parse-json.ts';

/** Whether JSON can be read by the tool that its title is for, and what a `package.json` names. */
export function checkJson(code: string, title = ''): Fault[] {
  const name = title.replace(/^.*\//, '');
  const { value, faults } = parseJson(code, { withComments: allowsComments(title) });
  if (faults) return faults;
  return name === 'package.json' ? checkPackageJson(value, code) : [];
}

/** The same for lines of an object without its braces, as a diff shows them. */
export function checkJsonPart(code: string, title?: string): Fault[] {
  if (/^\s*[[{]/.test(code)) return checkJson(code, title);
  return checkJson(`{${code.replace(/,\s*$/, '')}\n}`, title);
}

function allowsComments(title: string): boolean {
  return /(?:^|\/)(?:[tj]sconfig[^/]*\.json|\.swcrc)$|(?:^|\/)\.vscode\//.test(title);
}

function checkPackageJson(value: unknown, code: string): Fault[] {
  const { scripts, dependencies, devDependencies, optionalDependencies } = Object(value);
  return [
    ...entries(scripts).flatMap(([name, command]) =>
      checkShell(command).map((fault) => ({ ...fault, line: lineOfKey(name, code) })),
    ),
    ...[dependencies, devDependencies, optionalDependencies]
      .flatMap(entries)
      .flatMap(([name, range]) => {
        const fault = checkDependency(name, range);
        return fault ? [{ ...fault, line: lineOfKey(name, code) }] : [];
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
