import { shares } from './fields.ts';
import type { Knowledge } from './knowledge.ts';
import type { Token } from './query.ts';
import { isStopWord } from './stop-words.ts';

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
    ...tokens.flatMap((token, index) => ownNeedles(tokens, token, index)),
    ...compounds(tokens),
    ...spans(tokens, knowledge),
  ];
  // A word that only asks is no hit.
  const telling = needles.filter(({ from, to }) =>
    tokens.slice(from, to).some(({ need }) => need !== 'none'),
  );
  return [...new Map(telling.reverse().map((one) => [keyOf(one), one])).values()];
}

function keyOf({ words, from, to }: Needle): string {
  return [from, to, ...words].join(' ');
}

function ownNeedles(tokens: readonly Token[], { text, unspaced, continues }: Token, index: number) {
  const isPart = continues || tokens[index + 1]?.continues;
  const share = isPart ? shares.partOfName : 1;
  const stem = unspaced ? undefined : stemOf(text);
  return [
    needle([text], index, share),
    ...(stem === undefined ? [] : [needle([stem], index, share * shares.stem)]),
  ];
}

/** Names that were typed as one, `sass-loader`: their parts apart are worth less. */
function compounds(tokens: readonly Token[]): Needle[] {
  return [...tokens.keys()].flatMap((from) => {
    if (tokens[from]?.continues || !tokens[from + 1]?.continues) return [];
    let to = from + 1;
    while (tokens[to]?.continues) to++;
    const words = tokens.slice(from, to).map(({ text }) => text);
    const neighbours = words.length > 2 ? words.slice(1) : [];
    return [
      needle(words, from, 1, to),
      ...neighbours.map((word, at) =>
        needle([words[at] ?? '', word], from + at, shares.pairOfName, from + at + 2),
      ),
    ];
  });
}

/** What misspelt words may have meant. */
export function typoNeedles(
  tokens: readonly Token[],
  { vocabulary }: Pick<Knowledge, 'vocabulary'>,
): Needle[] {
  return tokens.flatMap(({ text, unspaced, need }, index) => {
    if (unspaced || need === 'none') return [];
    return vocabulary
      .corrections(text)
      .filter(({ typos }) => typos > 0)
      .map(({ words, typos }) => needle(words, index, shares.typo ** typos));
  });
}

function needle(words: readonly string[], from: number, share: number, to = from + 1): Needle {
  return { words, from, to, share };
}

/** The shortest stem that still tells something. */
const shortestStem = 4;

/** A word without its ending; undefined where it has none. */
function stemOf(text: string): string | undefined {
  const stem = text
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?:ing|ed|(?<=[sxz]|[cs]h)es|s|ation|ers?)$/, '')
    .replace(/([bdgmnprt])\1$/, '$1');
  return stem === text || stem.length < shortestStem ? undefined : stem;
}

function spans(tokens: readonly Token[], { synonyms, vocabulary, wordPages }: Knowledge): Needle[] {
  const found: Needle[] = [];
  for (let from = 0; from < tokens.length; from++) {
    for (let to = from + 1; to <= Math.min(tokens.length, from + synonyms.longest); to++) {
      const words = tokens.slice(from, to).map(({ text }) => text);
      found.push(
        ...synonyms.of(words.join(' ')).map((term) => needle(term, from, shares.synonym, to)),
      );
      const joined = words.join('');
      const apart = to - from === 1 ? vocabulary.apart.get(joined) : undefined;
      if (apart && apart.length > 1) {
        found.push(needle(apart, from, shares.joined, to));
        const terms = synonyms.of(apart.join(' '));
        found.push(...terms.map((term) => needle(term, from, shares.synonym, to)));
      }
      const isOneWord = to - from > 1 && to - from < 4 && wordPages.has(joined);
      if (isOneWord && !words.some(isStopWord))
        found.push(needle([joined], from, shares.joined, to));
    }
  }
  return found;
}
