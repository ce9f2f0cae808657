import { type OxcError, type Program, parseSync } from 'oxc-parser';
import { lineAt } from '#shared/text.ts';
import type { SampleProblem } from './sample-problem.ts';

export type ScriptLang = 'js' | 'jsx' | 'ts' | 'tsx';

/** Code that could be parsed. */
export interface Script {
  code: string;
  lang: ScriptLang;
  program: Program;
  /** Whether it imports or exports as ECMAScript modules do. */
  isModule: boolean;
}

/** Either what a step gives, or why it gives nothing. */
export type Outcome<Value> =
  | { value: Value; problems?: undefined }
  | { value?: undefined; problems: SampleProblem[] };

const langs: Record<string, ScriptLang> = {
  ...{ js: 'js', javascript: 'js', mjs: 'js', cjs: 'js', jsx: 'jsx' },
  ...{ ts: 'ts', typescript: 'ts', mts: 'ts', cts: 'ts', tsx: 'tsx' },
};

/** The dialect of a fence's language or of a file's extension; undefined where it is no script. */
export function scriptLang(lang: string): ScriptLang | undefined {
  return Object.hasOwn(langs, lang) ? langs[lang] : undefined;
}

/** Reads code as a module or, where it is none, as CommonJS. */
export function parseScript(code: string, lang: ScriptLang): Outcome<Script> {
  const asModule = parseSync(`sample.${lang}`, code, { lang, sourceType: 'module' });
  const { hasModuleSyntax } = asModule.module;
  if (asModule.errors.length === 0) {
    return { value: { code, lang, program: asModule.program, isModule: hasModuleSyntax } };
  }
  const asCommonJs = parseSync(`sample.${lang}`, code, { lang, sourceType: 'commonjs' });
  if (asCommonJs.errors.length === 0) {
    return { value: { code, lang, program: asCommonJs.program, isModule: false } };
  }
  const { errors } = hasModuleSyntax ? asModule : asCommonJs;
  return { problems: errors.slice(0, 1).map((error) => syntaxProblem(error, code, lang)) };
}

/** Reads code, or what may stand within braces: an object, or properties of one. */
export function parseFragment(code: string, lang: ScriptLang): Outcome<Script> {
  const whole = parseScript(code, lang);
  if (whole.value) return whole;
  const part = parseScript(`(${code}\n)`, lang).value ?? parseScript(`({${code}\n})`, lang).value;
  return part ? { value: part } : whole;
}

// Only the first error counts: what follows is the parser's confusion.
function syntaxProblem(
  { message, labels }: OxcError,
  code: string,
  lang: ScriptLang,
): SampleProblem {
  const line = lineAt(code, labels[0]?.start ?? 0);
  return {
    line,
    message: `Invalid ${lang.startsWith('ts') ? 'TypeScript' : 'JavaScript'}: ${message}`,
    found: code.split('\n')[line - 1]?.trim() || undefined,
    isSeenByBuild: true,
  };
}
