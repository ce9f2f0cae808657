import type { LocaleCode } from '#shared/locale.ts';
import type { Problem } from '#shared/problem.ts';
import type { TranslationStatus } from '../../content/records/translation-status.ts';
import type { CompiledSource } from '../../model/site.ts';
import { type PagePair, pageFile, pagePairs, sectionPairs } from './page-pairs.ts';

/** Shown to writers, without failing the check. */
export type Note = Problem;

/** A translation with sections whose source has changed since. */
export interface StalePage extends PagePair {
  sections: StaleSection[];
}

interface StaleSection {
  id: string;
  /** Of its heading, in the translation. */
  line: number;
  /** Of its heading, in the original. */
  originalLine: number;
  /** Whether the translation changed too, and only the translation status does not know. */
  isTouched: boolean;
}

/** The sections that were translated from another version than there is now. */
export function staleSections(
  translationStatus: TranslationStatus,
  pages: readonly CompiledSource[],
  { lang }: { lang: LocaleCode },
): StalePage[] {
  return pagePairs(pages, lang)
    .map((pair) => ({ ...pair, sections: staleIn(pair, translationStatus) }))
    .filter(({ sections }) => sections.length > 0);
}

function staleIn(pair: PagePair, { sections }: TranslationStatus): StaleSection[] {
  const recorded = sections[pair.name] ?? {};
  return sectionPairs(pair).flatMap(({ id, original, translation }) => {
    const [from, made] = recorded[id] ?? [original.hash];
    if (from === original.hash) return [];
    const isTouched = made !== translation.hash;
    return [{ id, line: translation.line, originalLine: original.line, isTouched }];
  });
}

/** The ids of stale sections, by the translation that has them. */
export function staleIds(
  translationStatus: TranslationStatus | undefined,
  pages: readonly CompiledSource[],
  config: { lang: LocaleCode },
): ReadonlyMap<CompiledSource['source'], ReadonlySet<string>> {
  const stale = translationStatus ? staleSections(translationStatus, pages, config) : [];
  return new Map(
    stale.map(({ translation, sections }) => [
      translation.source,
      new Set(sections.map(({ id }) => id)),
    ]),
  );
}

/** The notes of `npm run check` on stale sections. */
export function staleNotes(stale: readonly StalePage[]): Note[] {
  return stale.flatMap(({ sections, name, original, translation }) =>
    sections.map(({ id, line, originalLine, isTouched }) => ({
      file: pageFile(translation),
      line,
      message: isTouched
        ? 'Unrecorded change of this section and its source'
        : 'Stale translation: the source of this section has changed',
      found: `${name}#${id}`,
      expected: `what ${pageFile(original)}:${originalLine} says now`,
      fix: isTouched ? 'npm run translations' : remedy(`${name}#${id}`),
    })),
  );
}

function remedy(section: string): string {
  return [
    'translate what is new, then `npm run translations`;',
    `where nothing has to change: \`npm run translations -- --acknowledge ${section}\``,
  ].join('\n');
}
