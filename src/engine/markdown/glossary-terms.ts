import { type LocaleCode, type SpokenLocale, spokenLocales } from '#shared/locale.ts';
import type { SourceFile } from '../content/read.ts';
import type { GlossaryData } from '../content/records/glossary-schema.ts';
import { firstSentence } from './components/first-sentence.ts';
import { hasGlossary } from './glossary-expansion.ts';

/** The words of the glossary in the language of a text. */
export interface GlossaryTerms {
  /** The page that explains them: `/guide/glossary`. */
  path: string;
  entries: GlossaryTerm[];
}

export interface GlossaryTerm {
  /** Of its heading on that page. */
  id: string;
  words: string[];
  /** One sentence; absent for words that are so common that a text does not link them. */
  definition?: string;
  /** Pages that say more than the glossary does. */
  explainedOn: string[];
}

type TextSource = Pick<SourceFile, 'lang' | 'version' | 'original' | 'path' | 'body'>;

/** The terms that the text of a page may link; none where no page of its language and version shows the glossary. */
export type TermsOf = (
  text: Pick<TextSource, 'lang' | 'version' | 'original'>,
) => GlossaryTerms | undefined;

/** Reads the glossary's terms, once for each language. */
export function createTermsOf(
  glossary: Pick<GlossaryData, 'groups' | 'terms'>,
  pages: readonly TextSource[],
): TermsOf {
  const shown = pages.filter(({ body }) => hasGlossary(body));
  const entries = new Map<LocaleCode, GlossaryTerm[]>(
    spokenLocales.map((lang) => [lang, entriesOf(glossary, lang)]),
  );
  return ({ lang, version, original }) => {
    const page = shown.find((other) => other.lang === lang && other.version === version);
    return page && { path: page.path, entries: entries.get(original ?? lang) ?? [] };
  };
}

function entriesOf(
  { groups, terms }: Pick<GlossaryData, 'groups' | 'terms'>,
  lang: SpokenLocale,
): GlossaryTerm[] {
  const explained = groups.flatMap((group) => group.terms);
  return [
    ...explained.map(({ id, quiet, definition, ...term }) => ({
      id,
      words: term[lang],
      ...(quiet ? {} : { definition: summaryOf(definition[lang]) }),
      explainedOn: [...definition[lang].matchAll(/\]\((\/[^)#]*)/g)].map(([, path = '']) => path),
    })),
    ...terms.map((term) => ({ id: term.id, words: term[lang], explainedOn: [] })),
  ];
}

/** As much as a tooltip holds. */
const longest = 200;

function summaryOf(definition: string): string {
  const sentence = firstSentence(withoutMarks(definition));
  if (sentence.length <= longest) return sentence;
  return `${sentence.slice(0, longest - 1).replace(/[\s,，、;；(（][^\s,，、;；(（]*$/, '')}…`;
}

/** The text of a paragraph that has nothing but links, code and stress. */
function withoutMarks(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '');
}
