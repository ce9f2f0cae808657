import type { Statement } from 'oxc-parser';
import { type Outcome, parseScript, type Script, type ScriptLang } from './parse-script.ts';
import type { SampleProblem } from './sample-problem.ts';

/**
 * Makes a whole configuration of a sample; lines keep their numbers. A sample with
 * `module.exports =` or `export default` is whole. An object that stands alone is the
 * configuration. Lines of properties are the properties of one. Of a diff, its new side counts, and
 * brackets that it leaves open are closed. Everything else is no configuration, which is a problem.
 *
 * ```
 * module.exports = { … }   →  the same
 * { output: { … } }        →  module.exports = ({ output: { … } })
 * plugins: [ … ],          →  module.exports = {plugins: [ … ], }
 * ```
 */
export function completeConfig(code: string, lang: ScriptLang): Outcome<Script> {
  const before = lang.startsWith('ts') ? 'export default' : 'module.exports =';
  const whole = parseScript(code, lang);
  if (whole.value?.program.body.some((statement) => isExport(statement, code))) return whole;
  const object = parseScript(`${before} (${withoutEnd(code)}\n)`, lang);
  if (startsLike(code, /^\{/)) return object;
  const properties = parseScript(`${before} {${code}\n}`, lang);
  if (properties.value || startsLike(code, /^(?:[\w$]+|'[^']*'|"[^"]*"):/)) return properties;
  return whole.value ? { problems: [noConfig] } : whole;
}

const noConfig: SampleProblem = {
  line: 1,
  message: 'Missing export of the configuration',
  expected: '`module.exports = …`, `export default …`, an object, or properties of one',
  fix: 'Export the configuration, or give the sample another title.',
};

/** An object may end in what follows it in its file. */
function withoutEnd(code: string): string {
  return code.replace(/[;,]\s*$/, '');
}

/** Whether the first thing that is no comment looks so. */
function startsLike(code: string, pattern: RegExp): boolean {
  return pattern.test(code.replace(/^(?:\s+|\/\/.*|\/\*[\s\S]*?\*\/)*/, ''));
}

function isExport(statement: Statement, code: string): boolean {
  switch (statement.type) {
    case 'ExportDefaultDeclaration':
    case 'TSExportAssignment':
      return true;
    case 'ExportNamedDeclaration':
      return statement.specifiers.some(
        ({ exported }) => exported.type === 'Identifier' && exported.name === 'default',
      );
    case 'ExpressionStatement': {
      const { expression } = statement;
      if (expression.type !== 'AssignmentExpression') return false;
      return /^(?:module\.)?exports\b/.test(code.slice(expression.left.start));
    }
    default:
      return false;
  }
}
