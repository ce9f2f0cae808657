import { element } from '#app/element.ts';

/** A piece of a sentence. */
interface Piece {
  isCode: boolean;
  text: string;
}

/** `Use {instead} of `x`.` → words and code; what stands in braces is code. */
function piecesOf(sentence: string, details: Readonly<Record<string, string>>): Piece[] {
  return sentence
    .split(/(\{\w+\}|`[^`]*`)/)
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith('`')) return { isCode: true, text: part.slice(1, -1) };
      if (!part.startsWith('{')) return { isCode: false, text: part };
      return { isCode: true, text: details[part.slice(1, -1)] ?? '' };
    });
}

/** The nodes of a sentence. */
export function sentenceNodes(
  sentence: string,
  details: Readonly<Record<string, string>> = {},
): (Node | string)[] {
  return piecesOf(sentence, details).map(({ isCode, text }) =>
    isCode ? element('code', {}, text) : text,
  );
}
