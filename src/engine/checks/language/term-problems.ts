import { isSpoken, type LocaleCode } from '#shared/locale.ts';
import type { Problem } from '#shared/problem.ts';
import {
  type AvoidedTerm,
  type AvoidedTerms,
  termPattern,
} from '../../content/records/avoided-terms.ts';
import { glossaryFile } from '../../content/records/glossary.ts';
import { excerptOf } from './excerpt.ts';
import { lineAt, type ProseBlock, textOf } from './prose-block.ts';

interface TermContext {
  file: string;
  lang: LocaleCode;
  avoided: AvoidedTerms;
}

interface SoughtTerm extends AvoidedTerm {
  pattern: RegExp;
}

/** Words for which the glossary has another one, at their lines. */
export function termProblems(
  blocks: readonly ProseBlock[],
  { file, lang, avoided }: TermContext,
): Problem[] {
  const own = isSpoken(lang) ? avoided[lang] : [];
  const terms = own.map((term) => ({ ...term, pattern: termPattern(term.wrong) }));
  return blocks.flatMap((block) => {
    const text = textOf(block);
    return terms.flatMap((term) =>
      placesOf(term, text).map(({ found, offset }) => ({
        file,
        line: lineAt(block, offset),
        message: `Avoided term “${found.replaceAll(/\s+/g, ' ')}”`,
        found: excerptOf(block, text, { from: offset, to: offset + found.length }),
        expected: term.right,
        fix: `write ${term.right}; the words of the site stand in ${glossaryFile}`,
      })),
    );
  });
}

/** Where a text has the wrong term, other than as a part of a right one. */
function placesOf({ pattern, within }: SoughtTerm, text: string) {
  return [...text.matchAll(pattern)]
    .map(({ 0: found, index }) => ({ found, offset: index }))
    .filter(
      ({ found, offset }) => !within.some((right) => isPartOf(right, { found, offset }, text)),
    );
}

function isPartOf(
  right: string,
  { found, offset }: { found: string; offset: number },
  text: string,
) {
  const inner = right.indexOf(found);
  return inner >= 0 && text.startsWith(right, offset - inner);
}
