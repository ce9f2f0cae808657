import { lineAt } from '#shared/text.ts';
import { codeTokens } from './code-tokens.ts';
import { hasHan, type Token } from './token.ts';

/** A line of a block of code. */
interface CodeLine {
  /** Within the block, from 1. */
  line: number;
  text: string;
}

/** Where two blocks of code begin to differ. */
export interface CodeDifference {
  original: CodeLine;
  translation: CodeLine;
}

/** Whether two blocks of code are the same but for their comments and for what is translated in their strings. */
export function sameCode(original: string, translation: string, lang: string): boolean {
  return codeDifference(original, translation, lang) === undefined;
}

/** The first lines that are not the same. */
export function codeDifference(
  original: string,
  translation: string,
  lang: string,
): CodeDifference | undefined {
  if (original === translation) return undefined;
  const [before, after] = [codeTokens(original, lang), codeTokens(translation, lang)];
  const count = Math.max(before.length, after.length);
  for (let index = 0; index < count; index++) {
    if (isSame(before[index], after[index])) continue;
    return {
      original: lineOf(original, before[index]),
      translation: lineOf(translation, after[index]),
    };
  }
  return undefined;
}

function isSame(original: Token | undefined, translation: Token | undefined): boolean {
  if (!original || !translation) return false;
  if (original.text === translation.text) return true;
  return (
    original.isWords &&
    translation.isWords &&
    hasHan(translation.text) &&
    insertions(original.text) === insertions(translation.text)
  );
}

/** What is put into words: `${name}`, `{{ name }}`. Its order is up to the language. */
function insertions(text: string): string {
  return (text.match(/\{+[^}]*\}+/g) ?? []).sort().join();
}

function lineOf(code: string, token: Token | undefined): CodeLine {
  const lines = code.split('\n');
  const line = token ? lineAt(code, token.start) : lines.length;
  return { line, text: token ? (lines[line - 1]?.trim() ?? '') : 'the end of the code' };
}
