import type { LocaleCode } from '#shared/locale.ts';
import { pageName } from '../../content/scan.ts';
import { isUntranslated } from '../../content/untranslated.ts';
import type { Section } from '../../markdown/compiled-page.ts';
import type { CompiledSource } from '../../model/site.ts';

/** A page in the site's own language and in another one. */
export interface PagePair {
  /** What the translation status and the command line call the page: `/guide/react`. */
  name: string;
  original: CompiledSource;
  translation: CompiledSource;
}

/** The pages that exist in both languages and could be parsed. */
export function pagePairs(pages: readonly CompiledSource[], defaultLang: LocaleCode): PagePair[] {
  const sound = pages.filter(({ source, compiled }) => compiled.code && !isUntranslated(source));
  const originals = new Map(
    sound
      .filter(({ source }) => source.lang === defaultLang)
      .map((page) => [pageName(page.source), page]),
  );
  return sound
    .filter(({ source }) => source.lang !== defaultLang)
    .flatMap((translation) => {
      const name = pageName(translation.source);
      const original = originals.get(name);
      return original ? [{ name, original, translation }] : [];
    });
}

/** Names of all pages that have, or could have, a translation of their own. */
export function translatedNames(pages: readonly CompiledSource[]): Set<string> {
  const names = new Set(pages.map(({ source }) => pageName(source)));
  for (const { source } of pages) if (isUntranslated(source)) names.delete(pageName(source));
  return names;
}

/** A section in both languages. */
export interface SectionPair {
  id: string;
  original: Section;
  translation: Section;
}

/** The sections that both pages have. */
export function sectionPairs({ original, translation }: PagePair): SectionPair[] {
  const originals = new Map(original.compiled.sections.map((section) => [section.id, section]));
  return translation.compiled.sections.flatMap((section) => {
    const other = originals.get(section.id);
    return other ? [{ id: section.id, original: other, translation: section }] : [];
  });
}

/** Whether either page has a section: one that a single page lost is a matter of its structure. */
export function hasSection({ original, translation }: PagePair, id: string): boolean {
  return [original, translation].some(({ compiled }) =>
    compiled.sections.some((section) => section.id === id),
  );
}

/** A page's file, as problems name it. */
export function pageFile({ source }: CompiledSource): string {
  return `content/${source.relativePath}`;
}
