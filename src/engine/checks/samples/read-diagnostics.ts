import { type Node, Visitor } from 'oxc-parser';
import type { Script } from './parse-script.ts';
import { type SampleProblem, sortProblems } from './sample-problem.ts';

interface Diagnostic {
  index: number;
  line: number;
  /** From 1, as the line. */
  column: number;
  code: string;
  words: string;
}

/** What the compiler printed of files that are named after samples, as problems of these samples. */
export function readDiagnostics(
  output: string,
  scripts: ReadonlyMap<number, Script>,
): Map<number, SampleProblem[]> {
  const [broken] = /^error TS.*$/m.exec(output) ?? [];
  if (broken) throw new Error(`Samples cannot be type-checked: ${broken}`);
  const problems = new Map<number, SampleProblem[]>();
  const lines = output.matchAll(
    /^(?:.*[\\/])?(\d+)\.[jt]sx?\((\d+),(\d+)\): error (TS\d+): (.*)$/gm,
  );
  for (const [, index, line, column, code = '', words = ''] of lines) {
    const diagnostic = {
      index: Number(index),
      line: Number(line),
      column: Number(column),
      code,
      words,
    };
    const script = scripts.get(diagnostic.index);
    if (!script || !isReliable(diagnostic, script)) continue;
    const known = problems.get(diagnostic.index) ?? [];
    problems.set(diagnostic.index, sortProblems([...known, toProblem(diagnostic, script)]));
  }
  return problems;
}

const unknownKey = ['TS2353', 'TS2561'];
const wrongValue = ['TS2322', 'TS2345', 'TS2554', 'TS2769'];

function isReliable({ code, line, column }: Diagnostic, script: Script): boolean {
  if (script.lang.startsWith('ts') || unknownKey.includes(code)) return true;
  const before = script.code.split('\n').slice(0, line - 1);
  const offset = before.reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
  return wrongValue.includes(code) && isConstructed(offset, script);
}

/** Whether a position lies in what `new` is given: there, literals have the types that they look like. */
function isConstructed(offset: number, { program }: Script): boolean {
  let isInside = false;
  new Visitor({
    NewExpression({ start, end }: Node) {
      if (start <= offset && offset < end) isInside = true;
    },
  }).visit(program);
  return isInside;
}

function toProblem({ line, code, words }: Diagnostic, script: Script): SampleProblem {
  const [, fix] = /Did you mean (?:to write )?'(.*?)'\?/.exec(words) ?? [];
  if (unknownKey.includes(code)) {
    const [, key] = /(?:and|but) '+([^']+)'+ does not exist/.exec(words) ?? [];
    const message = `Unknown key \`${key}\` in the types of Rspack`;
    return { line, message, found: key, fix };
  }
  const found = script.code.split('\n')[line - 1]?.trim();
  const message = words.replace(/ Did you mean .*| Do you need .*/, '').replace(/\.$/, '');
  return { line, message: `Type error: ${message}`, found, fix };
}
