import type { LocaleCode } from '#shared/locale.ts';
import { pageName } from '../../content/scan.ts';
import { isUntranslated } from '../../content/untranslated.ts';
import type { Section } from '../../markdown/compiled-page.ts';
import type { CompiledSource } from '../../model/site.ts';

/** A page in the site's own language and in another one. */
export interface PagePair {
  /** What the translation status calls the translation: `/zh/guide/react`. */
  name: string;
  /** One name for the page in all languages: `/guide/react`. */
  page: string;
  original: CompiledSource;
  translation: CompiledSource;
}

/** Translations whose original exists, where both could be parsed. */
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
      const page = pageName(translation.source);
      const original = originals.get(page);
      const name = translationName(page, translation.source.lang);
      return original ? [{ name, page, original, translation }] : [];
    });
}

/** Whether the status goes on to know a translation: its page is there, and does not show the original. */
export function isKept(name: string, pages: readonly CompiledSource[]): boolean {
  const lang = name.split('/')[1] ?? '';
  const sources = pages
    .map(({ source }) => source)
    .filter((source) => translationName(pageName(source), lang) === name);
  const isStub = sources.some((source) => source.lang === lang && isUntranslated(source));
  return sources.length > 0 && !isStub;
}

function translationName(page: string, lang: LocaleCode): string {
  return `/${lang}${page}`;
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
