import { extras, shares } from './fields.ts';
import type { Knowledge } from './knowledge.ts';
import type { Token } from './query.ts';

/** Words to look for, and which tokens of the query are answered by them. */
export interface Needle {
  words: readonly string[];
  /** The tokens it stands for: from this one to before that one. */
  from: number;
  to: number;
  /** Of what the tokens themselves would be worth. */
  share: number;
}

/** All that a query may be answered by, wrong letters aside. */
export function needlesOf(tokens: readonly Token[], knowledge: Knowledge): Needle[] {
  const needles = [
    ...tokens.flatMap((_, index) => ownNeedles(tokens, index)),
    ...together(tokens, knowledge),
    ...otherWords(tokens, knowledge),
  ];
  // A word that only asks is no hit.
  const telling = needles.filter(({ from, to }) => tokens.slice(from, to).some(isTelling));
  const keyOf = ({ words, from, to }: Needle) => [from, to, ...words].join(' ');
  const inOrder = telling.sort((a, b) => a.share - b.share);
  return [...new Map(inOrder.map((one) => [keyOf(one), one])).values()];
}

function isTelling({ isStop }: Token): boolean {
  return !isStop;
}

function ownNeedles(tokens: readonly Token[], index: number): Needle[] {
  const { text = '', unspaced, continues } = tokens[index] ?? {};
  const share = continues || tokens[index + 1]?.continues ? shares.part : 1;
  const bare = text.replace(/^-+/, '');
  const stem = unspaced || bare !== text ? undefined : stemOf(text);
  return [
    needle([text], index, share),
    ...(bare !== text && bare.length > 1 ? [needle([bare], index, shares.part)] : []),
    ...(stem ? [needle([stem], index, share * shares.stem)] : []),
  ];
}

/** Words that follow each other here and somewhere count more, the more so the more they are. */
function together(tokens: readonly Token[], { has }: Knowledge): Needle[] {
  return [...tokens.keys()].flatMap((from) => {
    const found: Needle[] = [];
    for (let to = from + 2; to <= tokens.length && has(textsOf(tokens, from, to)); to++) {
      const telling = tokens.slice(from, to).filter(isTelling).length;
      const share = 1 + extras.together * (telling - 1);
      found.push(needle(textsOf(tokens, from, to), from, share, to));
    }
    return found;
  });
}

function textsOf(tokens: readonly Token[], from: number, to: number): string[] {
  return tokens.slice(from, to).map(({ text }) => text);
}

function otherWords(tokens: readonly Token[], { synonyms, vocabulary, has }: Knowledge): Needle[] {
  const found: Needle[] = [];
  for (let from = 0; from < tokens.length; from++) {
    for (let to = from + 1; to <= Math.min(tokens.length, from + synonyms.longest); to++) {
      const words = textsOf(tokens, from, to);
      const joined = words.join('');
      const terms = synonyms.of(joined);
      const share = terms.length > 0 && !has(words) ? shares.onlySynonym : shares.synonym;
      found.push(...terms.map((term) => needle(term, from, share, to)));
      const apart = to - from === 1 ? vocabulary.apart(joined) : undefined;
      if (apart && apart.length > 1) found.push(needle(apart, from, shares.joined));
      if (to - from === 2 && vocabulary.has(joined))
        found.push(needle([joined], from, shares.joined, to));
    }
  }
  return found;
}

/** What misspelt words may have meant. */
export function corrections(tokens: readonly Token[], { vocabulary }: Knowledge): Needle[] {
  return tokens.flatMap(({ text, unspaced, isStop }, index) =>
    unspaced || isStop
      ? []
      : vocabulary
          .corrections(text)
          .filter(({ typos }) => typos > 0)
          .map(({ words, typos }) => needle(words, index, shares.typo ** typos)),
  );
}

function needle(words: readonly string[], from: number, share: number, to = from + 1): Needle {
  return { words, from, to, share };
}

/** The shortest stem that still tells something. */
const shortestStem = 4;

/** A word without its ending; undefined where it has none. */
export function stemOf(text: string): string | undefined {
  const stem = text
    .replace(/(?:ies|ied|y|ing|ed|es|s|ation|ers?)$/, '')
    .replace(/([bdgmnprt])\1$/, '$1');
  return stem === text || stem.length < shortestStem ? undefined : stem;
}
