import { lineAt } from '#shared/text.ts';
import type { Outcome } from './parse-script.ts';
import type { SampleProblem } from './sample-problem.ts';

/** Reads JSON; the tools that read some files allow comments and commas at the end of lists. */
export function parseJson(
  text: string,
  { withComments }: { withComments: boolean },
): Outcome<unknown> {
  try {
    return { value: JSON.parse(withComments ? withoutComments(text) : text) };
  } catch (error) {
    return {
      problems: [jsonProblem(error instanceof Error ? error.message : String(error), text)],
    };
  }
}

const strings = /"(?:\\.|[^"\\\n])*"/.source;

/** Every character keeps its place. */
function withoutComments(text: string): string {
  return text
    .replace(new RegExp(`${strings}|//.*|/\\*[^]*?\\*/`, 'g'), (token) =>
      token.startsWith('"') ? token : token.replace(/./g, ' '),
    )
    .replace(new RegExp(`${strings}|,(?=\\s*[}\\]])`, 'g'), (token) =>
      token === ',' ? ' ' : token,
    );
}

function jsonProblem(message: string, text: string): SampleProblem {
  const line = lineAt(text, positionOf(message, text));
  const [words] = message.split(
    / in JSON at position| at position|, (?:\.\.\.)?"| is not valid JSON/,
  );
  return {
    line,
    message: `Invalid JSON: ${words}`,
    found: text.split('\n')[line - 1]?.trim() || undefined,
  };
}

/** Where Node stopped to read: it says a number, or shows the ten characters around. */
function positionOf(message: string, text: string): number {
  const [, position] = / at position (\d+)/.exec(message) ?? [];
  if (position !== undefined) return Number(position);
  const [, before, around] = /, (\.\.\.)?"(.*)"(?:\.\.\.)? is not valid JSON/s.exec(message) ?? [];
  const start = around === undefined ? -1 : text.indexOf(around);
  return start === -1 ? text.length : start + (before ? 10 : 0);
}
