import type { ExplainedTerm, GlossaryData } from '../../content/records/glossary-schema.ts';

type Term = Pick<ExplainedTerm, 'id' | 'en' | 'zh' | 'avoid' | 'synonyms'>;

/** Groups of words that mean the same, in both languages: those of each term, and wrong ones for it. */
export function searchSynonyms({ groups, terms, names }: GlossaryData): string[][] {
  const all: Term[] = [...groups.flatMap((group) => group.terms), ...terms];
  return [
    ...all.flatMap(synonymsOf),
    ...names.map(({ name, avoid }) => distinct([name, ...avoid])),
  ].filter((group) => group.length > 1);
}

function synonymsOf(term: Term): string[][] {
  const { en, zh, avoid, synonyms } = term;
  const wrong = { ...avoid.en, ...avoid.zh };
  if (!isPair(term)) return [distinct([...en, ...zh, ...synonyms, ...Object.keys(wrong)])];
  const corrected = Object.entries(wrong).map((pair) => distinct(pair));
  return [...en.map((word, index) => distinct([word, zh[index] ?? word])), ...corrected];
}

/** An entry that is about two things, `experimental-and-stable`, has a word for each in its place. */
function isPair({ id, en, zh }: Term): boolean {
  return id.includes('-and-') && en.length === zh.length;
}

function distinct(words: readonly string[]): string[] {
  return [...new Map(words.map((word) => [word.toLowerCase(), word])).values()];
}
